import { isTourDue } from "@polyphon/rules/people/tour.ts";
import type { Me } from "../../shared/me.ts";

/** One thing that somebody who has signed in is asked or shown, before the next one. */
export interface AfterLoginStep<Key extends string = string> {
  readonly key: Key;
  readonly isDue: (me: Me) => boolean;
}

/** The first step that is due and not over; each one waits for those before it. */
export function nextStep<Step extends AfterLoginStep>(
  steps: readonly Step[],
  me: Me,
  over: ReadonlySet<string>,
): Step | undefined {
  return steps.find((step) => !over.has(step.key) && step.isDue(me));
}

/** In the specification's order. Badges, announcements and questionnaire join with their modules. */
export const loginSteps = [
  {
    key: "password",
    isDue: ({ account: { can } }: Me) =>
      can.restriction === "password_must_change" || can.restriction === "password_expired",
  },
  { key: "terms", isDue: ({ account: { can } }: Me) => can.restriction === "terms_not_accepted" },
  {
    key: "tour",
    isDue: ({ account: { kind, can, isAssociateLogin, userMeta } }: Me) =>
      can.restriction === null &&
      can.features.includes("tour") &&
      !isAssociateLogin &&
      isTourDue({
        staff: kind === "staff",
        visited: userMeta.isOnboardingTourVisited,
        skips: userMeta.onboardingTourSkipCount,
      }),
  },
] as const satisfies readonly AfterLoginStep[];

export type LoginStepKey = (typeof loginSteps)[number]["key"];

export const startsAfterMs = 1_500;
