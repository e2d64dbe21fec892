type Waiter = () => void;

/**
 * Shares out the connections of a pool. A company may hold a part of them only, and whoever waits is served in turn
 * by company: a company whose transactions wait for a lock leaves connections to all others.
 */
export class FairSlots {
  readonly #perCompany: number;
  readonly #held = new Map<number, number>();
  /** In the order in which companies are served next. Null is what belongs to no company: it has no part of its own. */
  readonly #waiting = new Map<number | null, Waiter[]>();
  #free: number;

  constructor(size: number, perCompany: number) {
    this.#free = size;
    this.#perCompany = perCompany;
  }

  #fits(company: number | null): boolean {
    return this.#free > 0 && (company === null || (this.#held.get(company) ?? 0) < this.#perCompany);
  }

  #count(company: number | null, change: 1 | -1): void {
    this.#free -= change;
    if (company === null) return;
    const held = (this.#held.get(company) ?? 0) + change;
    if (held === 0) this.#held.delete(company);
    else this.#held.set(company, held);
  }

  #serveNext(): void {
    for (const [company, waiters] of this.#waiting) {
      if (!this.#fits(company)) continue;
      const [first, ...others] = waiters;
      this.#waiting.delete(company);
      if (others.length > 0) this.#waiting.set(company, others);
      this.#count(company, 1);
      first?.();
      return;
    }
  }

  /** Null where one is free at once, so that nothing is awaited; otherwise settles when it is this caller's turn. */
  take(company: number | null, waitMs: number): Promise<void> | null {
    if (this.#fits(company) && !this.#waiting.has(company)) {
      this.#count(company, 1);
      return null;
    }
    return new Promise((served, refused) => {
      const late = setTimeout(() => {
        const others = (this.#waiting.get(company) ?? []).filter((one) => one !== waiter);
        if (others.length > 0) this.#waiting.set(company, others);
        else this.#waiting.delete(company);
        refused(new Error(`no connection was free for ${company ?? "no company"} in ${waitMs} ms`));
      }, waitMs);
      const waiter = () => {
        clearTimeout(late);
        served();
      };
      this.#waiting.set(company, [...(this.#waiting.get(company) ?? []), waiter]);
    });
  }

  giveBack(company: number | null): void {
    this.#count(company, -1);
    this.#serveNext();
  }
}
