import type { MediaReason } from "@polyphon/contract/media/media.ts";

export const media = {
  invalid: "Invalid Image",
  note: "jpeg, jpg, png, gif or webp, larger than 300x130 and smaller than 6012x6012 pixels, up to 10 MB. Recommended ratio 1.91:1.",
  reason: {
    wrong_type: "This file is not a jpeg, png, gif or webp picture, whatever its name says.",
    too_small: "The picture must be larger than 300x130 pixels.",
    too_large: "The picture must be smaller than 6012x6012 pixels.",
    too_many_bytes: "The picture may have at most 10 MB.",
    unreadable: "The picture is damaged and cannot be read. Please save it again and upload it once more.",
    bomb: "The picture claims a size that cannot be processed.",
  },
} as const satisfies { invalid: string; note: string; reason: Record<MediaReason, string> };
