import {
  addDays,
  addMonths,
  firstOfMonth,
  lastOfMonth,
  mondayOf,
  weekFrom,
  weeksOfMonth,
} from "./calendar-dates.ts";

export interface CalendarPeriod {
  readonly kind: "month" | "week";
  /** Whole weeks: a month shows the days around it as well. */
  readonly weeks: readonly (readonly string[])[];
  /** The first and the last day that the period means. */
  readonly from: string;
  readonly until: string;
  readonly back: string;
  readonly forth: string;
}

/** The days that a calendar shows around a date, and where its arrows lead. */
export function calendarPeriod(kind: "month" | "week", date: string): CalendarPeriod {
  if (kind === "week") {
    const from = mondayOf(date);
    const until = addDays(from, 6);
    return { kind, weeks: [weekFrom(from)], from, until, back: addDays(from, -7), forth: addDays(from, 7) };
  }
  return {
    kind,
    weeks: weeksOfMonth(date),
    from: firstOfMonth(date),
    until: lastOfMonth(date),
    back: addMonths(date, -1),
    forth: addMonths(date, 1),
  };
}
