import { mondayOf, weekdayOf } from "../../time/calendar-dates.ts";
import { daysFor } from "../planner/plan-slots.ts";

type Company = Omit<Parameters<typeof daysFor>[0], "monday">;
type Person = Omit<Parameters<typeof daysFor>[1], "otherDays">;

/** Those of the dates on which a person's configuration asks for shares; others that are also agreed to are not among them. */
export function chosenDates(company: Company, person: Person, dates: readonly string[]): Set<string> {
  const weeks = new Map<string, boolean[]>();
  return new Set(
    dates.filter((date) => {
      const monday = mondayOf(date);
      const known = weeks.get(monday) ?? daysFor({ ...company, monday }, { ...person, otherDays: false });
      weeks.set(monday, known);
      return known[weekdayOf(date)] === true;
    }),
  );
}
