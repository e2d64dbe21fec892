import { z } from "zod";
import type {
  MediaResult,
  PublishAttachment,
  PublishRequest,
} from "../../../modules/sharing/sharing.port.ts";
import type { HttpClient } from "../../http/http-client.ts";
import { jsonOf } from "../../http/http-client.ts";
import { restHeaders } from "../linkedin-calls.ts";
import { isOwnAddress, laterOf, uploadFailure, uploadTimeout } from "./linkedin-media.ts";
import type { LinkedinSettings } from "../linkedin-settings.ts";

type Failure = Exclude<MediaResult, { kind: "ready" | "pending" }>;
type Stored = { readonly kind: "stored"; readonly urn: string };

interface Upload {
  readonly http: HttpClient;
  readonly settings: LinkedinSettings;
  readonly request: PublishRequest;
  readonly attachment: PublishAttachment;
}

const documentPlace = z.object({
  value: z.object({ uploadUrl: z.url(), document: z.string().startsWith("urn:li:document:") }),
});
const videoPlace = z.object({
  value: z.object({
    video: z.string().startsWith("urn:li:video:"),
    uploadToken: z.string().default(""),
    uploadInstructions: z
      .array(z.object({ uploadUrl: z.url(), firstByte: z.number().int(), lastByte: z.number().int() }))
      .min(1),
  }),
});
const asset = z.object({
  status: z.enum(["WAITING_UPLOAD", "PROCESSING", "AVAILABLE", "PROCESSING_FAILED"]),
  processingFailureReason: z.string().optional(),
});
const checkWait = 2_000;
const resources = { VIDEO: "videos", DOCUMENT: "documents" } as const;

/** Calls an action of LinkedIn's media side and reads its answer. */
async function act<S extends z.ZodType>(
  { http, settings, request, attachment }: Upload,
  action: "initializeUpload" | "finalizeUpload",
  body: Record<string, unknown>,
  shape: S,
): Promise<z.output<S> | Failure> {
  const outcome = await http.send({
    method: "POST",
    url: `${settings.apiBase}/rest/${resources[attachment.kind]}?action=${action}`,
    headers: restHeaders(settings, request.accessToken),
    body: JSON.stringify(body),
    timeoutMs: settings.timeoutMs,
  });
  if (outcome.kind !== "answered" || outcome.status !== 200) return uploadFailure(outcome, new Date());
  const read = shape.safeParse(action === "finalizeUpload" ? {} : jsonOf(outcome));
  return read.success ? read.data : laterOf("the upload's answer cannot be read", new Date());
}

function isFailure(value: object): value is Failure {
  return "kind" in value;
}

/** A document goes in one piece, with the member's token beside it. */
async function uploadDocument(upload: Upload): Promise<Stored | Failure> {
  const { http, settings, request, attachment } = upload;
  const owner = { initializeUploadRequest: { owner: request.authorId } };
  const place = await act(upload, "initializeUpload", owner, documentPlace);
  if (isFailure(place)) return place;
  const { uploadUrl, document } = place.value;
  if (!isOwnAddress(uploadUrl, settings)) return laterOf("no usable upload address", new Date());
  const put = await http.send({
    method: "PUT",
    url: uploadUrl,
    headers: { authorization: `Bearer ${request.accessToken}`, "content-type": attachment.mimeType },
    body: await attachment.part(0, attachment.size - 1),
    timeoutMs: uploadTimeout,
  });
  const done = put.kind === "answered" && (put.status === 200 || put.status === 201);
  return done ? { kind: "stored", urn: document } : uploadFailure(put, new Date());
}

/** A video goes in the parts that LinkedIn names, without a token; the tag of each part proves it at the end. */
async function uploadVideo(upload: Upload): Promise<Stored | Failure> {
  const { http, settings, request, attachment } = upload;
  const { authorId: owner } = request;
  const input = { owner, fileSizeBytes: attachment.size, uploadCaptions: false, uploadThumbnail: false };
  const place = await act(upload, "initializeUpload", { initializeUploadRequest: input }, videoPlace);
  if (isFailure(place)) return place;
  const { video, uploadToken, uploadInstructions } = place.value;
  const uploadedPartIds: string[] = [];
  for (const { uploadUrl, firstByte, lastByte } of uploadInstructions) {
    if (!isOwnAddress(uploadUrl, settings)) return laterOf("no usable upload address", new Date());
    const put = await http.send({
      method: "PUT",
      url: uploadUrl,
      headers: { "content-type": "application/octet-stream" },
      body: await attachment.part(firstByte, lastByte),
      timeoutMs: uploadTimeout,
    });
    const done = put.kind === "answered" && (put.status === 200 || put.status === 201);
    if (!done) return uploadFailure(put, new Date());
    uploadedPartIds.push(put.headers["etag"] ?? "");
  }
  const finish = { finalizeUploadRequest: { video, uploadToken, uploadedPartIds } };
  const finished = await act(upload, "finalizeUpload", finish, z.object({}));
  return isFailure(finished) ? finished : { kind: "stored", urn: video };
}

function pending(urn: string, detail: string): MediaResult {
  return { kind: "pending", mediaIds: [urn], retryAt: new Date(Date.now() + checkWait), detail };
}

/** How far LinkedIn has processed a file. Null: it does not know it, so the file is sent again. */
async function checkFile(
  { http, settings, request, attachment }: Upload,
  urn: string,
): Promise<MediaResult | null> {
  const outcome = await http.send({
    method: "GET",
    url: `${settings.apiBase}/rest/${resources[attachment.kind]}/${encodeURIComponent(urn)}`,
    headers: restHeaders(settings, request.accessToken),
    timeoutMs: settings.timeoutMs,
  });
  if (outcome.kind === "answered" && outcome.status === 404) return null;
  // Without the permission to look, posting shows it: it is refused while the file is not ready.
  if (outcome.kind === "answered" && outcome.status === 403) return { kind: "ready", mediaIds: [urn] };
  if (outcome.kind !== "answered" || outcome.status !== 200) return uploadFailure(outcome, new Date());
  const seen = asset.safeParse(jsonOf(outcome)).data;
  if (!seen) return laterOf("the file's state cannot be read", new Date());
  switch (seen.status) {
    case "AVAILABLE":
      return { kind: "ready", mediaIds: [urn] };
    case "PROCESSING":
      return pending(urn, "LinkedIn works on the file");
    case "PROCESSING_FAILED":
      return { kind: "refused", reason: "media_failed", detail: seen.processingFailureReason ?? "failed" };
    case "WAITING_UPLOAD":
      return null;
    default:
      return seen.status satisfies never;
  }
}

/** Uploads a video or document to LinkedIn, or polls one that was uploaded. */
export async function uploadLinkedinFile(
  http: HttpClient,
  settings: LinkedinSettings,
  request: PublishRequest,
  attachment: PublishAttachment,
): Promise<MediaResult> {
  const upload = { http, settings, request, attachment };
  const [known] = request.uploadedMedia;
  const checked = known === undefined ? null : await checkFile(upload, known);
  if (checked !== null) return checked;
  try {
    const stored = await (attachment.kind === "VIDEO" ? uploadVideo(upload) : uploadDocument(upload));
    return stored.kind === "stored" ? pending(stored.urn, "LinkedIn has the file") : stored;
  } catch (error) {
    return laterOf(`the file cannot be read: ${String(error)}`, new Date());
  }
}
