/** Why an uploaded file did not become a picture. */
export const mediaReasons = [
  "wrong_type",
  "too_small",
  "too_large",
  "too_many_bytes",
  "wrong_ratio",
  "unreadable",
  "bomb",
] as const;
export type MediaReason = (typeof mediaReasons)[number];

/** Why an uploaded file did not become a video or a document. */
export const fileReasons = [
  "wrong_type",
  "too_many_bytes",
  "too_many_pages",
  "encrypted",
  "active",
  "no_picture",
  "unreadable",
  "bomb",
] as const;
export type FileReason = (typeof fileReasons)[number];
