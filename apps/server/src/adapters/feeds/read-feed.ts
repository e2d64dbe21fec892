import { limits } from "@polyphon/contract/limits.ts";
import type { FeedTrouble } from "@polyphon/contract/content/real-time/real-time.ts";
import type { FeedAnswer, FeedAsk } from "../../modules/content/real-time/real-time.port.ts";
import type { FetchOutside, OutsideAnswer } from "../../platform/outside/fetch-outside.ts";
import { decodeFeed, plainLine } from "./feed-text.ts";
import { readJsonFeed } from "./read-json-feed.ts";
import { readXmlFeed } from "./read-xml-feed.ts";

const wanted = {
  // Many feeds are served as plain XML, as text or even as a page; only the content shows what they are.
  types: ["application/", "text/"],
  accept: "application/rss+xml,application/atom+xml,application/feed+json,application/xml;q=0.9,*/*;q=0.5",
  maxBytes: limits.realTime.feedBytes,
  timeoutMs: 15_000,
};

const troubles: Readonly<Record<Extract<OutsideAnswer, { kind: "refused" }>["why"], FeedTrouble>> = {
  address: "ADDRESS",
  redirects: "ADDRESS",
  status: "STATUS",
  type: "TYPE",
  size: "SIZE",
  time: "TIME",
  connection: "CONNECTION",
};

/** Reads a feed at an address of the open internet, whatever its kind. */
export async function readFeedAt(
  fetchOutside: FetchOutside,
  { address, known }: Pick<FeedAsk, "address" | "known">,
): Promise<FeedAnswer> {
  const answer = await fetchOutside({ url: address, ...wanted, known });
  if (answer.kind === "unchanged") return answer;
  if (answer.kind === "refused") return { kind: "failed", trouble: troubles[answer.why], notBefore: null };
  const text = decodeFeed(answer.type, answer.body);
  const read = text.trimStart().startsWith("{")
    ? readJsonFeed(text, answer.url)
    : readXmlFeed(text, answer.url);
  if (read === null) return { kind: "failed", trouble: "UNREADABLE", notBefore: null };
  return {
    kind: "read",
    title: plainLine(read.title, limits.realTime.sourceMax) || null,
    items: read.items,
    validators: answer.validators,
  };
}
