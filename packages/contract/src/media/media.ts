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
