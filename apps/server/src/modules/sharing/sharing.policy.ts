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

/** While it is unknown whether it is shared, the text must stay what may have been shared. */
export function mayRewrite(share: Pick<ShareRow, "state" | "openAttempt">): boolean {
  return isOpen(share) && !share.openAttempt;
}
