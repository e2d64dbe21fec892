import { z } from "zod";
import type { LookUpResult, PublishRequest } from "../../modules/sharing/sharing.port.ts";
import type { HttpClient } from "../http/http-client.ts";
import { messageOf } from "./facebook-post.ts";
import type { FacebookSettings } from "./facebook-settings.ts";
import { detailOf, query, readGraph, sameWords } from "./graph-calls.ts";

const list = z.object({
  data: z.array(z.object({ id: z.string(), message: z.string().default(""), created_time: z.string() })),
});

/** Their clock and ours need not agree to the second. */
const clockSlack = 2 * 60_000;
const readPosts = "100";

/** Graph writes its zone without a colon. */
export function timeOf(text: string): number {
  return Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, "$1:$2"));
}

export function permalinkOf(settings: FacebookSettings, id: string): string {
  return `${settings.webBase}/${id}`;
}

/** The page's newest post with these words since then; null when there is none, a sentence when nobody can tell. */
export async function findPost(
  http: HttpClient,
  settings: FacebookSettings,
  request: PublishRequest,
  since: Date,
): Promise<{ readonly id: string } | null | string> {
  const message = messageOf(request);
  if (message.trim() === "") return "a post without words cannot be told from others";
  const asked = query({ fields: "id,message,created_time", limit: readPosts });
  const answer = await readGraph(http, list, {
    url: `${settings.graphBase}/${settings.version}/${request.authorId}/published_posts?${asked}`,
    accessToken: request.accessToken,
    timeoutMs: settings.timeoutMs,
  });
  if (answer.kind !== "given") return detailOf(answer.outcome);
  const from = since.getTime() - clockSlack;
  const post = answer.value.data.find(
    (each) => timeOf(each.created_time) >= from && sameWords(each.message, message),
  );
  return post ?? null;
}

/** What became of a request whose answer was lost. A list may lag, so absence proves something only after a while. */
export async function lookUpPost(
  http: HttpClient,
  settings: FacebookSettings,
  request: PublishRequest,
  since: Date,
): Promise<LookUpResult> {
  const seen = await findPost(http, settings, request, since);
  if (typeof seen === "string") return { kind: "failed", detail: seen };
  if (seen) return { kind: "found", externalId: seen.id, permalink: permalinkOf(settings, seen.id) };
  const early = Date.now() - since.getTime() < settings.absentAfterMs;
  return early ? { kind: "failed", detail: "not in the page's list yet" } : { kind: "not_found" };
}
