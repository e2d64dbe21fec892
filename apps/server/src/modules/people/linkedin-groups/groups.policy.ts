import type { Verdict } from "../../../platform/operation/refusal.ts";
import type { FrontActor } from "../../../platform/session/actor.ts";

interface GroupTerms {
  readonly associateUser: boolean;
}

/** A group's account sees the page it came from, even after the company switched groups off. */
export function maySeeGroups(actor: FrontActor, company: GroupTerms): Verdict {
  return company.associateUser || actor.primaryAccountId !== null ? true : "feature_off";
}

export function mayKeepGroups(actor: FrontActor, company: GroupTerms): Verdict {
  if (!company.associateUser) return "feature_off";
  return actor.lightFrontUser ? "light_front_user" : true;
}
