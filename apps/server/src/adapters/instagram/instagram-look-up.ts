import type { LookUpResult } from "@polyphon/rules/sharing/engine/resolve-unknown.ts";
import type { PublishRequest } from "../../modules/sharing/sharing.port.ts";
import { absence } from "../absence.ts";
import { detailOf, sameWords } from "../facebook/graph-calls.ts";
import { type ListedPost, type ListSearch, searchList } from "../facebook/graph-list.ts";
import type { HttpClient } from "../http/http-client.ts";
import { containerLife, containerOf, readContainer } from "./instagram-container.ts";
import type { InstagramSettings } from "./instagram-settings.ts";

/** Posts of the account with the same text. A post without text is recognised only if there is just one. */
export async function findMedia(
  http: HttpClient,
  settings: InstagramSettings,
  request: PublishRequest,
  since: Date,
): Promise<ListSearch> {
  const wordless = request.text.trim() === "";
  const search = await searchList(http, {
    url: `${settings.graphBase}/${settings.version}/${request.authorId}/media`,
    accessToken: request.accessToken,
    timeoutMs: settings.timeoutMs,
    fields: ["caption", "timestamp", "permalink"],
    since,
    fits: (words) => sameWords(words, request.text),
    enough: wordless ? 2 : 1,
  });
  return wordless && search.kind === "searched" && search.posts.length > 1
    ? { kind: "unsure", detail: "posts without words cannot be told apart" }
    : search;
}

function found({ id, permalink }: ListedPost): LookUpResult {
  return { kind: "found", externalId: id, permalink };
}

/**
 * Without a container of its own the post may still have been published with a newer one: then only the list can show
 * it.
 */
async function lookUpInList(
  http: HttpClient,
  settings: InstagramSettings,
  request: PublishRequest,
  since: Date,
): Promise<LookUpResult> {
  const search = await findMedia(http, settings, request, since);
  if (search.kind === "unsure") return { kind: "failed", detail: search.detail };
  const [seen] = search.posts;
  return seen ? found(seen) : absence(since, settings.absentAfterMs);
}

/**
 * The container belongs to this share alone, so its post is published, by whichever attempt. Only the id is still
 * looked up, and not for long: everything else of the account waits meanwhile.
 */
async function lookUpPublished(
  http: HttpClient,
  settings: InstagramSettings,
  request: PublishRequest,
  since: Date,
): Promise<LookUpResult> {
  for (const from of [since, new Date(since.getTime() - containerLife)]) {
    const search = await findMedia(http, settings, request, from);
    const seen = search.kind === "searched" ? search.posts[0] : undefined;
    if (seen) return found(seen);
  }
  const missing = absence(since, settings.absentAfterMs);
  return missing.kind === "too_early" ? missing : { kind: "found", externalId: null, permalink: null };
}

/** The state of the container is final; the list only provides the id of the post. */
export async function lookUpMedia(
  http: HttpClient,
  settings: InstagramSettings,
  request: PublishRequest,
  since: Date,
): Promise<LookUpResult> {
  const container = containerOf(request);
  if (container === null) return lookUpInList(http, settings, request, since);
  const read = await readContainer(http, settings, request.accessToken, container);
  if (read.kind === "not_read") return { kind: "failed", detail: detailOf(read.outcome) };
  switch (read.state) {
    case "FINISHED":
    case "IN_PROGRESS":
      return { kind: "not_found" };
    case "EXPIRED":
    case "ERROR":
      return lookUpInList(http, settings, request, since);
    case "PUBLISHED":
      return lookUpPublished(http, settings, request, since);
    default:
      return read.state satisfies never;
  }
}
