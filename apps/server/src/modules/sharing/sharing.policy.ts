import type { Verdict } from "../../platform/operation/refusal.ts";
import type { FrontActor } from "../../platform/session/actor.ts";
import type { ShareRow } from "./shares/share.store.ts";

export function mayShare(actor: FrontActor): Verdict {
  return actor.lightFrontUser ? "light_front_user" : true;
}

/** What waits can still be changed; what is on its way or over cannot. */
export function isOpen(share: Pick<ShareRow, "state">): boolean {
  return share.state === "SCHEDULED" || share.state === "HELD";
}

/** While nobody knows whether it is out, the text stays what may be out. */
export function mayRewrite(share: Pick<ShareRow, "state" | "openAttempt">): boolean {
  return isOpen(share) && !share.openAttempt;
}
