import {
  approvePost,
  publishPost,
  rejectBillablePost,
  rejectPost,
  resubmitPost,
  returnPost,
} from "@polyphon/contract/editorial/editorial.contract.ts";
import type { WorkflowAction } from "@polyphon/contract/editorial/editorial.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { command } from "../../../platform/operation/command.ts";
import type { Operation } from "../../../platform/operation/operation.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import type { EditorialDeps } from "../editorial.deps.ts";
import { bulkApprovePosts } from "./commands/bulk-approve-posts.ts";
import { undoPublishPosts } from "./commands/undo-publish-posts.ts";
import { listWorkflowPosts } from "./queries/list-workflow-posts.ts";
import { readReview } from "./queries/read-review.ts";
import { readWorkflowCounts } from "./queries/read-workflow-counts.ts";
import type { Feedback } from "./feedback.ts";
import { takeStep } from "./take-step.ts";

interface StepContext {
  readonly input: { readonly id: number; readonly version: number };
  readonly actor: StaffActor;
  readonly tx: Tx;
  readonly now: Date;
}

export function workflowOperations(deps: EditorialDeps): readonly Operation[] {
  const step = ({ input, actor, tx, now }: StepContext, action: WorkflowAction, feedback: Feedback) =>
    takeStep(tx, deps, actor, { id: input.id, version: input.version, action, feedback }, now);
  return [
    listWorkflowPosts,
    readWorkflowCounts,
    readReview(deps),
    command(approvePost, (context) => step(context, "APPROVE", { note: context.input.note })),
    command(rejectPost, (context) => step(context, "REJECT", context.input)),
    command(returnPost, (context) => step(context, "RETURN", context.input)),
    command(rejectBillablePost, (context) => step(context, "REJECT_BILLABLE", context.input)),
    command(publishPost, (context) => step(context, "PUBLISH", {})),
    command(resubmitPost, (context) => step(context, "RESUBMIT", {})),
    bulkApprovePosts(deps),
    undoPublishPosts(deps),
  ];
}
