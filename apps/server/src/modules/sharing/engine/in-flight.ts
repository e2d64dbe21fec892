/** How many shares are claimed and not yet settled, and who waits for one of their places. */
export class InFlight {
  readonly #most: number;
  #count = 0;
  #wake: (() => void)[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  get count(): number {
    return this.#count;
  }

  get free(): number {
    return this.#most - this.#count;
  }

  enter(count: number): void {
    this.#count += count;
  }

  readonly leave = (count: number): void => {
    this.#count -= count;
    const woken = this.#wake;
    this.#wake = [];
    for (const wake of woken) wake();
  };

  /** Until so many places are free, or all of them. */
  async room(places: number): Promise<void> {
    while (this.free < Math.min(places, this.#most)) {
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
  }
}
