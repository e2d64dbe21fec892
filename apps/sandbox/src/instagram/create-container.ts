import type { Call } from "../frame/call.ts";
import { jsonReply, type Reply } from "../frame/reply.ts";
import { mediaType } from "../frame/media-type.ts";
import { fetchFile } from "../meta/fetch-file.ts";
import { admit, type GraphInput, listOf, readGraph, textOf } from "../meta/graph-call.ts";
import { badParameter, graphError, noSuchObject, permissionMissing, refuse } from "../meta/graph-errors.ts";
import { type Container, jpegSize, statusOf } from "./containers.ts";
import type { InstagramState } from "./instagram-state.ts";

const maxCaption = 2200;
const maxBytes = 8 * 1024 * 1024;

export const containerProblem = (code: number, subcode: number, message: string) =>
  graphError({ message, code, subcode, title: "The media could not be used" });

export const notFinished = () => containerProblem(9007, 2_207_027, "Media ID is not available");

/** The account that the call may publish for. */
export function admitAccount(state: InstagramState, call: Call, input: GraphInput): string {
  const token = admit(state.tokens, call, input, state.world.clock.now());
  const id = call.param("account");
  if (token.accountId !== id) return refuse(noSuchObject(id));
  const scope = "instagram_business_content_publish";
  return token.scopes.has(scope) ? id : refuse(permissionMissing(scope));
}

function checkCaption(caption: string): void {
  if (caption.length > maxCaption) refuse(containerProblem(36_004, 2_207_010, "The caption was too long."));
  if ((caption.match(/#[\p{L}\p{N}_]+/gu) ?? []).length > 30) refuse(badParameter("More than 30 hashtags"));
  if ((caption.match(/@[\w.]+/g) ?? []).length > 20) refuse(badParameter("More than 20 mentions"));
}

function checkImage(bytes: Buffer): void {
  const size = jpegSize(bytes);
  if (!size) return refuse(containerProblem(36_001, 2_207_005, "The image format is not supported."));
  if (bytes.length > maxBytes)
    refuse(containerProblem(36_000, 2_207_004, "The image is too large to download."));
  const ratio = size.width / size.height;
  if (ratio < 0.8 - 0.005 || ratio > 1.91 + 0.005) {
    refuse(
      containerProblem(36_003, 2_207_009, "The submitted image has an aspect ratio that is not supported."),
    );
  }
}

async function fetchImage(address: string): Promise<Buffer> {
  if (address === "") return refuse(badParameter("The parameter image_url is required"));
  const bytes = await fetchFile(address);
  if (!bytes) {
    return refuse(containerProblem(9004, 2_207_052, "The media could not be fetched from this URI."));
  }
  checkImage(bytes);
  return bytes;
}

/** The faults of a video appear only while it is processed. */
async function fetchVideo(address: string): Promise<{ bytes: Buffer; state: "sound" | "broken" }> {
  if (address === "") return refuse(badParameter("The parameter video_url is required"));
  const bytes = await fetchFile(address);
  if (!bytes) {
    return refuse(containerProblem(9004, 2_207_052, "The media could not be fetched from this URI."));
  }
  const sound = mediaType(bytes) === "video/mp4" && !bytes.includes("processing-failed");
  return { bytes, state: sound ? "sound" : "broken" };
}

function childrenOf(state: InstagramState, account: string, input: GraphInput): Container[] {
  const now = state.world.clock.now();
  const children = listOf(input, "children").map((id) => {
    const child = state.containers.get(String(id));
    const fits = child?.account === account && child.carouselItem;
    if (!fits) return refuse(containerProblem(24, 2_207_006, "The requested resource does not exist"));
    return statusOf(child, now, state.settings) === "FINISHED" ? child : refuse(notFinished());
  });
  if (children.length < 2 || children.length > 10) {
    refuse(containerProblem(100, 2_207_028, "A carousel needs between 2 and 10 children."));
  }
  return children;
}

/** POST /{account}/media: prepares a post. It stays invisible, however often it is called. */
export async function createContainer(state: InstagramState, call: Call): Promise<Reply> {
  const input = readGraph(call);
  const account = admitAccount(state, call, input);
  const caption = textOf(input, "caption");
  checkCaption(caption);
  const isCarousel = textOf(input, "media_type") === "CAROUSEL";
  const children = isCarousel ? childrenOf(state, account, input) : [];
  const isVideo = ["REELS", "VIDEO", "STORIES"].includes(textOf(input, "media_type"));
  const video = isVideo ? await fetchVideo(textOf(input, "video_url")) : null;
  const bytes = video || isCarousel ? (video?.bytes ?? null) : await fetchImage(textOf(input, "image_url"));
  const createdAt = state.world.clock.now();
  const container: Container = {
    id: state.numbers.next(createdAt),
    account,
    caption,
    alt: textOf(input, "alt_text"),
    bytes,
    children,
    createdAt,
    carouselItem: textOf(input, "is_carousel_item") === "true",
    video: video?.state ?? "none",
    polls: 0,
    published: false,
  };
  state.containers.set(container.id, container);
  return jsonReply({ id: container.id });
}
