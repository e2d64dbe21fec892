import type { LookUpResult } from "@polyphon/rules/sharing/engine/resolve-unknown.ts";
import type { PublishRequest } from "../../../modules/sharing/sharing.port.ts";
import { absence } from "../../absence.ts";
import type { HttpClient } from "../../http/http-client.ts";
import { messageOf } from "./facebook-post.ts";
import type { FacebookSettings } from "../facebook-settings.ts";
import { sameWords } from "../graph-calls.ts";
import { type ListSearch, searchList } from "../graph-list.ts";

export function permalinkOf(settings: FacebookSettings, id: string): string {
  return `${settings.webBase}/${id}`;
}

/** Posts of the page with the same text, newest first. */
export async function findPost(
  http: HttpClient,
  settings: FacebookSettings,
  request: PublishRequest,
  since: Date,
): Promise<ListSearch> {
  const message = messageOf(request);
  if (message.trim() === "")
    return { kind: "unsure", detail: "a post without words cannot be told from others" };
  return searchList(http, {
    url: `${settings.graphBase}/${settings.version}/${request.authorId}/published_posts`,
    accessToken: request.accessToken,
    timeoutMs: settings.timeoutMs,
    fields: ["message", "created_time"],
    since,
    fits: (words) => sameWords(words, message),
    enough: 1,
  });
}

/** Resolves a request whose answer was lost. */
export async function lookUpPost(
  http: HttpClient,
  settings: FacebookSettings,
  request: PublishRequest,
  since: Date,
): Promise<LookUpResult> {
  const search = await findPost(http, settings, request, since);
  if (search.kind === "unsure") return { kind: "failed", detail: search.detail };
  const [seen] = search.posts;
  if (seen) return { kind: "found", externalId: seen.id, permalink: permalinkOf(settings, seen.id) };
  return absence(since, settings.absentAfterMs);
}
