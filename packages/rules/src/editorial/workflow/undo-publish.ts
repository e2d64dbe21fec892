import type { PostStatus } from "@polyphon/contract/content/content.ts";
import type { WorkflowAction } from "@polyphon/contract/editorial/editorial.ts";
import { limits } from "@polyphon/contract/limits.ts";

export interface PublishedPost {
  readonly status: PostStatus;
  readonly version: number;
  readonly killed: boolean;
  /** A share of it exists, whatever its state. */
  readonly shared: boolean;
  /** A company has decided about it in its processing queue. */
  readonly decided: boolean;
}

/** The last step that the post took, with the version that it was taken at. */
export interface LastStep {
  readonly action: WorkflowAction;
  readonly accountId: number | null;
  readonly at: Date;
  readonly version: number;
}

export type UndoRefusal =
  | "workflow_refused"
  | "undo_not_own"
  | "undo_too_late"
  | "undo_changed"
  | "undo_shared";

/** Why publishing cannot be taken back; null where it can. */
export function undoRefusal(
  post: PublishedPost,
  last: LastStep | null,
  by: { readonly accountId: number; readonly now: Date },
): UndoRefusal | null {
  if (post.status !== "PUBLISHED" || last?.action !== "PUBLISH") return "workflow_refused";
  if (last.accountId !== by.accountId) return "undo_not_own";
  if (by.now.getTime() - last.at.getTime() > limits.editorial.undoSeconds * 1000) return "undo_too_late";
  if (post.version !== last.version + 1 || post.killed || post.decided) return "undo_changed";
  return post.shared ? "undo_shared" : null;
}
