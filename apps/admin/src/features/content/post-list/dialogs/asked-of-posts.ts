import type { ChosenPost } from "../post-row.ts";

/** The action on these posts that awaits confirmation. */
export interface AskedOfPosts {
  readonly what: "remove" | "duplicate" | "approve" | "change" | "feature";
  readonly rows: readonly ChosenPost[];
}
