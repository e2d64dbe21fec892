import type { Module } from "../../platform/module/module.ts";
import { approvePost } from "./commands/approve-post.ts";
import { bulkApprovePosts } from "./commands/bulk-approve-posts.ts";
import { publishPost } from "./commands/publish-post.ts";
import { rejectBillablePost } from "./commands/reject-billable-post.ts";
import { rejectPost } from "./commands/reject-post.ts";
import { resubmitPost } from "./commands/resubmit-post.ts";
import { returnPost } from "./commands/return-post.ts";
import type { EditorialDeps } from "./editorial.deps.ts";
import { listBillableWork } from "./queries/list-billable-work.ts";
import { listWorkflowPosts } from "./queries/list-workflow-posts.ts";
import { listWritersWork } from "./queries/list-writers-work.ts";
import { readEicDashboard } from "./queries/read-eic-dashboard.ts";
import { readMyWork } from "./queries/read-my-work.ts";
import { readReview } from "./queries/read-review.ts";
import { readWorkflowDesk } from "./queries/read-workflow-desk.ts";

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
