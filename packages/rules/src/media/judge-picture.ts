import { limits } from "@polyphon/contract/limits.ts";
import type { MediaReason } from "@polyphon/contract/media/media.ts";

export interface PictureFacts {
  /** The type its content has, whatever its name says; null when no known picture type. */
  readonly type: string | null;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

const { image } = limits;

/** A header that promises this much more than any allowed picture is meant to exhaust whoever opens it. */
const bombPixels = 4 * image.widthUnder * image.heightUnder;

/** Null when the picture may be used. The limits of width and height themselves are outside. */
export function judgePicture(facts: PictureFacts): MediaReason | null {
  if (facts.bytes > image.bytes) return "too_many_bytes";
  if (!image.types.some((type) => type === facts.type)) return "wrong_type";
  if (facts.width * facts.height > bombPixels) return "bomb";
  if (facts.width >= image.widthUnder || facts.height >= image.heightUnder) return "too_large";
  if (facts.width <= image.widthOver || facts.height <= image.heightOver) return "too_small";
  return null;
}
