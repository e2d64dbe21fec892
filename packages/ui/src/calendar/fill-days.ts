import type { CalendarDay, CalendarEntry } from "./calendar-model.ts";

export interface DaysFrame {
  readonly today: string;
  /** The month in the middle, as 2026-11; null where no day is outside. */
  readonly month: string | null;
  readonly spoken: (date: string, entries: number) => string;
  /** How many more a day has beside its entries. */
  readonly hidden?: ((date: string) => number) | undefined;
}

/** The days of a calendar with their entries, in the order of the clock. */
export function fillDays(
  dates: readonly string[],
  entries: readonly CalendarEntry[],
  { today, month, spoken, hidden = () => 0 }: DaysFrame,
): CalendarDay[] {
  const byDate = Map.groupBy(entries, ({ date }) => date);
  return dates.map((date) => {
    const own = (byDate.get(date) ?? []).toSorted((one, other) => one.time.localeCompare(other.time));
    return {
      date,
      label: String(Number(date.slice(8))),
      spoken: spoken(date, own.length + hidden(date)),
      outside: month !== null && !date.startsWith(month),
      today: date === today,
      open: date >= today,
      entries: own,
      hidden: hidden(date),
    };
  });
}
