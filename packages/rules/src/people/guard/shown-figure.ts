/** What a company in works-council mode lets be seen: from how many people on, and how many it has. */
export interface FigureGuard {
  readonly minimum: number;
  readonly population: number;
}

const floorTo = (step: number, count: number) => count - (count % step);

/**
 * Where half the people would be fewer than the minimum, a figure that is shown would say of nearly everybody that they
 * contributed.
 */
export const isLargeEnough = ({ minimum, population }: FigureGuard): boolean => population >= 2 * minimum;

/**
 * A figure that `people` contributed to, in steps of the minimum: so one person more or less, seen or calculated, is not
 * one step. Nobody at all is withheld like too few, because a nought says something of every single person.
 */
export function shownFigure(figure: number, people: number, guard: FigureGuard | null): number | null {
  if (guard === null) return figure;
  if (!isLargeEnough(guard) || people < guard.minimum) return null;
  return floorTo(guard.minimum, figure);
}

/** How many people did something: never so many that fewer than the minimum did not. */
export function shownPeople(people: number, guard: FigureGuard | null): number | null {
  if (guard === null) return people;
  return shownFigure(Math.min(people, guard.population - guard.minimum), people, guard);
}
