/** The clock of the sandbox: it runs like the real one, shifted by as much as a test asks. */
export class Clock {
  #offset = 0;

  now(): number {
    return Date.now() + this.#offset;
  }

  get offsetMs(): number {
    return this.#offset;
  }

  advance(ms: number): void {
    this.#offset += ms;
  }

  set(at: number): void {
    this.#offset = at - Date.now();
  }

  reset(): void {
    this.#offset = 0;
  }
}
