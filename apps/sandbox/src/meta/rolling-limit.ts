/** Counts what an account did within the last so many milliseconds of the played clock. */
export class RollingLimit {
  readonly #windowMs: number;
  #times = new Map<string, number[]>();

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  used(account: string, now: number): number {
    const fresh = (this.#times.get(account) ?? []).filter((at) => at > now - this.#windowMs);
    this.#times.set(account, fresh);
    return fresh.length;
  }

  /** Milliseconds until the oldest counted one no longer counts. */
  endsIn(account: string, now: number): number {
    const oldest = this.#times.get(account)?.[0];
    return oldest === undefined ? 0 : Math.max(0, oldest + this.#windowMs - now);
  }

  note(account: string, now: number): void {
    this.#times.set(account, [...(this.#times.get(account) ?? []), now]);
  }

  reset(): void {
    this.#times = new Map();
  }
}
