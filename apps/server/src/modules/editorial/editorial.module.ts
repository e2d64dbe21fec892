import type { Module } from "../../platform/module/module.ts";
import { approvePost } from "./workflow/commands/approve-post.ts";
import { bulkApprovePosts } from "./workflow/commands/bulk-approve-posts.ts";
import { publishPost } from "./workflow/commands/publish-post.ts";
import { rejectBillablePost } from "./workflow/commands/reject-billable-post.ts";
import { rejectPost } from "./workflow/commands/reject-post.ts";
import { resubmitPost } from "./workflow/commands/resubmit-post.ts";
import { returnPost } from "./workflow/commands/return-post.ts";
import type { EditorialDeps } from "./editorial.deps.ts";
import { listBillableWork } from "./work/queries/list-billable-work.ts";
import { listWorkflowPosts } from "./workflow/queries/list-workflow-posts.ts";
import { listWritersWork } from "./work/queries/list-writers-work.ts";
import { readEicDashboard } from "./work/queries/read-eic-dashboard.ts";
import { readMyWork } from "./work/queries/read-my-work.ts";
import { readReview } from "./workflow/queries/read-review.ts";
import { readWorkflowDesk } from "./workflow/queries/read-workflow-desk.ts";

export function editorial(deps: EditorialDeps): Module {
  return {
    name: "editorial",
    operations: [
      listWorkflowPosts,
      readWorkflowDesk,
      readReview(deps),
      approvePost(deps),
      rejectPost(deps),
      returnPost(deps),
      rejectBillablePost(deps),
      publishPost(deps),
      resubmitPost(deps),
      bulkApprovePosts(deps),
      readMyWork,
      listBillableWork,
      listWritersWork,
      readEicDashboard,
    ],
    jobs: [],
    listeners: [],
  };
}
