import type { FileReason, MediaReason } from "@polyphon/contract/media/media.ts";

export const media = {
  invalid: "Invalid Image",
  note: "jpeg, jpg, png, gif or webp, larger than 300x130 and smaller than 6012x6012 pixels, up to 10 MB. Recommended ratio 1.91:1.",
  reason: {
    wrong_type: "Only pictures of these types can be used here, whatever the file's name says: {{types}}.",
    too_small: "The picture must have at least {{minWidth}}x{{minHeight}} pixels.",
    too_large: "The picture may have at most {{maxWidth}}x{{maxHeight}} pixels.",
    too_many_bytes: "The picture may have at most {{megabytes}} MB.",
    wrong_ratio: "The picture must have the ratio {{ratio}}, width to height.",
    unreadable: "The picture is damaged and cannot be read. Please save it again and upload it once more.",
    bomb: "The picture claims a size that cannot be processed.",
  },
  fileReason: {
    wrong_type: "Only files of these types can be used here, whatever the file's name says: {{types}}.",
    too_many_bytes: "The file may have at most {{megabytes}} MB.",
    too_many_pages: "The document may have at most {{pages}} pages.",
    encrypted: "The file is protected with a password. Please save it without one and upload it again.",
    active:
      "The file carries macros, scripts or other files. Please save it without them, for example as PDF.",
    no_picture: "The file has no moving picture in it.",
    unreadable: "The file is damaged and cannot be read. Please save it again and upload it once more.",
    bomb: "The file unpacks to a size that cannot be processed.",
  },
} as const satisfies {
  invalid: string;
  note: string;
  reason: Record<MediaReason, string>;
  fileReason: Record<FileReason, string>;
};
