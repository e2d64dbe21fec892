import { z } from "zod";
import type { LookUpResult, PublishRequest } from "../../modules/sharing/sharing.port.ts";
import { timeOf } from "../facebook/facebook-look-up.ts";
import { detailOf, query, readGraph, sameWords } from "../facebook/graph-calls.ts";
import type { HttpClient } from "../http/http-client.ts";
import { containerOf, readContainer } from "./instagram-container.ts";
import type { InstagramSettings } from "./instagram-settings.ts";

const list = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      caption: z.string().default(""),
      timestamp: z.string(),
      permalink: z.string().nullable().default(null),
    }),
  ),
});

export interface SeenPost {
  readonly id: string;
  readonly permalink: string | null;
}

/** Their clock and ours need not agree to the second. */
const clockSlack = 2 * 60_000;

/** The account's newest post with these words since then; null when there is none, a sentence when nobody can tell. */
export async function findMedia(
  http: HttpClient,
  settings: InstagramSettings,
  request: PublishRequest,
  since: Date,
): Promise<SeenPost | null | string> {
  const asked = query({ fields: "id,caption,timestamp,permalink", limit: "50" });
  const url = `${settings.graphBase}/${settings.version}/${request.authorId}/media?${asked}`;
  const { accessToken, text } = request;
  const answer = await readGraph(http, list, { url, accessToken, timeoutMs: settings.timeoutMs });
  if (answer.kind !== "given") return detailOf(answer.outcome);
  const from = since.getTime() - clockSlack;
  const alike = answer.value.data.filter(
    (post) => timeOf(post.timestamp) >= from && sameWords(post.caption, text),
  );
  if (text.trim() === "" && alike.length > 1) return "posts without words cannot be told apart";
  return alike[0] ?? null;
}

function found({ id, permalink }: SeenPost): LookUpResult {
  return { kind: "found", externalId: id, permalink };
}

/** Without a container of its own the post may still have gone out with a newer one: then only the list can tell. */
async function lookUpInList(
  http: HttpClient,
  settings: InstagramSettings,
  request: PublishRequest,
  since: Date,
): Promise<LookUpResult> {
  const seen = await findMedia(http, settings, request, since);
  if (typeof seen === "string") return { kind: "failed", detail: seen };
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
      const seen = await findMedia(http, settings, request, since);
      if (seen !== null && typeof seen === "object") return found(seen);
      return { kind: "failed", detail: seen ?? "published, but not in the account's list yet" };
    }
    default:
      return read.state satisfies never;
  }
}
