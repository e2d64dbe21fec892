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

export interface AfterLoginGround {
  /** A new password is wanted before anything else. */
  readonly password: boolean;
  readonly terms: boolean;
  readonly tour: boolean;
  /** The company gives badges. */
  readonly badges: boolean;
  /** An employee in person: staff and the accounts of groups are told and asked nothing. */
  readonly inPerson: boolean;
  /** A share is being written: news and questions wait until it is out of the hands. */
  readonly sharing: boolean;
  /** Left, finished, or found to have nothing to show. */
  readonly over: ReadonlySet<AfterLoginStep>;
}

/** The first that is due and not over. While a password or the terms are waited for, nothing else is asked for. */
export function nextAfterLogin(ground: AfterLoginGround): AfterLoginStep | null {
  const isOpen = !ground.password && !ground.terms;
  const isFree = isOpen && ground.inPerson && !ground.sharing;
  const isDue: Record<AfterLoginStep, boolean> = {
    password: ground.password,
    terms: ground.terms && !ground.password,
    tour: isOpen && ground.tour,
    badges: isFree && ground.badges,
    announcements: isFree,
    questionnaire: isFree,
  };
  return afterLoginSteps.find((step) => isDue[step] && !ground.over.has(step)) ?? null;
}
