import type { ErrorName } from "@polyphon/contract/errors.ts";
import type { MediaReason } from "@polyphon/contract/media/media.ts";
import type { PictureRule } from "@polyphon/contract/media/picture-uses.ts";
import { judgePicture, type PictureFacts } from "./judge-picture.ts";
import { pictureWords } from "./picture-words.ts";

/** The rule that a picture breaks, with the picture's own figure and what the rule asks for. */
export interface PictureFault {
  readonly error: Extract<ErrorName, `picture_${string}`>;
  readonly values: Readonly<Record<string, string | number>>;
}

const errors = {
  wrong_type: "picture_wrong_type",
  too_small: "picture_too_small",
  too_large: "picture_too_large",
  too_many_bytes: "picture_too_many_bytes",
  wrong_ratio: "picture_wrong_ratio",
  unreadable: "picture_unreadable",
  bomb: "picture_too_large",
} as const satisfies Record<MediaReason, ErrorName>;

const megabyte = 1024 * 1024;

/** In whole megabytes, which every language writes alike; one byte too many is one megabyte more. */
const sizeOf = (bytes: number): number => Math.ceil(bytes / megabyte);

export function faultOf(reason: MediaReason, facts: PictureFacts, rule: PictureRule): PictureFault {
  const found = facts.type?.replace("image/", "") ?? null;
  // Without a known type it is no other kind of picture: it is none.
  const error = reason === "wrong_type" && found === null ? errors.unreadable : errors[reason];
  return {
    error,
    values: {
      ...pictureWords(rule),
      width: facts.width,
      height: facts.height,
      size: sizeOf(facts.bytes),
      found: found ?? "",
    },
  };
}

/** Null when the picture satisfies the rule of its use. */
export function pictureFault(facts: PictureFacts, rule: PictureRule): PictureFault | null {
  const reason = judgePicture(facts, rule);
  return reason === null ? null : faultOf(reason, facts, rule);
}
