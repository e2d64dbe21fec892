import type { LookUpResult, PublishRequest } from "../../modules/sharing/sharing.port.ts";
import { detailOf, sameWords } from "../facebook/graph-calls.ts";
import { type ListedPost, type ListSearch, searchList } from "../facebook/graph-list.ts";
import type { HttpClient } from "../http/http-client.ts";
import { containerOf, readContainer } from "./instagram-container.ts";
import type { InstagramSettings } from "./instagram-settings.ts";

/** Posts of the account with the words of this one. Posts without words are told apart only when there is one. */
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

/** Without a container of its own the post may still have gone out with a newer one: then only the list can tell. */
async function lookUpInList(
  http: HttpClient,
  settings: InstagramSettings,
  request: PublishRequest,
  since: Date,
): Promise<LookUpResult> {
  const search = await findMedia(http, settings, request, since);
  if (search.kind === "unsure") return { kind: "failed", detail: search.detail };
  const [seen] = search.posts;
  if (seen) return found(seen);
  const early = Date.now() - since.getTime() < settings.absentAfterMs;
  return early ? { kind: "failed", detail: "not in the account's list yet" } : { kind: "not_found" };
}

/** The state of the container is final; the list only tells the id of what was published. */
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
    case "PUBLISHED": {
      const search = await findMedia(http, settings, request, since);
      if (search.kind === "unsure") return { kind: "failed", detail: search.detail };
      const [seen] = search.posts;
      return seen ? found(seen) : { kind: "failed", detail: "published, but not in the account's list yet" };
    }
    default:
      return read.state satisfies never;
  }
}
