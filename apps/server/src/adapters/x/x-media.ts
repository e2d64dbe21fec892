import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { MediaResult, PublishRequest, PublishResult } from "../../modules/sharing/sharing.port.ts";
import type { HttpClient } from "../http/http-client.ts";
import { jsonOf } from "../http/http-client.ts";
import type { HttpOutcome, HttpRequest } from "../http/http-outcome.ts";
import { bearer } from "./x-calls.ts";
import { readXRefusal } from "./x-errors.ts";
import { type Picture, preparePicture } from "./x-picture.ts";
import type { XSettings } from "./x-settings.ts";

export const mostImages = 4;
const chunkBytes = 4 * 1024 * 1024;
const altTextMax = 1000;
const retryWait = 30_000;
const uploadTimeout = 60_000;

const media = z.object({
  data: z.object({
    id: z.string().regex(/^\d+$/),
    processing_info: z
      .object({
        state: z.enum(["pending", "in_progress", "succeeded", "failed"]),
        check_after_secs: z.number().min(0).default(5),
      })
      .optional(),
  }),
});
type Media = z.output<typeof media>["data"];
type Failure = Exclude<MediaResult, { kind: "ready" }>;

function laterOf(detail: string): Failure {
  return { kind: "later", retryAt: new Date(Date.now() + retryWait), reason: "transient", detail };
}

/** Nothing that an upload leaves behind is seen by anybody, so whatever is unclear is simply done again. */
function failureOf(outcome: HttpOutcome): Failure {
  if (outcome.kind !== "answered") return laterOf(outcome.detail);
  const refusal = readXRefusal(outcome, new Date());
  if (refusal.kind === "later") return refusal;
  if (refusal.kind !== "refused") return laterOf(`${outcome.status} from the upload`);
  return refusal.reason === "content_rejected" ? { ...refusal, reason: "media_failed" } : refusal;
}

function multipart(
  fields: Readonly<Record<string, string>>,
  file: Uint8Array,
): Pick<HttpRequest, "headers" | "body"> {
  const boundary = `polyphon-${randomUUID()}`;
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="media"; filename="media"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(texts.join("") + head),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { headers: { "content-type": `multipart/form-data; boundary=${boundary}` }, body };
}

const json = (value: unknown): Pick<HttpRequest, "headers" | "body"> => ({
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

/** The calls of one account to the upload side of X. */
class UploadDesk {
  readonly #http: HttpClient;
  readonly #settings: XSettings;
  readonly #accessToken: string;

  constructor(http: HttpClient, settings: XSettings, accessToken: string) {
    this.#http = http;
    this.#settings = settings;
    this.#accessToken = accessToken;
  }

  async send(
    method: "GET" | "POST",
    path: string,
    content: Partial<Pick<HttpRequest, "headers" | "body">> = {},
  ): Promise<HttpOutcome> {
    return this.#http.send({
      method,
      url: `${this.#settings.apiBase}/2/media/${path}`,
      ...content,
      headers: { ...content.headers, ...bearer(this.#accessToken) },
      timeoutMs: content.body instanceof Uint8Array ? uploadTimeout : this.#settings.timeoutMs,
    });
  }

  async ask(...call: Parameters<UploadDesk["send"]>): Promise<Media | Failure> {
    const outcome = await this.send(...call);
    const done = outcome.kind === "answered" && outcome.status >= 200 && outcome.status < 300;
    if (!done) return failureOf(outcome);
    return media.safeParse(jsonOf(outcome)).data?.data ?? laterOf("the upload's answer cannot be read");
  }
}

async function uploadChunks(desk: UploadDesk, { bytes, mimeType }: Picture): Promise<Media | Failure> {
  const begun = await desk.ask(
    "POST",
    "upload/initialize",
    json({ media_type: mimeType, total_bytes: bytes.length, media_category: "tweet_gif" }),
  );
  if ("kind" in begun) return begun;
  for (let index = 0; index * chunkBytes < bytes.length; index += 1) {
    const chunk = bytes.subarray(index * chunkBytes, (index + 1) * chunkBytes);
    const part = await desk.send(
      "POST",
      `upload/${begun.id}/append`,
      multipart({ segment_index: String(index) }, chunk),
    );
    if (part.kind !== "answered" || part.status < 200 || part.status > 299) return failureOf(part);
  }
  return desk.ask("POST", `upload/${begun.id}/finalize`);
}

async function upload(desk: UploadDesk, picture: Picture, altText: string | null): Promise<string | Failure> {
  const stored = picture.moves
    ? await uploadChunks(desk, picture)
    : await desk.ask("POST", "upload", multipart({ media_category: "tweet_image" }, picture.bytes));
  if ("kind" in stored) return stored;
  if (altText === null || altText.trim() === "") return stored.id;
  const words = { id: stored.id, metadata: { alt_text: { text: altText.slice(0, altTextMax) } } };
  const described = await desk.send("POST", "metadata", json(words));
  const done = described.kind === "answered" && described.status >= 200 && described.status < 300;
  return done ? stored.id : failureOf(described);
}

/** A post shows four pictures; which of more to leave out is not ours to choose. */
export function tooManyImages(request: PublishRequest): Extract<Failure, { kind: "refused" }> | null {
  if (request.images.length <= mostImages) return null;
  return { kind: "refused", reason: "content_rejected", detail: `more than ${mostImages} pictures` };
}

/** Uploads the pictures that no earlier attempt uploaded, one after the other. */
export async function uploadXImages(
  http: HttpClient,
  settings: XSettings,
  request: PublishRequest,
): Promise<MediaResult> {
  const refused = tooManyImages(request);
  if (refused) return refused;
  const desk = new UploadDesk(http, settings, request.accessToken);
  const mediaIds = [...request.uploadedMedia];
  for (const image of request.images.slice(mediaIds.length)) {
    const prepared = await preparePicture(image, request.images.length === 1);
    if (prepared.kind === "away") return laterOf(prepared.detail);
    if (prepared.kind === "broken")
      return { kind: "refused", reason: "media_failed", detail: prepared.detail };
    const result = await upload(desk, prepared.picture, image.altText);
    if (typeof result !== "string") return result;
    mediaIds.push(result);
  }
  return { kind: "ready", mediaIds };
}

/** A GIF is worked on after its upload. Answers why it cannot be posted yet or ever, null when it can. */
export async function unreadyMedia(
  http: HttpClient,
  settings: XSettings,
  request: PublishRequest,
): Promise<PublishResult | null> {
  const [id] = request.uploadedMedia;
  if (id === undefined || request.images[0]?.mimeType !== "image/gif" || request.images.length > 1)
    return null;
  const desk = new UploadDesk(http, settings, request.accessToken);
  const seen = await desk.ask(
    "GET",
    `upload?${new URLSearchParams({ media_id: id, command: "STATUS" }).toString()}`,
  );
  if ("kind" in seen) return seen;
  switch (seen.processing_info?.state) {
    case "pending":
    case "in_progress": {
      const retryAt = new Date(Date.now() + seen.processing_info.check_after_secs * 1000);
      return {
        kind: "later",
        retryAt,
        reason: "media_not_ready",
        detail: `the GIF is ${seen.processing_info.state}`,
      };
    }
    case "failed":
      return { kind: "refused", reason: "media_failed", detail: "X could not process the GIF" };
    default:
      return null;
  }
}
