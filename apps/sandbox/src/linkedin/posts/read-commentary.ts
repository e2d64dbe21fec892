import type { StoredPost } from "../../control/ledger.ts";
import type { LinkedinState } from "../linkedin-state.ts";
import { isObject } from "../rest-gate.ts";

/** The current commentary in little format, after an edit the new one. */
export function readCommentary(state: LinkedinState, post: StoredPost): string {
  const edited = state.edits.get(post.id);
  if (edited) return edited.commentary;
  const raw: unknown = JSON.parse(post.raw);
  const commentary = isObject(raw) ? raw["commentary"] : null;
  return typeof commentary === "string" ? commentary : "";
}
