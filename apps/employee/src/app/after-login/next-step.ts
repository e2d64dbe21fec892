import { type AfterLoginStep, nextAfterLogin } from "@polyphon/rules/people/after-login.ts";
import { isTourDue } from "@polyphon/rules/people/tour/tour.ts";
import type { Me } from "../../shared/session/me.ts";

/** Whether the tour is shown to this person. A group's account never gets it. */
export const isTourDueFor = ({ account: { kind, can, isAssociateLogin, userMeta } }: Me): boolean =>
  can.features.includes("tour") &&
  !isAssociateLogin &&
  isTourDue({
    staff: kind === "staff",
    visited: userMeta.isOnboardingTourVisited,
    skips: userMeta.onboardingTourSkipCount,
  });

export interface Doing {
  /** The tour has begun and is not over. */
  readonly touring?: boolean;
  /** The share dialog is open. */
  readonly sharing?: boolean;
}

/** The step that this person is shown next. */
export function nextStep(
  me: Me,
  over: ReadonlySet<AfterLoginStep>,
  { touring = false, sharing = false }: Doing = {},
): AfterLoginStep | null {
  const { kind, can, isAssociateLogin } = me.account;
  return nextAfterLogin({
    password: can.restriction === "password_must_change" || can.restriction === "password_expired",
    terms: can.restriction === "terms_not_accepted",
    tour: touring || isTourDueFor(me),
    badges: me.company.companyMeta.badgesFeature,
    inPerson: kind === "front" && !isAssociateLogin,
    sharing,
    over,
  });
}

export const startsAfterMs = 1_500;
