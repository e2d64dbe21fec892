import { contentLanguages, type ContentLanguage } from "@polyphon/contract/content/content.ts";
import { limits } from "@polyphon/contract/limits.ts";

export interface TourSeen {
  /** Staff who look at the employee app are not new in it. */
  readonly staff: boolean;
  readonly visited: boolean;
  readonly skips: number;
}

/** Whether somebody is shown around after the login. */
export const isTourDue = ({ staff, visited, skips }: TourSeen): boolean =>
  !staff && !visited && skips < limits.tour.skips;

/** A company offers the languages it chose, or all that posts are written in. */
export const interestLanguages = (ofCompany: readonly ContentLanguage[]): readonly ContentLanguage[] =>
  ofCompany.length === 0 ? contentLanguages : ofCompany;

export type InterestFault = "language" | "category";

/** What is missing in a choice of interests; the first is shown first. */
export function interestFaults(chosen: {
  readonly languages: readonly unknown[];
  readonly categories: readonly unknown[];
}): InterestFault[] {
  return [
    ...(chosen.languages.length === 0 ? (["language"] as const) : []),
    ...(chosen.categories.length === 0 ? (["category"] as const) : []),
  ];
}
