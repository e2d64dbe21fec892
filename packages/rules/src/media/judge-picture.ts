import { limits } from "@polyphon/contract/limits.ts";
import type { MediaReason } from "@polyphon/contract/media/media.ts";
import type { PictureRule } from "@polyphon/contract/media/picture-uses.ts";

export interface PictureFacts {
  /** The type its content has, whatever its name says; null when no known picture type. */
  readonly type: string | null;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

const { image } = limits;

/** A header that claims this much more than any allowed picture is meant to exhaust the decoder. */
const bombPixels = 4 * image.widthUnder * image.heightUnder;

/** Null when the picture satisfies the rule. */
export function judgePicture(facts: PictureFacts, rule: PictureRule): MediaReason | null {
  const { type, bytes, width, height } = facts;
  if (bytes > rule.bytes) return "too_many_bytes";
  if (!rule.types.some((one) => one === type)) return "wrong_type";
  if (width * height > bombPixels) return "bomb";
  if (width > rule.maxWidth || height > rule.maxHeight) return "too_large";
  if (width < rule.minWidth || height < rule.minHeight) return "too_small";
  // A narrow picture would pass by rounding alone, so the tolerance is a fraction of the ratio.
  const { ratio } = rule;
  if (ratio && Math.abs(width / height - ratio.of) > ratio.of * ratio.give) return "wrong_ratio";
  return null;
}
