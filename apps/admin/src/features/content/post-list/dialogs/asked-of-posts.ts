import type { PostRow } from "../post-row.ts";

/** What is to be done to which posts, until somebody has answered. */
export interface AskedOfPosts {
  readonly what: "remove" | "duplicate" | "approve" | "change" | "feature";
  readonly rows: readonly PostRow[];
}

/** Each post was done or refused for itself. */
export interface Outcome {
  readonly done: readonly number[];
  readonly refused: readonly { readonly id: number; readonly description: string }[];
}
