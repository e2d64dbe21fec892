import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import type { LookUpResult } from "@polyphon/rules/sharing/engine/resolve-unknown.ts";
import type { PublishRequest } from "../../../modules/sharing/sharing.port.ts";
import { absence } from "../../absence.ts";
import type { HttpClient } from "../../http/http-client.ts";
import { jsonOf } from "../../http/http-client.ts";
import { bearer, permalinkOf } from "../x-calls.ts";
import { xText } from "./x-post.ts";
import type { XSettings } from "../x-settings.ts";

const post = z.object({
  id: z.string().regex(/^\d+$/),
  text: z.string(),
  entities: z
    .object({
      urls: z
        .array(
          z.object({
            url: z.string(),
            expanded_url: z.string().default(""),
            media_key: z.string().optional(),
          }),
        )
        .default([]),
    })
    .optional(),
  attachments: z.object({ media_keys: z.array(z.string()).default([]) }).optional(),
});
const timeline = z.object({
  data: z.array(post).default([]),
  meta: z.object({ result_count: z.number(), next_token: z.string().optional() }),
});
type Post = z.output<typeof post>;

/** The clocks of X and of this machine may differ by this much. */
const slackMs = 2 * 60_000;
const pageSize = 25;
const mostPages = 4;
const fewest = 5;
/** The post is already published; its id is not worth blocking the worker for long. */
const idPatienceMs = 3_000;
const ownMedia = /\/status\/\d+\/(?:photo|video)\/\d+$/;

/** Two spellings of one text: X adds a scheme where none was written, and may close a bare host with a slash. */
function comparable(text: string): string {
  return text
    .normalize("NFC")
    .replace(/https?:\/\//gi, "")
    .replace(/\/(?=\s|$)/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The text as it was sent, recovered from the text as X returns it. */
function writtenText({ text, entities }: Post): string {
  let written = text;
  for (const { url, expanded_url: expanded, media_key: key } of entities?.urls ?? []) {
    const meant = key !== undefined || ownMedia.test(expanded) ? "" : expanded;
    written = written.replace(url, () => meant.replaceAll("&", "&amp;"));
  }
  return written.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

function isOurs(found: Post, request: PublishRequest): boolean {
  const wanted = comparable(xText(request));
  if (comparable(writtenText(found)) !== wanted) return false;
  // Without text only the pictures distinguish posts.
  const keys = found.attachments?.media_keys ?? [];
  return wanted !== "" || request.uploadedMedia.every((id) => keys.some((key) => key.endsWith(`_${id}`)));
}

type Page = z.output<typeof timeline> | { readonly failed: string };

async function readPage(
  http: HttpClient,
  settings: XSettings,
  request: PublishRequest,
  query: Readonly<Record<string, string>>,
  timeoutMs = settings.timeoutMs,
): Promise<Page> {
  const fields = { "tweet.fields": "created_at,entities,attachments", exclude: "retweets,replies" };
  const search = new URLSearchParams({ ...query, ...fields }).toString();
  const outcome = await http.send({
    method: "GET",
    url: `${settings.apiBase}/2/users/${encodeURIComponent(request.authorId)}/tweets?${search}`,
    headers: bearer(request.accessToken),
    timeoutMs,
  });
  if (outcome.kind !== "answered") return { failed: outcome.detail };
  const page = outcome.status === 200 ? timeline.safeParse(jsonOf(outcome)).data : undefined;
  return page ?? { failed: `${outcome.status} from the timeline` };
}

/** Everything the account posted since then must be read: only a complete, late list proves absence. */
export async function lookUpOnX(
  http: HttpClient,
  settings: XSettings,
  request: PublishRequest,
  since: Date,
): Promise<LookUpResult> {
  const start = new Date(since.getTime() - slackMs).toISOString();
  let token: string | undefined;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await readPage(http, settings, request, {
      max_results: String(pageSize),
      start_time: start,
      ...(token === undefined ? {} : { pagination_token: token }),
    });
    if ("failed" in page) return { kind: "failed", detail: page.failed };
    const found = page.data.find((each) => isOurs(each, request));
    if (found) return { kind: "found", externalId: found.id, permalink: permalinkOf(settings, found.id) };
    token = page.meta.next_token;
    if (token === undefined) return absence(since, settings.absentAfterMs);
  }
  return { kind: "failed", detail: "more posts since then than were read" };
}

/** The id of a post that X says exists, if the newest few posts show it; a slow or late timeline is read again. */
export async function newestIdOnX(
  http: HttpClient,
  settings: XSettings,
  request: PublishRequest,
): Promise<string | null> {
  const patience = Math.min(2 * settings.timeoutMs, idPatienceMs);
  const pause = patience / 6;
  const until = Date.now() + patience;
  for (let left = patience; ; left = until - Date.now()) {
    const timeoutMs = Math.min(left, patience / 2);
    const page = await readPage(http, settings, request, { max_results: String(fewest) }, timeoutMs);
    const found = "failed" in page ? undefined : page.data.find((each) => isOurs(each, request));
    if (found) return found.id;
    if (Date.now() + pause >= until) return null;
    await setTimeout(pause);
  }
}
