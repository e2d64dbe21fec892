import type { PictureRule } from "@polyphon/contract/media/picture-uses.ts";

const megabyte = 1024 * 1024;

/** What the sentences about a picture's rule are filled with, in every language. */
export function pictureWords(rule: PictureRule) {
  return {
    types: rule.types.map((type) => type.replace("image/", "")).join(", "),
    megabytes: Math.floor(rule.bytes / megabyte),
    minWidth: rule.minWidth,
    minHeight: rule.minHeight,
    maxWidth: rule.maxWidth,
    maxHeight: rule.maxHeight,
    ratio: rule.ratio ? `${rule.ratio.of}:1` : "",
    /** Continues an enumeration, or adds nothing to it. */
    ratioToo: rule.ratio ? `, ${rule.ratio.of}:1` : "",
  };
}
