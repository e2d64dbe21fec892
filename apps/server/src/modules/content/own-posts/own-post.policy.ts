import type { Verdict } from "../../../platform/operation/refusal.ts";
import type { FrontActor, StaffActor } from "../../../platform/session/actor.ts";
import type { OwnPostRow } from "./own-post.store.ts";

/** Only its author can see an own post; approvers find it in the back office. */
export function isAuthor(actor: FrontActor, row: Pick<OwnPostRow, "accountId">): boolean {
  return actor.accountId === row.accountId;
}

/** A read-only account writes nothing. */
export function mayWriteOwnPosts(actor: FrontActor): Verdict {
  return actor.lightFrontUser ? "light_front_user" : true;
}

export function mayViewAsked(actor: StaffActor): boolean {
  return actor.fullAccess || actor.permissions.has("view_own_post_approval");
}

export function mayEditAsked(actor: StaffActor): boolean {
  return actor.fullAccess || actor.permissions.has("edit_own_post_approval");
}
