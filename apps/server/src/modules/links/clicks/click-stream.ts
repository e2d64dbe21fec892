/** Redirect processes add clicks here, and workers take them. */
export const clickStream = {
  key: "clicks",
  group: "workers",
  field: "batch",
  /** Batches, each with the clicks of some milliseconds: an hour of the heaviest traffic. */
  maxLength: 1_000_000,
} as const;
