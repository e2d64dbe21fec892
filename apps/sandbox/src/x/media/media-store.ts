import { mediaType } from "../../frame/media-type.ts";
import { failureMarker, NewestBytes } from "../../frame/newest-bytes.ts";
import type { XSettings } from "../x-settings.ts";

export type MediaKind = "image" | "gif" | "video";
export type ProcessingState = "pending" | "in_progress" | "succeeded" | "failed";

export type MediaAsset = {
  readonly id: string;
  readonly key: string;
  readonly owner: string;
  readonly kind: MediaKind;
  readonly totalBytes: number;
  readonly expiresAt: number;
  readonly segments: Map<number, Buffer>;
  bytes: Buffer | null;
  size: number;
  uploadedAt: number | null;
  polls: number;
  failure: string | null;
  altText: string;
};

const keyPrefix = { image: "3_", gif: "16_", video: "7_" } as const;
const megabyte = 1024 * 1024;

export const mostBytes: Readonly<Record<MediaKind, number>> = {
  image: 5 * megabyte,
  gif: 15 * megabyte,
  video: 512 * megabyte,
};

const takenTypes: Readonly<Record<MediaKind, readonly string[]>> = {
  image: ["image/jpeg", "image/png", "image/gif", "image/webp"],
  gif: ["image/gif"],
  video: ["video/mp4"],
};

export function kindOf(category: string): MediaKind | undefined {
  switch (category) {
    case "tweet_image":
      return "image";
    case "tweet_gif":
      return "gif";
    case "tweet_video":
    case "amplify_video":
      return "video";
    default:
      return undefined;
  }
}

export function takesType(kind: MediaKind, type: string): boolean {
  return takenTypes[kind].includes(type);
}

/** Uploads on their way to media that a post can show. */
export class MediaStore {
  #assets = new Map<string, MediaAsset>();
  readonly #newest = new NewestBytes();

  begin(request: Pick<MediaAsset, "id" | "owner" | "kind" | "totalBytes" | "expiresAt">): MediaAsset {
    const asset: MediaAsset = {
      ...request,
      key: keyPrefix[request.kind] + request.id,
      segments: new Map(),
      bytes: null,
      size: 0,
      uploadedAt: null,
      polls: 0,
      failure: null,
      altText: "",
    };
    this.#assets.set(asset.id, asset);
    return asset;
  }

  find(id: string): MediaAsset | undefined {
    return this.#assets.get(id);
  }

  /** The file is complete; its type is read from its bytes, not from what was declared. */
  store(asset: MediaAsset, bytes: Buffer, at: number): void {
    const type = mediaType(bytes);
    const right = type !== null && takesType(asset.kind, type);
    asset.failure = bytes.includes(failureMarker) || !right ? "InvalidMedia" : null;
    asset.uploadedAt = at;
    asset.size = bytes.length;
    asset.bytes = bytes;
    asset.segments.clear();
    this.#newest.keep(asset);
  }

  /** Pictures are ready at once; GIFs and videos need processing. */
  stateOf(asset: MediaAsset, now: number, settings: XSettings): ProcessingState | null {
    if (asset.uploadedAt === null) return null;
    const waits = asset.kind !== "image";
    if (waits && asset.polls === 0 && settings.pollsUntilReady > 0) return "pending";
    const early =
      asset.polls < settings.pollsUntilReady || now < asset.uploadedAt + settings.processingSeconds * 1000;
    if (waits && early) return "in_progress";
    return asset.failure === null ? "succeeded" : "failed";
  }

  reset(): void {
    this.#assets = new Map();
    this.#newest.reset();
  }
}
