/** Counts calls per UTC day. */
export class DailyLimit {
  #day = "";
  #counts = new Map<string, number>();

  /** True while the count stays within the limit; 0 means no limit. */
  allows(who: string, limit: number, at: number): boolean {
    if (limit === 0) return true;
    const day = new Date(at).toISOString().slice(0, 10);
    if (day !== this.#day) {
      this.#day = day;
      this.#counts = new Map();
    }
    const count = (this.#counts.get(who) ?? 0) + 1;
    this.#counts.set(who, count);
    return count <= limit;
  }

  reset(): void {
    this.#counts = new Map();
  }
}
