import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { MediaResult } from "../../../modules/sharing/sharing.port.ts";
import type { HttpClient } from "../../http/http-client.ts";
import { jsonOf } from "../../http/http-client.ts";
import type { HttpOutcome, HttpRequest } from "../../http/http-outcome.ts";
import { bearer } from "../x-calls.ts";
import { readXRefusal } from "../x-errors.ts";
import type { XSettings } from "../x-settings.ts";

const chunkBytes = 4 * 1024 * 1024;
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
export type Media = z.output<typeof media>["data"];
export type Failure = Exclude<MediaResult, { kind: "ready" | "pending" }>;

export function laterOf(detail: string): Failure {
  return { kind: "later", retryAt: new Date(Date.now() + retryWait), reason: "transient", detail };
}

/** What an upload leaves behind is invisible, so any unclear step is simply repeated. */
export function failureOf(outcome: HttpOutcome): Failure {
  if (outcome.kind !== "answered") return laterOf(outcome.detail);
  const refusal = readXRefusal(outcome, new Date());
  if (refusal.kind === "later") return refusal;
  if (refusal.kind !== "refused") return laterOf(`${outcome.status} from the upload`);
  return refusal.reason === "content_rejected" ? { ...refusal, reason: "media_failed" } : refusal;
}

export function multipart(
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

export const json = (value: unknown): Pick<HttpRequest, "headers" | "body"> => ({
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

/** The calls of one account to the upload side of X. */
export class UploadCalls {
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

  async ask(...call: Parameters<UploadCalls["send"]>): Promise<Media | Failure> {
    return this.read(await this.send(...call));
  }

  read(outcome: HttpOutcome): Media | Failure {
    const done = outcome.kind === "answered" && outcome.status >= 200 && outcome.status < 300;
    if (!done) return failureOf(outcome);
    return media.safeParse(jsonOf(outcome)).data?.data ?? laterOf("the upload's answer cannot be read");
  }
}

interface ChunkedFile {
  readonly mimeType: string;
  readonly size: number;
  readonly category: "tweet_gif" | "tweet_video";
  readonly part: (first: number, last: number) => Promise<Uint8Array>;
}

/** What is too large or needs processing is sent in chunks, one after the other. */
export async function uploadInChunks(calls: UploadCalls, file: ChunkedFile): Promise<Media | Failure> {
  const { mimeType, size, category, part } = file;
  const input = { media_type: mimeType, total_bytes: size, media_category: category };
  const begun = await calls.ask("POST", "upload/initialize", json(input));
  if ("kind" in begun) return begun;
  for (let index = 0; index * chunkBytes < size; index += 1) {
    const chunk = await part(index * chunkBytes, Math.min((index + 1) * chunkBytes, size) - 1);
    const form = multipart({ segment_index: String(index) }, chunk);
    const sent = await calls.send("POST", `upload/${begun.id}/append`, form);
    if (sent.kind !== "answered" || sent.status < 200 || sent.status > 299) return failureOf(sent);
  }
  return calls.ask("POST", `upload/${begun.id}/finalize`);
}

/** How far X has processed a file. */
export function statusPath(id: string): string {
  return `upload?${new URLSearchParams({ media_id: id, command: "STATUS" }).toString()}`;
}
