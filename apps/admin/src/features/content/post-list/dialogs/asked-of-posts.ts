import type { PostRow } from "../post-row.ts";

/** The action on these posts that awaits confirmation. */
export interface AskedOfPosts {
  readonly what: "remove" | "duplicate" | "approve" | "change" | "feature";
  readonly rows: readonly PostRow[];
}

/** Each post succeeded or was refused separately. */
export interface Outcome {
  readonly done: readonly number[];
  readonly refused: readonly { readonly id: number; readonly description: string }[];
}
