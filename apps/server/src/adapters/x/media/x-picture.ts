import sharp from "sharp";
import type { PublishImage } from "../../../modules/sharing/sharing.port.ts";

export interface Picture {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
  /** An animated GIF, which X plays when it is the only picture of a post. */
  readonly moves: boolean;
}

export type Prepared =
  | { readonly kind: "picture"; readonly picture: Picture }
  /** The store did not return the picture. */
  | { readonly kind: "away"; readonly detail: string }
  | { readonly kind: "broken"; readonly detail: string };

const megabyte = 1024 * 1024;
const mostBytes = 5 * megabyte;
const mostGifBytes = 15 * megabyte;
const taken = ["image/jpeg", "image/png", "image/webp"];
const longestEdge = 4096;

/** What X does not accept as it is becomes a JPEG. */
async function asJpeg(bytes: Uint8Array): Promise<Picture> {
  const image = sharp(bytes)
    .rotate()
    .resize({ width: longestEdge, height: longestEdge, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" });
  let jpeg = await image.clone().jpeg({ quality: 90 }).toBuffer();
  if (jpeg.length > mostBytes)
    jpeg = await image
      .clone()
      .resize({ width: 2048, withoutEnlargement: true })
      .jpeg({ quality: 80 })
      .toBuffer();
  return { bytes: jpeg, mimeType: "image/jpeg", moves: false };
}

async function fit(bytes: Uint8Array, mimeType: string, alone: boolean): Promise<Picture> {
  if (taken.includes(mimeType) && bytes.length <= mostBytes) return { bytes, mimeType, moves: false };
  if (mimeType === "image/gif" && alone && bytes.length <= mostGifBytes) {
    const { pages = 1 } = await sharp(bytes).metadata();
    if (pages > 1) return { bytes, mimeType, moves: true };
  }
  return asJpeg(bytes);
}

export async function preparePicture(image: PublishImage, alone: boolean): Promise<Prepared> {
  let bytes: Uint8Array;
  try {
    bytes = await image.bytes();
  } catch (error) {
    return { kind: "away", detail: `the picture cannot be loaded: ${String(error)}`.slice(0, 300) };
  }
  try {
    return { kind: "picture", picture: await fit(bytes, image.mimeType, alone) };
  } catch (error) {
    return { kind: "broken", detail: String(error).slice(0, 300) };
  }
}
