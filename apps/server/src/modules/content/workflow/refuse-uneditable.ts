import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import { mayEditPost, mayEditPosts } from "../content.policy.ts";
import type { WorkflowPost } from "../content.port.ts";
import type { ContentDeps } from "../content.deps.ts";

/** Another company's post is not accessible; one's own may wait for somebody else in the workflow. */
export async function refuseUneditable(
  tx: Tx,
  deps: ContentDeps,
  actor: StaffActor,
  post: WorkflowPost,
): Promise<void> {
  if (!mayEditPost(actor, post)) throw new Refusal("access_denied");
  if (!(await mayEditPosts(tx, deps, actor, [post])).has(post.id)) throw new Refusal("workflow_refused");
}
