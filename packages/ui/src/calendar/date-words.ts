import type { CalendarWeekday } from "./calendar-model.ts";

export interface DateWords {
  /** "November 2026" */
  readonly month: (date: string) => string;
  /** "November" */
  readonly monthName: (date: string) => string;
  /** "16–22 Nov 2026" */
  readonly week: (from: string, until: string) => string;
  /** "Monday 16 November" */
  readonly day: (date: string) => string;
  readonly weekdays: readonly CalendarWeekday[];
}

// A date of a calendar is the same everywhere, so it is read at noon in UTC.
const noon = (date: string) => new Date(`${date}T12:00:00Z`);
const someWeek = [16, 17, 18, 19, 20, 21, 22].map((day) => noon(`2026-11-${day}`));

/** How a language writes the dates of a calendar. */
export function makeDateWords(locale: string): DateWords {
  const form = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
  const month = form({ month: "long", year: "numeric" });
  const monthName = form({ month: "long" });
  const week = form({ day: "numeric", month: "short", year: "numeric" });
  const day = form({ weekday: "long", day: "numeric", month: "long" });
  const short = form({ weekday: "short" });
  const long = form({ weekday: "long" });
  return {
    month: (date) => month.format(noon(date)),
    monthName: (date) => monthName.format(noon(date)),
    week: (from, until) => week.formatRange(noon(from), noon(until)),
    day: (date) => day.format(noon(date)),
    weekdays: someWeek.map((date, at) => ({
      short: short.format(date),
      long: long.format(date),
      weekend: at > 4,
    })),
  };
}
