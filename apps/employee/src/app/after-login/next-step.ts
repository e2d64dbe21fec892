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

/** In the specification's order. Tour, badges, announcements and questionnaire join with their modules. */
export const loginSteps = [
  {
    key: "password",
    isDue: ({ account: { can } }: Me) =>
      can.restriction === "password_must_change" || can.restriction === "password_expired",
  },
  { key: "terms", isDue: ({ account: { can } }: Me) => can.restriction === "terms_not_accepted" },
] as const satisfies readonly AfterLoginStep[];

export type LoginStepKey = (typeof loginSteps)[number]["key"];

export const startsAfterMs = 1_500;
