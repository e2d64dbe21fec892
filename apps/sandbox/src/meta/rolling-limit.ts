/** Counts an account's actions within a rolling window of the simulated clock, in milliseconds. */
export class RollingLimit {
  readonly #windowMs: number;
  #times = new Map<string, number[]>();

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  used(account: string, now: number): number {
    const times = this.#times.get(account);
    if (!times) return 0;
    const first = times.findIndex((at) => at > now - this.#windowMs);
    times.splice(0, first === -1 ? times.length : first);
    return times.length;
  }

  /** Milliseconds until the oldest counted one no longer counts. */
  endsIn(account: string, now: number): number {
    const oldest = this.#times.get(account)?.[0];
    return oldest === undefined ? 0 : Math.max(0, oldest + this.#windowMs - now);
  }

  note(account: string, now: number): void {
    const times = this.#times.get(account);
    if (times) times.push(now);
    else this.#times.set(account, [now]);
  }

  reset(): void {
    this.#times = new Map();
  }
}
