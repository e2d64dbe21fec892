import type { ErrorName } from "../errors.ts";

/** Why a new text of a planned share is refused, whoever writes it. */
export const textRefusals = [
  "not_found",
  "share_not_open",
  "edited_meanwhile",
  "copy_empty",
  "copy_too_long",
  "copy_too_short",
  "copy_locked",
  "prohibited_words",
  "prohibited_hashtag",
  "mention_not_approved",
] as const satisfies readonly ErrorName[];
