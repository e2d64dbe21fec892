import sharp from "sharp";
import { z } from "zod";
import type { MediaResult, PublishImage, PublishRequest } from "../../../modules/sharing/sharing.port.ts";
import type { HttpClient } from "../../http/http-client.ts";
import { jsonOf } from "../../http/http-client.ts";
import type { HttpOutcome } from "../../http/http-outcome.ts";
import { showsPictures } from "./facebook-post.ts";
import type { FacebookSettings } from "../facebook-settings.ts";
import { tokenHeader } from "../graph-calls.ts";
import { readGraphRefusal } from "../graph-errors.ts";

type Failure = Exclude<MediaResult, { kind: "ready" | "pending" }>;
type Uploaded = { readonly kind: "uploaded"; readonly id: string };

const taken = ["image/jpeg", "image/png", "image/gif"];
const maxBytes = 4 * 1024 * 1024;
const widest = 2048;
const retryWait = 30_000;
const uploadTimeout = 60_000;
/** Placeholder for a picture that the post does not show. */
const notNeeded = "not-needed";
const uploaded = z.object({ id: z.string().min(1) });

export function laterOf(detail: string): Failure {
  return { kind: "later", retryAt: new Date(Date.now() + retryWait), reason: "transient", detail };
}

/** What preparing leaves behind is invisible, so any unclear step is simply repeated. */
export function preparingFailure(outcome: HttpOutcome): Failure {
  if (outcome.kind !== "answered") return laterOf(outcome.detail);
  const refusal = readGraphRefusal(outcome, new Date());
  return refusal.kind === "later" || refusal.kind === "refused" ? refusal : laterOf(refusal.detail);
}

/** This call sends only a photo, so a refusal is about the photo. */
function uploadFailure(outcome: HttpOutcome): Failure {
  const failure = preparingFailure(outcome);
  return failure.reason === "content_rejected" ? { ...failure, reason: "media_failed" } : failure;
}

export async function loadPicture(image: PublishImage): Promise<Uint8Array | Failure> {
  try {
    return await image.bytes();
  } catch (error) {
    return laterOf(`the picture cannot be loaded: ${String(error)}`);
  }
}

/** What Facebook does not accept, or finds too large, becomes a JPEG. */
async function fittingPicture(image: PublishImage): Promise<Uint8Array | Failure> {
  const bytes = await loadPicture(image);
  if (!(bytes instanceof Uint8Array)) return bytes;
  if (taken.includes(image.mimeType) && bytes.length <= maxBytes) return bytes;
  try {
    const inside = { width: widest, height: widest, fit: "inside", withoutEnlargement: true } as const;
    return await sharp(bytes)
      .rotate()
      .resize(inside)
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch (error) {
    return { kind: "refused", reason: "media_failed", detail: String(error).slice(0, 300) };
  }
}

async function uploadPhoto(
  http: HttpClient,
  settings: FacebookSettings,
  request: PublishRequest,
  image: PublishImage,
): Promise<Uploaded | Failure> {
  const bytes = await fittingPicture(image);
  if (!(bytes instanceof Uint8Array)) return bytes;
  const form = new FormData();
  form.set("published", "false");
  if (image.altText) form.set("alt_text_custom", image.altText);
  form.set("source", new Blob([new Uint8Array(bytes)]), "picture");
  const encoded = new Response(form);
  const outcome = await http.send({
    method: "POST",
    url: `${settings.graphBase}/${settings.version}/${request.authorId}/photos`,
    headers: {
      ...tokenHeader(request.accessToken),
      "content-type": encoded.headers.get("content-type") ?? "multipart/form-data",
    },
    body: new Uint8Array(await encoded.arrayBuffer()),
    timeoutMs: uploadTimeout,
  });
  const id =
    outcome.kind === "answered" && outcome.status === 200 && uploaded.safeParse(jsonOf(outcome)).data?.id;
  return id ? { kind: "uploaded", id } : uploadFailure(outcome);
}

/** Uploads the pictures that no earlier attempt uploaded, unpublished: only a post makes them visible. */
export async function uploadFacebookPhotos(
  http: HttpClient,
  settings: FacebookSettings,
  request: PublishRequest,
): Promise<Exclude<MediaResult, { kind: "pending" }>> {
  if (!showsPictures(request)) return { kind: "ready", mediaIds: request.images.map(() => notNeeded) };
  // What an earlier attempt did not need may be needed now that the link is gone.
  const mediaIds = request.uploadedMedia.filter((id) => id !== notNeeded);
  for (const image of request.images.slice(mediaIds.length)) {
    const result = await uploadPhoto(http, settings, request, image);
    if (result.kind !== "uploaded") return result;
    mediaIds.push(result.id);
  }
  return { kind: "ready", mediaIds };
}
