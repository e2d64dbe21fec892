import type { Verdict } from "../../platform/operation/refusal.ts";
import type { FrontActor, StaffActor } from "../../platform/session/actor.ts";
import type { StaffReach, MentionRow } from "./mention/mention.store.ts";

export type StaffVariant = "admin" | "corporate" | "wizard";

export function mayKeepMentions(actor: FrontActor): Verdict {
  return actor.lightFrontUser ? "light_front_user" : true;
}

/** A company's staff manage those of their company; the wizard excludes those of employees. */
export function reachOf(variant: StaffVariant, actor: StaffActor): StaffReach {
  return { companyId: actor.companyId, staffOnly: variant === "wizard" };
}

/** Four eyes: nobody approves their own request, except with full access. */
export function mayDecide(actor: StaffActor, mention: Pick<MentionRow, "submittedBy">): boolean {
  return actor.fullAccess || mention.submittedBy !== actor.accountId;
}
