import { keepNewest } from "./newest-keys.ts";

export interface Allowance {
  /** This many may come at once, and this many come back within `perSeconds`. */
  readonly capacity: number;
  readonly perSeconds: number;
}

interface Level {
  readonly tokens: number;
  readonly at: number;
}

/** The same buckets in the memory of this process. */
export class MemoryBuckets {
  readonly #levels = new Map<string, Level>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  #level(key: string, { capacity, perSeconds }: Allowance): Level {
    const at = this.#now();
    const before = this.#levels.get(key) ?? { tokens: capacity, at };
    const since = ((at - before.at) * capacity) / (perSeconds * 1000);
    return { tokens: Math.min(capacity, before.tokens + since), at };
  }

  /** Milliseconds until the next one; 0 where one was taken. */
  take(key: string, allowance: Allowance): number {
    const { tokens, at } = this.#level(key, allowance);
    const taken = tokens >= 1;
    keepNewest(this.#levels, key, { tokens: taken ? tokens - 1 : tokens, at });
    return taken ? 0 : Math.ceil(((1 - tokens) * allowance.perSeconds * 1000) / allowance.capacity);
  }

  giveBack(key: string, allowance: Allowance, count: number): void {
    const { tokens, at } = this.#level(key, allowance);
    keepNewest(this.#levels, key, { tokens: Math.min(allowance.capacity, tokens + count), at });
  }
}
