import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type {
  MediaResult,
  PublishAttachment,
  PublishImage,
  PublishRequest,
} from "../../modules/sharing/sharing.port.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { laterOf, loadPicture, preparingFailure } from "../facebook/shares/facebook-media.ts";
import { tokenHeader } from "../facebook/graph-calls.ts";
import type { HttpClient } from "../http/http-client.ts";
import { jsonOf } from "../http/http-client.ts";
import { containerOf, markedContainer, readContainer } from "./instagram-container.ts";
import { instagramPicture } from "./instagram-picture.ts";
import type { InstagramSettings } from "./instagram-settings.ts";

export interface InstagramParts {
  readonly http: HttpClient;
  readonly settings: InstagramSettings;
  /** Instagram fetches pictures itself, from an address that works for a while without a login. */
  readonly storage: Storage;
}

type Failure = Exclude<MediaResult, { kind: "ready" | "pending" }>;
type Made = { readonly kind: "made"; readonly id: string };

const created = z.object({ id: z.string().regex(/^\d+$/) });
const addressSeconds = 15 * 60;
const fetchTimeout = 60_000;
const pollWaits = [0, 300, 1_000, 3_000, 6_000];

async function makeContainer(
  { http, settings }: InstagramParts,
  request: PublishRequest,
  fields: Readonly<Record<string, string>>,
): Promise<Made | Failure> {
  const outcome = await http.send({
    method: "POST",
    url: `${settings.graphBase}/${settings.version}/${request.authorId}/media`,
    headers: { ...tokenHeader(request.accessToken), "content-type": "application/json" },
    body: JSON.stringify(fields),
    timeoutMs: fetchTimeout,
  });
  const answered = outcome.kind === "answered" && outcome.status === 200;
  const id = answered ? created.safeParse(jsonOf(outcome)).data?.id : undefined;
  return id === undefined ? preparingFailure(outcome) : { kind: "made", id };
}

/** Pictures are ready at once or within seconds; what takes longer is started again later. */
async function finished(
  { http, settings }: InstagramParts,
  request: PublishRequest,
  id: string,
): Promise<Made | Failure> {
  for (const pause of pollWaits) {
    await wait(pause);
    const read = await readContainer(http, settings, request.accessToken, id);
    if (read.kind === "not_read") return preparingFailure(read.outcome);
    if (read.state === "FINISHED") return { kind: "made", id };
    if (read.state !== "IN_PROGRESS") return laterOf(`the container is ${read.state}`);
  }
  return { ...laterOf("the container is not finished"), reason: "media_not_ready" };
}

async function offeredPicture(
  { storage }: InstagramParts,
  key: string,
  image: PublishImage,
): Promise<{ readonly kind: "offered"; readonly url: string } | Failure> {
  const bytes = await loadPicture(image);
  if (!(bytes instanceof Uint8Array)) return bytes;
  let picture: Uint8Array;
  try {
    picture = await instagramPicture(bytes);
  } catch (error) {
    return { kind: "refused", reason: "media_failed", detail: String(error).slice(0, 300) };
  }
  try {
    await storage.put(key, picture, "image/jpeg");
    return { kind: "offered", url: await storage.presignedGet(key, addressSeconds) };
  } catch (error) {
    return laterOf(`the picture cannot be offered: ${String(error)}`);
  }
}

async function imageContainer(
  parts: InstagramParts,
  request: PublishRequest,
  index: number,
  fields: Readonly<Record<string, string>>,
): Promise<Made | Failure> {
  const image = request.images[index];
  if (!image) return laterOf("there is no such picture");
  const key = `outgoing/instagram/${request.shareId}/${request.attempt}-${index}.jpg`;
  const offered = await offeredPicture(parts, key, image);
  if (offered.kind !== "offered") return offered;
  const alt = image.altText ? { alt_text: image.altText } : {};
  const made = await makeContainer(parts, request, { image_url: offered.url, ...alt, ...fields });
  const result = made.kind === "made" ? await finished(parts, request, made.id) : made;
  // Instagram has its own copy by now, or the container is discarded.
  await parts.storage.remove([key]).catch(() => undefined);
  return result;
}

async function carouselContainer(
  parts: InstagramParts,
  request: PublishRequest,
): Promise<{ readonly kind: "made"; readonly ids: readonly string[]; readonly id: string } | Failure> {
  const ids: string[] = [];
  for (const index of request.images.keys()) {
    const child = await imageContainer(parts, request, index, { is_carousel_item: "true" });
    if (child.kind !== "made") return child;
    ids.push(child.id);
  }
  const fields = { media_type: "CAROUSEL", children: ids.join(","), caption: request.text };
  const made = await makeContainer(parts, request, fields);
  const whole = made.kind === "made" ? await finished(parts, request, made.id) : made;
  return whole.kind === "made" ? { ...whole, ids } : whole;
}

const videoWait = 3_000;

/** A video is processed for a while: its container is kept and polled until it is finished. */
async function prepareVideo(
  parts: InstagramParts,
  request: PublishRequest,
  attachment: PublishAttachment,
): Promise<MediaResult> {
  const known = containerOf(request);
  if (known === null) return beginVideo(parts, request, attachment);
  const { http, settings } = parts;
  const read = await readContainer(http, settings, request.accessToken, known);
  if (read.kind === "not_read") return preparingFailure(read.outcome);
  switch (read.state) {
    case "FINISHED":
    case "PUBLISHED":
      return { kind: "ready", mediaIds: request.uploadedMedia };
    case "IN_PROGRESS":
      return waiting(request.uploadedMedia, "Instagram works on the video");
    case "ERROR":
      return { kind: "refused", reason: "media_failed", detail: "Instagram could not process the video" };
    case "EXPIRED":
      return beginVideo(parts, request, attachment);
    default:
      return read.state satisfies never;
  }
}

function waiting(mediaIds: readonly string[], detail: string): MediaResult {
  return { kind: "pending", mediaIds, retryAt: new Date(Date.now() + videoWait), detail };
}

async function beginVideo(
  parts: InstagramParts,
  request: PublishRequest,
  attachment: PublishAttachment,
): Promise<MediaResult> {
  let address: string;
  try {
    address = await attachment.address();
  } catch (error) {
    return laterOf(`the video cannot be offered: ${String(error)}`);
  }
  const fields = { media_type: "REELS", video_url: address, caption: request.text };
  const made = await makeContainer(parts, request, fields);
  return made.kind === "made"
    ? waiting([markedContainer(made.id, request)], "Instagram has the video")
    : made;
}

/**
 * Prepares the post: a container per picture, and one around several. All of it is invisible. The last id is the
 * container to publish; its state proves whether that happened.
 */
export async function prepareInstagramPost(
  parts: InstagramParts,
  request: PublishRequest,
): Promise<MediaResult> {
  if (request.attachment) return prepareVideo(parts, request, request.attachment);
  if (request.images.length === 0) return { kind: "ready", mediaIds: [] };
  if (request.images.length === 1) {
    const made = await imageContainer(parts, request, 0, { caption: request.text });
    return made.kind === "made" ? { kind: "ready", mediaIds: [markedContainer(made.id, request)] } : made;
  }
  const made = await carouselContainer(parts, request);
  return made.kind === "made"
    ? { kind: "ready", mediaIds: [...made.ids, markedContainer(made.id, request)] }
    : made;
}
