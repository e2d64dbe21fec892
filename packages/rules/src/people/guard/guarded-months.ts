import { type FigureGuard, shownFigure } from "./shown-figure.ts";
import { mayFollow } from "./shown-groups.ts";

/** A figure and how many distinct people contributed to it. */
export interface Contributed {
  readonly figure: number;
  readonly people: number;
}

export const nobody: Contributed = { figure: 0, people: 0 };

/** A week stands for itself; one that has not ended is withheld, so that nobody watches it grow. */
export function shownWeek(week: Contributed | null, guard: FigureGuard): number | null {
  return week && shownFigure(week.figure, week.people, guard);
}

/**
 * A month that has ended, after its weeks: they have been shown already, so the month gives way where it would tell
 * what too few people did in the withheld ones.
 */
export function shownMonth(
  month: Contributed | null,
  withheld: { readonly weeks: number; readonly people: number },
  guard: FigureGuard,
): number | null {
  if (month === null || !mayFollow({ groups: withheld.weeks, people: withheld.people }, guard.minimum))
    return null;
  return shownFigure(month.figure, month.people, guard);
}
