import type { listWorkflowPosts } from "@polyphon/contract/editorial/review.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { mayAssign } from "@polyphon/rules/editorial/workflow/thread.ts";
import { mayEdit, stepsOf, type Worker } from "@polyphon/rules/editorial/workflow/workflow.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import type { QueuedPost } from "../../content/content.api.ts";
import { weekOf } from "../work/post-weeks.ts";

type Row = OutputOf<typeof listWorkflowPosts>["items"][number];

/** Steps and changes that the caller's permissions allow; company staff change only their company's posts. */
export function presentQueued(
  actor: StaffActor,
  worker: Worker,
  post: QueuedPost,
  more: {
    readonly writer: string | null;
    readonly round: number;
    /** For the provider's staff alone. */
    readonly assignee: { readonly id: number; readonly name: string } | null;
  },
): Row {
  const edits = actor.fullAccess || actor.permissions.has("edit_post");
  const own = actor.companyId === null || actor.companyId === post.companyId;
  const steps = [...new Set(stepsOf(worker, post).map(({ action }) => action))];
  const shown = actor.companyId === null ? more.assignee : null;
  return {
    id: post.id,
    version: post.version,
    title: post.title,
    categoryId: post.categoryId,
    categoryName: post.categoryName,
    writerName: more.writer,
    status: post.status,
    source: post.source,
    language: post.language,
    publishAt: post.publishAt.toISOString(),
    week: weekOf(post.publishAt),
    round: more.round,
    assignee: shown && { ...shown, own: shown.id === actor.accountId },
    can: {
      steps: own ? steps : [],
      edit: edits && own && mayEdit(worker, post),
      assign: actor.companyId === null && mayAssign(worker, post),
    },
  };
}
