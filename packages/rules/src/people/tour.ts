import { contentLanguages, type ContentLanguage } from "@polyphon/contract/content/content.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";

export interface TourSeen {
  /** Staff who look at the employee app are not new in it. */
  readonly staff: boolean;
  readonly visited: boolean;
  readonly skips: number;
}

/** Whether somebody is shown around after the login. */
export const isTourDue = ({ staff, visited, skips }: TourSeen): boolean =>
  !staff && !visited && skips < limits.tour.skips;

export type TourStep = "welcome" | "required" | "networks" | "interests" | "done";

export interface TourGround {
  /** The company has words or a video of welcome. */
  readonly hasWelcome: boolean;
  /** Comes back from the consent page of a network. */
  readonly returning: boolean;
  /** A light front user connects nothing. */
  readonly mayConnect: boolean;
  readonly required: Network | null;
  readonly networks: readonly Network[];
  readonly connected: readonly Network[];
  /** Has saved categories for the feed before. */
  readonly hasInterests: boolean;
}

/** The steps that this person needs, in their order. */
export function tourSteps(ground: TourGround): TourStep[] {
  const { required, connected, networks, mayConnect } = ground;
  const asksRequired = required !== null && !connected.includes(required);
  const others = networks.filter((network) => network !== required && !connected.includes(network));
  const steps: readonly (readonly [TourStep, boolean])[] = [
    ["welcome", ground.hasWelcome && !ground.returning],
    ["required", mayConnect && asksRequired],
    ["networks", mayConnect && networks.length > 1 && others.length > 0],
    ["interests", !ground.hasInterests],
    ["done", true],
  ];
  return steps.flatMap(([step, shown]) => (shown ? [step] : []));
}

/** A company offers the languages it chose, or all that posts are written in. */
export const interestLanguages = (ofCompany: readonly ContentLanguage[]): readonly ContentLanguage[] =>
  ofCompany.length === 0 ? contentLanguages : ofCompany;

export type InterestFault = "language" | "category";

/** What is missing in a choice of interesting content; the first is said first. */
export function interestFaults(chosen: {
  readonly languages: readonly unknown[];
  readonly categories: readonly unknown[];
}): InterestFault[] {
  return [
    ...(chosen.languages.length === 0 ? (["language"] as const) : []),
    ...(chosen.categories.length === 0 ? (["category"] as const) : []),
  ];
}
