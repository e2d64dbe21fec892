import { limits } from "@polyphon/contract/limits.ts";
import type { OutsideFile, OutsidePages } from "../modules/media/media.port.ts";
import type { FetchOutside, OutsideAsk } from "../platform/outside/fetch-outside.ts";
import type { RateLimit } from "../platform/redis/rate-limit.ts";

const page = {
  types: ["text/html", "application/xhtml+xml"],
  maxBytes: 3 * 1024 * 1024,
  timeoutMs: 8_000,
};
const picture = {
  types: ["image/jpeg", "image/png", "image/gif", "image/webp"],
  maxBytes: limits.image.bytes,
  timeoutMs: 8_000,
};
const asking = { capacity: limits.extract.perMinute, perSeconds: 60 };

export function createOutsidePages(fetchOutside: FetchOutside, rate: RateLimit): OutsidePages {
  async function read(ask: OutsideAsk): Promise<OutsideFile | null> {
    const answer = await fetchOutside(ask);
    return answer.kind === "found" ? answer : null;
  }
  return {
    page: (url) => read({ url, ...page }),
    picture: (url) => read({ url, ...picture }),
    mayAsk: async (accountId) => (await rate.take(`outside:${accountId}`, asking)).ok,
  };
}
