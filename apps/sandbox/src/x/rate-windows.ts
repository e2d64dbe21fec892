const windowMs = 15 * 60_000;
const dayMs = 24 * 3_600_000;

type Count = { used: number; resetsAt: number };

export type RateLimit = {
  readonly header: string;
  readonly limit: number;
  readonly who: string;
  readonly ms: number;
};

export const perWindow = (who: string, limit: number): RateLimit => ({
  header: "x-rate-limit",
  limit,
  who,
  ms: windowMs,
});
export const perUserDay = (who: string, limit: number): RateLimit => ({
  header: "x-user-limit-24hour",
  limit,
  who,
  ms: dayMs,
});
export const perAppDay = (limit: number): RateLimit => ({
  header: "x-app-limit-24hour",
  limit,
  who: "app",
  ms: dayMs,
});

export type RateAnswer = { readonly allowed: boolean; readonly headers: Record<string, string> };

/** Counts calls in windows that begin with the first call and end by the clock. */
export class RateWindows {
  #counts = new Map<string, Count>();

  /** Counts the call under every limit and returns what is left; a limit of 0 does not exist. */
  take(limits: readonly RateLimit[], now: number): RateAnswer {
    const headers: Record<string, string> = {};
    let allowed = true;
    for (const { header, limit, who, ms } of limits) {
      if (limit === 0) continue;
      const count = this.#count(`${header} ${who}`, ms, now);
      count.used += 1;
      if (count.used > limit) allowed = false;
      headers[`${header}-limit`] = String(limit);
      headers[`${header}-remaining`] = String(Math.max(0, limit - count.used));
      headers[`${header}-reset`] = String(Math.ceil(count.resetsAt / 1000));
    }
    return { allowed, headers };
  }

  reset(): void {
    this.#counts = new Map();
  }

  #count(key: string, ms: number, now: number): Count {
    const known = this.#counts.get(key);
    if (known && now < known.resetsAt) return known;
    const fresh = { used: 0, resetsAt: now + ms };
    this.#counts.set(key, fresh);
    return fresh;
  }
}
