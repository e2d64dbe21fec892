import { z } from "zod";
import type { HttpClient } from "../http/http-client.ts";
import { query } from "../http/query-text.ts";
import { detailOf, readGraph } from "./graph-calls.ts";

export interface ListedPost {
  readonly id: string;
  readonly words: string;
  readonly at: number;
  readonly permalink: string | null;
}

export type ListSearch =
  | { readonly kind: "searched"; readonly posts: readonly ListedPost[] }
  /** The list could not be read back far enough, so a post that was not seen may still exist. */
  | { readonly kind: "unsure"; readonly detail: string };

interface Search {
  readonly url: string;
  readonly accessToken: string;
  readonly timeoutMs: number;
  readonly fields: readonly [words: string, at: string, ...others: string[]];
  readonly since: Date;
  readonly fits: (words: string) => boolean;
  /** After this many posts without a match the reading ends. */
  readonly enough: number;
}

/** Their clock and ours may differ by some seconds. */
const clockSlack = 2 * 60_000;
/** Long texts come with every letter escaped, so a page of the list stays short. */
const postsPerRead = "25";
const mostReads = 20;

const list = z.object({
  data: z.array(z.record(z.string(), z.unknown())),
  paging: z
    .object({ next: z.string(), cursors: z.object({ after: z.string() }).partial() })
    .partial()
    .optional(),
});
const text = z.string().catch("");

/** Graph writes its zone without a colon. */
function timeOf(written: string): number {
  return Date.parse(written.replace(/([+-]\d\d)(\d\d)$/, "$1:$2"));
}

/** Reads a list of posts, newest first, back to a time. Absence counts only when the whole stretch was seen. */
export async function searchList(http: HttpClient, search: Search): Promise<ListSearch> {
  const { url, accessToken, timeoutMs, fields, since, fits, enough } = search;
  const from = since.getTime() - clockSlack;
  const posts: ListedPost[] = [];
  let after = "";
  for (let reads = 0; reads < mostReads; reads += 1) {
    const asked = { fields: ["id", ...fields].join(","), limit: postsPerRead, ...(after ? { after } : {}) };
    const answer = await readGraph(http, list, { url: `${url}?${query(asked)}`, accessToken, timeoutMs });
    if (answer.kind !== "given") return { kind: "unsure", detail: detailOf(answer.outcome) };
    const { data, paging } = answer.value;
    const read = data.map((item) => ({
      id: text.parse(item["id"]),
      words: text.parse(item[fields[0]]),
      at: timeOf(text.parse(item[fields[1]])),
      permalink: text.parse(item["permalink"]) || null,
    }));
    posts.push(...read.filter((post) => post.at >= from && fits(post.words)));
    after = (paging?.next && paging.cursors?.after) || "";
    const readBack = after === "" || read.some((post) => post.at < from);
    if (posts.length >= enough || readBack) return { kind: "searched", posts };
  }
  return { kind: "unsure", detail: "the list is too long to be read to its end" };
}
