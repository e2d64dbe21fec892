/** What somebody who has signed in is asked or shown, in this order, one after the other. */
export const afterLoginSteps = [
  "password",
  "terms",
  "tour",
  "badges",
  "announcements",
  "questionnaire",
] as const;
export type AfterLoginStep = (typeof afterLoginSteps)[number];

export interface AfterLoginContext {
  /** A new password is required before anything else. */
  readonly password: boolean;
  readonly terms: boolean;
  readonly tour: boolean;
  /** The company gives badges. */
  readonly badges: boolean;
  /** An employee in person: staff and group accounts are shown and asked nothing. */
  readonly inPerson: boolean;
  /** A share is being written: announcements and questionnaires wait until it is finished. */
  readonly sharing: boolean;
  /** Left, finished, or found to have nothing to show. */
  readonly over: ReadonlySet<AfterLoginStep>;
}

/** The first step that is due and not over. While a password or the terms are pending, nothing else is asked. */
export function nextAfterLogin(context: AfterLoginContext): AfterLoginStep | null {
  const isOpen = !context.password && !context.terms;
  const isFree = isOpen && context.inPerson && !context.sharing;
  const isDue: Record<AfterLoginStep, boolean> = {
    password: context.password,
    terms: context.terms && !context.password,
    tour: isOpen && context.tour,
    badges: isFree && context.badges,
    announcements: isFree,
    questionnaire: isFree,
  };
  return afterLoginSteps.find((step) => isDue[step] && !context.over.has(step)) ?? null;
}
