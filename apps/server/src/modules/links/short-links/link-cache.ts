import { linkCode } from "@polyphon/contract/links/links.contract.ts";
import type { Redis } from "ioredis";
import { z } from "zod";
import type { Database } from "../../../platform/db/pool.ts";
import { allScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { findShortLink, type ShortLink } from "./short-link.store.ts";

export interface LinkCacheOptions {
  readonly redis: Redis;
  readonly database: Database;
  readonly maxLinks?: number;
  /** After this time a link is refreshed in the background; it is served meanwhile. */
  readonly freshMs?: number;
  readonly now?: () => number;
}

interface Entry {
  readonly link: ShortLink;
  staleAt: number;
}

const inRedisSeconds = 24 * 60 * 60;
const unknownMs = 10_000;
const maxUnknown = 10_000;
const maxAsking = 200;

const keptLink = z.tuple([z.number().int(), z.number().int(), z.url({ protocol: /^https?$/ })]);

function keyOf(code: string): string {
  return `link:${code}`;
}

export class TooManyLookUps extends Error {}

/**
 * Memory in front of Redis in front of PostgreSQL. A link never changes, so a cached one needs nothing else to be up.
 */
export class LinkCache {
  readonly #options: LinkCacheOptions;
  readonly #links = new Map<string, Entry>();
  readonly #unknownUntil = new Map<string, number>();
  readonly #asking = new Map<string, Promise<ShortLink | null>>();
  readonly #maxLinks: number;
  readonly #freshMs: number;
  readonly #now: () => number;

  constructor(options: LinkCacheOptions) {
    this.#options = options;
    this.#maxLinks = options.maxLinks ?? 100_000;
    this.#freshMs = options.freshMs ?? 60 * 60_000;
    this.#now = options.now ?? Date.now;
  }

  get size(): number {
    return this.#links.size;
  }

  /** The cached link, or undefined when it must be looked up. */
  known(code: string): ShortLink | undefined {
    const entry = this.#links.get(code);
    if (!entry) return undefined;
    // Moved to the end: the first of the map is the least recently used.
    this.#links.delete(code);
    this.#links.set(code, entry);
    if (entry.staleAt <= this.#now()) this.#refresh(code, entry);
    return entry.link;
  }

  /** Null when there is no such link; an error when no source could answer. Visitors of one code share one look-up. */
  lookUp(code: string): Promise<ShortLink | null> {
    if (!linkCode.safeParse(code).success) return Promise.resolve(null);
    if ((this.#unknownUntil.get(code) ?? 0) > this.#now()) return Promise.resolve(null);
    const running = this.#asking.get(code);
    if (running) return running;
    if (this.#asking.size >= maxAsking)
      return Promise.reject(new TooManyLookUps("too many links are asked for"));
    const asking = this.#ask(code).finally(() => this.#asking.delete(code));
    this.#asking.set(code, asking);
    return asking;
  }

  #refresh(code: string, entry: Entry): void {
    entry.staleAt = this.#now() + this.#freshMs;
    // A source that is unavailable or busy changes nothing: the cached link stays in use.
    this.lookUp(code).then(
      (link) => {
        if (!link) this.#links.delete(code);
      },
      () => undefined,
    );
  }

  async #ask(code: string): Promise<ShortLink | null> {
    const link = (await this.#fromRedis(code)) ?? (await this.#fromDatabase(code));
    if (link) {
      this.#links.set(code, { link, staleAt: this.#now() + this.#freshMs });
      this.#trim(this.#links, this.#maxLinks);
      return link;
    }
    this.#unknownUntil.set(code, this.#now() + unknownMs);
    this.#trim(this.#unknownUntil, maxUnknown);
    return null;
  }

  async #fromRedis(code: string): Promise<ShortLink | null> {
    const text = await this.#options.redis.get(keyOf(code)).catch(() => null);
    if (text === null) return null;
    const parsed = keptLink.safeParse(JSON.parse(text));
    if (!parsed.success) return null;
    const [shareId, companyId, targetUrl] = parsed.data;
    return { shareId, companyId, targetUrl };
  }

  async #fromDatabase(code: string): Promise<ShortLink | null> {
    const { database, redis } = this.#options;
    const link = await inTransaction(database, allScope("redirect"), (tx) => findShortLink(tx, code));
    if (link) {
      const text = JSON.stringify([link.shareId, link.companyId, link.targetUrl]);
      redis.set(keyOf(code), text, "EX", inRedisSeconds).catch(() => undefined);
    }
    return link;
  }

  #trim(map: Map<string, unknown>, max: number): void {
    for (const oldest of map.keys()) {
      if (map.size <= max) return;
      map.delete(oldest);
    }
  }
}
