import sharp from "sharp";
import { z } from "zod";
import type { MediaResult, PublishImage, PublishRequest } from "../../../modules/sharing/sharing.port.ts";
import type { HttpClient } from "../../http/http-client.ts";
import { jsonOf } from "../../http/http-client.ts";
import type { HttpOutcome } from "../../http/http-outcome.ts";
import { restHeaders } from "../linkedin-calls.ts";
import { readLinkedinRefusal } from "../linkedin-errors.ts";
import type { LinkedinSettings } from "../linkedin-settings.ts";

type Uploaded = { readonly kind: "uploaded"; readonly urn: string };
type Failure = Exclude<MediaResult, { kind: "ready" | "pending" }>;

const started = z.object({
  value: z.object({ uploadUrl: z.url(), image: z.string().startsWith("urn:li:image:") }),
});
const taken = ["image/jpeg", "image/png", "image/gif"];
const retryWait = 30_000;
export const uploadTimeout = 60_000;

export function laterOf(detail: string, now: Date): Failure {
  return { kind: "later", retryAt: new Date(now.getTime() + retryWait), reason: "transient", detail };
}

/** What an upload leaves behind is invisible, so any unclear step is simply repeated. */
export function uploadFailure(outcome: HttpOutcome, now: Date): Failure {
  if (outcome.kind !== "answered") return laterOf(outcome.detail, now);
  const refusal = readLinkedinRefusal(outcome, now);
  if (refusal.kind === "later") return refusal;
  if (refusal.kind !== "refused" || refusal.detail.includes("EXPIRED_UPLOAD_URL")) {
    return laterOf(`${outcome.status} from the upload`, now);
  }
  return refusal.reason === "content_rejected" ? { ...refusal, reason: "media_failed" } : refusal;
}

/** The token goes with the bytes, so the address must be LinkedIn's own. */
export function isOwnAddress(url: string, settings: LinkedinSettings): boolean {
  const { origin, protocol, hostname } = new URL(url);
  const own = [settings.apiBase, settings.oauthBase, settings.webBase].map((base) => new URL(base).origin);
  return own.includes(origin) || (protocol === "https:" && hostname.endsWith(".linkedin.com"));
}

async function bytesFor(image: PublishImage): Promise<Uint8Array | Failure> {
  let bytes: Uint8Array;
  try {
    bytes = await image.bytes();
  } catch (error) {
    return laterOf(`the picture cannot be loaded: ${String(error)}`, new Date());
  }
  if (taken.includes(image.mimeType)) return bytes;
  try {
    return await sharp(bytes).flatten({ background: "#ffffff" }).jpeg({ quality: 90 }).toBuffer();
  } catch (error) {
    return { kind: "refused", reason: "media_failed", detail: String(error).slice(0, 300) };
  }
}

async function uploadImage(
  http: HttpClient,
  settings: LinkedinSettings,
  request: PublishRequest,
  image: PublishImage,
): Promise<Uploaded | Failure> {
  const bytes = await bytesFor(image);
  if (!(bytes instanceof Uint8Array)) return bytes;
  const begun = await http.send({
    method: "POST",
    url: `${settings.apiBase}/rest/images?action=initializeUpload`,
    headers: restHeaders(settings, request.accessToken),
    body: JSON.stringify({ initializeUploadRequest: { owner: request.authorId } }),
    timeoutMs: settings.timeoutMs,
  });
  if (begun.kind !== "answered" || begun.status !== 200) return uploadFailure(begun, new Date());
  const place = started.safeParse(jsonOf(begun)).data?.value;
  if (!place || !isOwnAddress(place.uploadUrl, settings)) {
    return laterOf("no usable upload address", new Date());
  }
  const put = await http.send({
    method: "PUT",
    url: place.uploadUrl,
    headers: { authorization: `Bearer ${request.accessToken}`, "content-type": "application/octet-stream" },
    body: bytes,
    timeoutMs: uploadTimeout,
  });
  const stored = put.kind === "answered" && (put.status === 200 || put.status === 201);
  return stored ? { kind: "uploaded", urn: place.image } : uploadFailure(put, new Date());
}

/** Uploads the pictures that no earlier attempt uploaded, one after the other. */
export async function uploadLinkedinImages(
  http: HttpClient,
  settings: LinkedinSettings,
  request: PublishRequest,
): Promise<MediaResult> {
  const mediaIds = [...request.uploadedMedia];
  for (const image of request.images.slice(mediaIds.length)) {
    const result = await uploadImage(http, settings, request, image);
    if (result.kind !== "uploaded") return result;
    mediaIds.push(result.urn);
  }
  return { kind: "ready", mediaIds };
}
