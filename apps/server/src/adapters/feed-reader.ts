import type { FeedAnswer, FeedAsk } from "../modules/content/real-time/real-time.port.ts";
import type { FetchOutside } from "../platform/outside/fetch-outside.ts";
import { createFeedly, type FeedlySettings } from "./feedly/feedly.ts";
import { readFeedAt } from "./feeds/read-feed.ts";
import type { HttpClient } from "./http/http-client.ts";

/** The common interface for reading what a company follows, whatever its source. */
export function createFeedReader(fetchOutside: FetchOutside, http: HttpClient, feedly: FeedlySettings) {
  const readStream = createFeedly(http, feedly);
  return (ask: FeedAsk): Promise<FeedAnswer> =>
    ask.kind === "FEEDLY" ? readStream(ask) : readFeedAt(fetchOutside, ask);
}
