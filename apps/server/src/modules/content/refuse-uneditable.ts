import type { Tx } from "../../platform/db/transaction.ts";
import { Refusal } from "../../platform/operation/refusal.ts";
import type { StaffActor } from "../../platform/session/actor.ts";
import { mayEditPost, mayEditPosts } from "./content.policy.ts";
import type { ContentNeeds, WorkflowPost } from "./content.port.ts";

/** Another house's post is out of reach; one's own may wait for somebody else in the workflow. */
export async function refuseUneditable(
  tx: Tx,
  needs: ContentNeeds,
  actor: StaffActor,
  post: WorkflowPost,
): Promise<void> {
  if (!mayEditPost(actor, post)) throw new Refusal("access_denied");
  if (!(await mayEditPosts(tx, needs, actor, [post])).has(post.id)) throw new Refusal("workflow_refused");
}
