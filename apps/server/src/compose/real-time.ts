import { limits } from "@polyphon/contract/limits.ts";
import { createFeedReader } from "../adapters/feed-reader.ts";
import { createHttpClient } from "../adapters/http/http-client.ts";
import type { RealTimeDeps } from "../modules/content/real-time/real-time.deps.ts";
import type { OutsidePages } from "../modules/media/media.port.ts";
import { makeTakeOutsidePicture } from "../modules/media/outside-pages/take-outside-picture.ts";
import { sharesToAnnounce } from "../modules/sharing/sharing.api.ts";
import type { Config } from "../platform/config/config.ts";
import type { FetchOutside } from "../platform/outside/fetch-outside.ts";
import type { Storage } from "../platform/storage/storage.ts";

interface Outside {
  readonly config: Config;
  readonly fetchOutside: FetchOutside;
  readonly outside: OutsidePages;
  readonly storage: Storage;
}

/** Where real-time content comes from. */
export function makeRealTimeDeps({ config, fetchOutside, outside, storage }: Outside) {
  // A page of a stream is longer than any answer of a network.
  const http = createHttpClient({ connections: 4, maxBodyBytes: limits.realTime.feedBytes });
  const deps: RealTimeDeps = {
    readFeed: createFeedReader(fetchOutside, http, {
      base: config.FEEDLY_BASE,
      token: config.FEEDLY_TOKEN,
      timeoutMs: 15_000,
      now: () => new Date(),
    }),
    takePicture: makeTakeOutsidePicture({ outside, storage }),
    sharesToAnnounce,
  };
  return { deps, close: () => http.close() };
}
