import type { FileReason, MediaReason } from "@polyphon/contract/media/media.ts";

export const media = {
  invalid: "Invalid Image",
  note: "jpeg, jpg, png, gif or webp, larger than 300x130 and smaller than 6012x6012 pixels, up to 10 MB. Recommended ratio 1.91:1.",
  reason: {
    wrong_type:
      "This file type isn’t supported. Use one of these: {{types}}. What counts is the file’s content, not its name.",
    too_small: "The image must be at least {{minWidth}}x{{minHeight}} pixels.",
    too_large: "The image can be at most {{maxWidth}}x{{maxHeight}} pixels.",
    too_many_bytes: "The image can be at most {{megabytes}} MB.",
    wrong_ratio: "The image must have an aspect ratio of {{ratio}} (width to height).",
    unreadable: "The image is damaged and can’t be read. Save it again and upload it once more.",
    bomb: "The image is too large or too complex to process. Save it in a smaller size and upload it again.",
  },
  fileReason: {
    wrong_type:
      "This file type isn’t supported. Use one of these: {{types}}. What counts is the file’s content, not its name.",
    too_many_bytes: "The file can be at most {{megabytes}} MB.",
    too_many_pages: "The document can have at most {{pages}} pages.",
    encrypted: "The file is password-protected. Save it without a password and upload it again.",
    active: "The file contains macros, scripts or embedded files. Save it without them, for example as PDF.",
    no_picture: "The file contains no video track. Choose another file.",
    unreadable: "The file is damaged and can’t be read. Save it again and upload it once more.",
    bomb: "The file is too large or too complex to process. Save a simpler version and upload it again.",
  },
} as const satisfies {
  invalid: string;
  note: string;
  reason: Record<MediaReason, string>;
  fileReason: Record<FileReason, string>;
};
