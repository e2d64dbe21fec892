import type { Verdict } from "../../platform/operation/refusal.ts";
import type { FrontActor, StaffActor } from "../../platform/session/actor.ts";
import type { PostRow } from "./content.store.ts";

/** Company staff change the posts of their company; the provider's staff change every post. */
export function mayEditPost(actor: StaffActor, post: Pick<PostRow, "companyId">): boolean {
  const allowed = actor.fullAccess || actor.permissions.has("edit_post");
  return allowed && (actor.companyId === null || actor.companyId === post.companyId);
}

export function maySharePosts(actor: FrontActor): boolean {
  return actor.features.has("post_sharing") && !actor.lightFrontUser;
}

/** To like, to dislike and to report: an account for reading does none of it. */
export function mayReact(actor: FrontActor): Verdict {
  return actor.lightFrontUser ? "light_front_user" : true;
}
