import type { Verdict } from "../../platform/operation/refusal.ts";
import type { FrontActor, StaffActor } from "../../platform/session/actor.ts";
import type { DeskReach, MentionRow } from "./mention/mention.store.ts";

export type DeskVariant = "admin" | "corporate" | "wizard";

export function mayKeepMentions(actor: FrontActor): Verdict {
  return actor.lightFrontUser ? "light_front_user" : true;
}

/** A company's staff keep those of their company; the wizard leaves those of employees alone. */
export function reachOf(variant: DeskVariant, actor: StaffActor): DeskReach {
  return { companyId: actor.companyId, staffOnly: variant === "wizard" };
}

/** Four eyes: nobody approves what oneself asked for, except with full access. */
export function mayDecide(actor: StaffActor, mention: Pick<MentionRow, "submittedBy">): boolean {
  return actor.fullAccess || mention.submittedBy !== actor.accountId;
}
