import type { FeedTrouble } from "@polyphon/contract/content/real-time/real-time.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { z } from "zod";
import type { FeedAnswer, FeedAsk, FeedItem } from "../../modules/content/real-time/real-time.port.ts";
import { type HttpClient, jsonOf } from "../http/http-client.ts";
import type { HttpAnswer, HttpOutcome } from "../http/http-outcome.ts";
import { query } from "../http/query-text.ts";
import { makeItem } from "../feeds/make-item.ts";
import { plainLine } from "../feeds/feed-text.ts";

export interface FeedlySettings {
  readonly base: string;
  /** Without a token no request is made. */
  readonly token: string;
  readonly timeoutMs: number;
  readonly now: () => Date;
}

const address = z.object({ href: z.string() });
const words = z.object({ content: z.string() });
const entry = z.object({
  id: z.string().min(1),
  title: z.string().catch(""),
  author: z.string().catch(""),
  published: z.number().optional(),
  crawled: z.number().optional(),
  canonicalUrl: z.string().catch(""),
  alternate: z.array(address).catch([]),
  summary: words.optional().catch(undefined),
  content: words.optional().catch(undefined),
  origin: z
    .object({ title: z.string().catch(""), htmlUrl: z.string().catch("") })
    .optional()
    .catch(undefined),
  visual: z.object({ url: z.string() }).optional().catch(undefined),
  language: z.string().catch(""),
  engagement: z.number().catch(0),
});
const stream = z.object({
  title: z.string().catch(""),
  continuation: z.string().optional(),
  items: z.array(z.unknown()),
});

const perPage = 100;
const most = limits.realTime.itemsRead;
const second = 1_000;

function itemOf(value: unknown): FeedItem | null {
  const read = entry.safeParse(value);
  if (!read.success) return null;
  const one = read.data;
  const link = one.canonicalUrl || one.alternate[0]?.href || "";
  const at = one.published ?? one.crawled;
  const made = makeItem({
    guid: one.id,
    link,
    base: one.origin?.htmlUrl && URL.canParse(one.origin.htmlUrl) ? one.origin.htmlUrl : link,
    title: one.title,
    summary: one.summary?.content ?? one.content?.content ?? "",
    author: one.author,
    source: one.origin?.title ?? "",
    language: one.language,
    // Feedly writes "none" where an article has no picture.
    picture: one.visual?.url === "none" ? "" : (one.visual?.url ?? ""),
    date: "",
  });
  return made && { ...made, publishedAt: at === undefined ? null : new Date(at), engagement: one.engagement };
}

/** The quota names the seconds until it resets, unlike the clock time that others send. */
function resetOf({ headers }: HttpAnswer, now: Date): Date | null {
  const left = Number(headers["x-ratelimit-reset"]);
  return Number.isFinite(left) && left > 0 ? new Date(now.getTime() + left * second) : null;
}

const troubleOfStatus: Readonly<Record<number, FeedTrouble>> = {
  401: "UNAUTHORIZED",
  403: "UNAUTHORIZED",
  404: "ADDRESS",
  429: "TOO_OFTEN",
};

function failed(outcome: HttpOutcome, now: Date): FeedAnswer {
  if (outcome.kind !== "answered") return { kind: "failed", trouble: "CONNECTION", notBefore: null };
  const trouble = troubleOfStatus[outcome.status] ?? "STATUS";
  return { kind: "failed", trouble, notBefore: trouble === "TOO_OFTEN" ? resetOf(outcome, now) : null };
}

/** Whether this answer used up the last call of the quota. */
function isUsedUp({ headers }: HttpAnswer): boolean {
  const [count, limit] = [headers["x-ratelimit-count"], headers["x-ratelimit-limit"]].map(Number);
  return limit !== undefined && limit > 0 && count !== undefined && count >= limit;
}

/** Reads streams of Feedly with the token of the provider's team, page by page as far as they are needed. */
export function createFeedly(http: HttpClient, settings: FeedlySettings) {
  function page(streamId: string, count: number, continuation: string | undefined): Promise<HttpOutcome> {
    const asked = {
      streamId,
      count: String(count),
      ranked: "newest",
      ...(continuation ? { continuation } : {}),
    };
    return http.send({
      method: "GET",
      url: `${settings.base}/v3/streams/contents?${query(asked)}`,
      headers: { authorization: `Bearer ${settings.token}`, accept: "application/json" },
      timeoutMs: settings.timeoutMs,
    });
  }

  return async ({ address: streamId, count, type }: FeedAsk): Promise<FeedAnswer> => {
    if (settings.token === "") return { kind: "failed", trouble: "UNAUTHORIZED", notBefore: null };
    // To find the most read articles, more must be fetched than are wanted.
    const enough = type === "MOST_ENGAGING" ? most : Math.min(count, most);
    const items: FeedItem[] = [];
    let [title, continuation]: [string, string | undefined] = ["", undefined];
    let asked = 0;
    do {
      const outcome = await page(streamId, Math.min(enough, perPage), continuation);
      if (outcome.kind !== "answered" || outcome.status !== 200) return failed(outcome, settings.now());
      const read = stream.safeParse(jsonOf(outcome));
      if (!read.success) return { kind: "failed", trouble: "UNREADABLE", notBefore: null };
      items.push(...read.data.items.flatMap((one) => itemOf(one) ?? []));
      title ||= read.data.title;
      continuation = read.data.continuation;
      asked += 1;
      if (isUsedUp(outcome)) break;
      // A page may be empty and still not be the last one.
    } while (continuation !== undefined && items.length < enough && asked < 5);
    const validators = { etag: null, lastModified: null };
    return { kind: "read", title: plainLine(title, limits.realTime.sourceMax) || null, items, validators };
  };
}
