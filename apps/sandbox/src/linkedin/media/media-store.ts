import { createHash, randomBytes } from "node:crypto";
import type { LinkedinSettings } from "../linkedin-settings.ts";
import { mediaType } from "../../frame/media-type.ts";
import { failureMarker, NewestBytes } from "../../frame/newest-bytes.ts";

export type MediaKind = "image" | "document" | "video";
export type MediaStatus = "WAITING_UPLOAD" | "PROCESSING" | "AVAILABLE" | "PROCESSING_FAILED";

export type UploadPart = { firstByte: number; lastByte: number; etag: string | null; bytes: Buffer | null };

export type MediaAsset = {
  readonly urn: string;
  readonly kind: MediaKind;
  readonly owner: string;
  readonly uploadId: string;
  readonly uploadExpiresAt: number;
  /** Only videos come in parts. */
  readonly parts: UploadPart[];
  bytes: Buffer | null;
  size: number;
  uploadedAt: number | null;
  polls: number;
  failure: string | null;
};

export const partBytes = 4_194_304;

const maxDocumentBytes = 100 * 1024 * 1024;

function failureOf(kind: MediaKind, bytes: Buffer, fileName: string): string | null {
  if (fileName.includes(failureMarker) || bytes.includes(failureMarker))
    return "The file could not be processed";
  if (kind === "image" && mediaType(bytes) === "image/webp") return "WEBP images are not supported";
  if (kind === "document" && bytes.length > maxDocumentBytes) return "The document is larger than 100 MB";
  return null;
}

function partsOf(size: number): UploadPart[] {
  const parts: UploadPart[] = [];
  for (let first = 0; first < size; first += partBytes) {
    parts.push({
      firstByte: first,
      lastByte: Math.min(first + partBytes, size) - 1,
      etag: null,
      bytes: null,
    });
  }
  return parts;
}

/** Uploads from a registered URN to media that a post can show. */
export class MediaStore {
  #assets = new Map<string, MediaAsset>();
  #uploads = new Map<string, MediaAsset>();
  readonly #newest = new NewestBytes();

  promise(request: {
    urn: string;
    kind: MediaKind;
    owner: string;
    uploadExpiresAt: number;
    size: number;
  }): MediaAsset {
    const asset: MediaAsset = {
      ...request,
      uploadId: randomBytes(18).toString("base64url"),
      parts: request.kind === "video" ? partsOf(request.size) : [],
      bytes: null,
      uploadedAt: null,
      polls: 0,
      failure: null,
    };
    this.#assets.set(asset.urn, asset);
    this.#uploads.set(asset.uploadId, asset);
    return asset;
  }

  find(urn: string): MediaAsset | undefined {
    return this.#assets.get(urn);
  }

  upload(uploadId: string): MediaAsset | undefined {
    return this.#uploads.get(uploadId);
  }

  storePart(part: UploadPart, bytes: Buffer): string {
    part.bytes = bytes;
    part.etag = createHash("sha256").update(bytes).update(String(part.firstByte)).digest("hex").slice(0, 40);
    return part.etag;
  }

  store(asset: MediaAsset, bytes: Buffer, fileName: string, at: number): void {
    asset.failure = failureOf(asset.kind, bytes, fileName);
    asset.uploadedAt = at;
    asset.size = bytes.length;
    asset.bytes = bytes;
    for (const part of asset.parts) part.bytes = null;
    this.#newest.keep(asset);
  }

  status(asset: MediaAsset, now: number, settings: LinkedinSettings): MediaStatus {
    if (asset.uploadedAt === null) return "WAITING_UPLOAD";
    const image = asset.kind === "image";
    const waitSeconds = image ? settings.imageProcessingSeconds : settings.processingSeconds;
    const polled = image || asset.polls >= settings.pollsUntilAvailable;
    if (!polled || now < asset.uploadedAt + waitSeconds * 1000) return "PROCESSING";
    return asset.failure === null ? "AVAILABLE" : "PROCESSING_FAILED";
  }

  reset(): void {
    this.#assets = new Map();
    this.#uploads = new Map();
    this.#newest.reset();
  }
}
