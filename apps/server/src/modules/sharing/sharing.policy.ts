import type { Verdict } from "../../platform/operation/refusal.ts";
import type { FrontActor } from "../../platform/session/actor.ts";
import type { ShareRow } from "./shares/share.store.ts";

export function mayShare(actor: FrontActor): Verdict {
  return actor.lightFrontUser ? "light_front_user" : true;
}

/** A waiting share can still be changed; one in progress or ended cannot. */
export function isOpen(share: Pick<ShareRow, "state">): boolean {
  return share.state === "SCHEDULED" || share.state === "HELD";
}

/** Only the person can publish it, and it is due. */
export function waitsForPerson(share: Pick<ShareRow, "state" | "assisted">): boolean {
  return share.assisted && share.state === "UNCONFIRMED";
}

/** While it is unknown whether it is shared, the text must stay what may have been shared. */
export function mayRewrite(share: Pick<ShareRow, "state" | "openAttempt">): boolean {
  return isOpen(share) && !share.openAttempt;
}

/** Whoever may write own posts may also share a picture of their own: the company decides both with one switch. */
export function mayUseUploads(actor: FrontActor): boolean {
  return actor.features.has("own_post");
}
