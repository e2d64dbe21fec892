import { stopsOwnSharing } from "@polyphon/contract/operations/own-switch.contract.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import type { Verdict } from "../../platform/operation/refusal.ts";
import type { FrontActor, StaffActor } from "../../platform/session/actor.ts";
import type { WorkflowPost } from "./content.port.ts";
import type { ContentDeps } from "./content.deps.ts";

/** What the provider's staff are still writing is theirs: a client's staff see it once it is published, and all of their own. */
export function maySeePost(actor: StaffActor, post: Pick<WorkflowPost, "companyId" | "status">): boolean {
  return actor.companyId === null || post.companyId === actor.companyId || post.status === "PUBLISHED";
}

/** Company staff change the posts of their company; the provider's staff change every post. */
export function mayEditPost(actor: StaffActor, post: Pick<WorkflowPost, "companyId">): boolean {
  const allowed = actor.fullAccess || actor.permissions.has("edit_post");
  return allowed && (actor.companyId === null || actor.companyId === post.companyId);
}

/** Those that may be changed: by their company, and by their state in the workflow. */
export async function mayEditPosts(
  tx: Tx,
  { workflow }: Pick<ContentDeps, "workflow">,
  actor: StaffActor,
  posts: readonly WorkflowPost[],
): Promise<ReadonlySet<number>> {
  const ours = posts.filter((post) => mayEditPost(actor, post));
  return ours.length === 0 ? new Set() : workflow.mayEdit(tx, actor, ours);
}

export function mayDuplicatePost(actor: StaffActor): boolean {
  return actor.fullAccess || actor.permissions.has("duplicate_post");
}

/** The provider's staff stop any post; whoever looks after a company's employees stops the company's own. */
export function mayStopPost(actor: StaffActor, post: Pick<WorkflowPost, "companyId">): boolean {
  if (actor.companyId === null) return actor.fullAccess || actor.permissions.has("list_kill_switch_post");
  return actor.permissions.has(stopsOwnSharing) && post.companyId === actor.companyId;
}

export function maySharePosts(actor: FrontActor): boolean {
  return actor.features.has("post_sharing") && !actor.lightFrontUser;
}

/** To like, dislike or report, which a read-only account may not. */
export function mayReact(actor: FrontActor): Verdict {
  return actor.lightFrontUser ? "light_front_user" : true;
}

/** To make a post from an item: whoever may share. */
export function mayTakeItem(actor: FrontActor): Verdict {
  if (actor.lightFrontUser) return "light_front_user";
  return maySharePosts(actor) || "feature_off";
}

export function maySeeItemActions(actor: StaffActor): boolean {
  return actor.fullAccess || actor.permissions.has("list_real_time_content_user_action");
}
