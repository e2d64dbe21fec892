export interface Allowance {
  /** This many may come at once, and this many come back within `perSeconds`. */
  readonly capacity: number;
  readonly perSeconds: number;
}

interface Level {
  tokens: number;
  at: number;
}

const mostKeys = 50_000;

/** The same buckets in the memory of this process. The oldest are dropped first when there are too many. */
export class MemoryBuckets {
  readonly #levels = new Map<string, Level>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Milliseconds until the next one; 0 where one was taken. */
  take(key: string, { capacity, perSeconds }: Allowance): number {
    const perMs = capacity / (perSeconds * 1000);
    const now = this.#now();
    const before = this.#levels.get(key) ?? { tokens: capacity, at: now };
    const tokens = Math.min(capacity, before.tokens + (now - before.at) * perMs);
    const taken = tokens >= 1;
    this.#levels.delete(key);
    this.#levels.set(key, { tokens: taken ? tokens - 1 : tokens, at: now });
    if (this.#levels.size > mostKeys) this.#levels.delete(this.#levels.keys().next().value ?? "");
    return taken ? 0 : Math.ceil((1 - tokens) / perMs);
  }
}
