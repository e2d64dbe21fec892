import type { Module } from "../../platform/module/module.ts";
import type { EditorialDeps } from "./editorial.deps.ts";
import { assignPost } from "./assignment/commands/assign-post.ts";
import { listPostAssignees } from "./assignment/queries/list-post-assignees.ts";
import { addPostComment } from "./thread/commands/add-post-comment.ts";
import { removePostComment } from "./thread/commands/remove-post-comment.ts";
import { listPostComments } from "./thread/queries/list-post-comments.ts";
import { workflowOperations } from "./workflow/workflow.operations.ts";
import { listBillableWork } from "./work/queries/list-billable-work.ts";
import { listMyReviews } from "./work/queries/list-my-reviews.ts";
import { listReturnedPosts } from "./work/queries/list-returned-posts.ts";
import { listWritersWork } from "./work/queries/list-writers-work.ts";
import { readEicDashboard } from "./work/queries/read-eic-dashboard.ts";
import { readMyWork } from "./work/queries/read-my-work.ts";

export function editorial(deps: EditorialDeps): Module {
  return {
    name: "editorial",
    operations: [
      ...workflowOperations(deps),
      readMyWork,
      listBillableWork,
      listWritersWork,
      readEicDashboard,
      listPostComments,
      addPostComment,
      removePostComment,
      listPostAssignees,
      assignPost,
      listReturnedPosts,
      listMyReviews,
    ],
    jobs: [],
    listeners: [],
  };
}
