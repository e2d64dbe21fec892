import type { FrontActor, StaffActor } from "../../platform/session/actor.ts";
import type { Verdict } from "../../platform/operation/refusal.ts";

/** A read-only user has nothing to write. The endpoint's access has already checked company and level. */
export function mayAsk(actor: FrontActor | StaffActor): Verdict {
  return actor.kind === "front" && actor.lightFrontUser ? "light_front_user" : true;
}

export function mayKeepInGallery(actor: FrontActor | StaffActor): boolean {
  return actor.kind === "staff" && (actor.fullAccess || actor.permissions.has("list_post_gallery_image"));
}
