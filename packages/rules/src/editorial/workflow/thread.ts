import { limits } from "@polyphon/contract/limits.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { stepsOf, type Worker, type WorkflowPost } from "./workflow.ts";

export interface WrittenComment {
  readonly accountId: number | null;
  readonly at: Date;
}

/** Why somebody may not delete a comment: others have read it by then, or it is another person's. */
export function deleteRefusal(
  comment: WrittenComment,
  by: { readonly accountId: number; readonly now: Date },
): "comment_not_own" | "comment_too_old" | null {
  if (comment.accountId !== by.accountId) return "comment_not_own";
  const age = by.now.getTime() - comment.at.getTime();
  return age > limits.editorial.commentDeleteMinutes * 60_000 ? "comment_too_old" : null;
}

/** Who hears of a comment: the writer, who has commented before and who has taken the post on; not its author. */
export function peopleOfThread(
  thread: {
    readonly writerId: number | null;
    readonly assigneeId: number | null;
    readonly commenters: readonly number[];
  },
  authorId: number,
): number[] {
  const all = [thread.writerId, thread.assigneeId, ...thread.commenters].flatMap((id) => id ?? []);
  return [...new Set(all)].filter((id) => id !== authorId);
}

/** Whoever's turn it is says who takes it on. A returned post is its writer's, so there is nobody to choose. */
export function mayAssign(worker: Worker, post: WorkflowPost): boolean {
  return worker.userType !== userTypes.writer && post.status !== null && stepsOf(worker, post).length > 0;
}
