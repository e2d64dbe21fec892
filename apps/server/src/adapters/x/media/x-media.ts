import type { MediaResult, PublishRequest, PublishResult } from "../../../modules/sharing/sharing.port.ts";
import type { HttpClient } from "../../http/http-client.ts";
import { type Picture, preparePicture } from "./x-picture.ts";
import type { XSettings } from "../x-settings.ts";
import {
  type Failure,
  failureOf,
  json,
  laterOf,
  type Media,
  multipart,
  statusPath,
  UploadCalls,
  uploadInChunks,
} from "./x-upload-calls.ts";

export const mostImages = 4;
const altTextMax = 1000;

function uploadChunks(calls: UploadCalls, { bytes, mimeType }: Picture): Promise<Media | Failure> {
  const part = (first: number, last: number) => Promise.resolve(bytes.subarray(first, last + 1));
  return uploadInChunks(calls, { mimeType, size: bytes.length, category: "tweet_gif", part });
}

async function upload(
  calls: UploadCalls,
  picture: Picture,
  altText: string | null,
): Promise<string | Failure> {
  const stored = picture.moves
    ? await uploadChunks(calls, picture)
    : await calls.ask("POST", "upload", multipart({ media_category: "tweet_image" }, picture.bytes));
  if ("kind" in stored) return stored;
  if (altText === null || altText.trim() === "") return stored.id;
  const words = { id: stored.id, metadata: { alt_text: { text: altText.slice(0, altTextMax) } } };
  const described = await calls.send("POST", "metadata", json(words));
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
  const calls = new UploadCalls(http, settings, request.accessToken);
  const mediaIds = [...request.uploadedMedia];
  for (const image of request.images.slice(mediaIds.length)) {
    const prepared = await preparePicture(image, request.images.length === 1);
    if (prepared.kind === "away") return laterOf(prepared.detail);
    if (prepared.kind === "broken")
      return { kind: "refused", reason: "media_failed", detail: prepared.detail };
    const result = await upload(calls, prepared.picture, image.altText);
    if (typeof result !== "string") return result;
    mediaIds.push(result);
  }
  return { kind: "ready", mediaIds };
}

/** A GIF is processed after its upload. Returns why it cannot be posted yet or ever, null when it can. */
export async function unreadyMedia(
  http: HttpClient,
  settings: XSettings,
  request: PublishRequest,
): Promise<PublishResult | null> {
  const [id] = request.uploadedMedia;
  if (id === undefined || request.images[0]?.mimeType !== "image/gif" || request.images.length > 1)
    return null;
  const calls = new UploadCalls(http, settings, request.accessToken);
  const seen = await calls.ask("GET", statusPath(id));
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
