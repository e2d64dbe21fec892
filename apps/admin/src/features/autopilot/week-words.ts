import { isoWeekOf } from "@polyphon/rules/time/zoned-time.ts";
import type { Texts } from "../../shared/text/use-text.ts";
import { formatDate } from "../../shared/time/format-time.ts";

/** The number of the calendar week that begins on this Monday. */
export function weekNumber(monday: string): number {
  return isoWeekOf(new Date(`${monday}T12:00:00Z`), "UTC").week;
}

/** The calendar week with the day that it begins on. */
export function weekWords({ text, language }: Texts, monday: string): string {
  return text("autopilot.runs.weekOf", { week: weekNumber(monday), day: formatDate(monday, language) });
}

/** The weekday of a date, alone and with the date, in the reader's language; a date has no time zone. */
export function weekdayName(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  );
}

export function shortDay(day: string, language: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  const weekday = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" }).format(date);
  return `${weekday.replace(".", "")} ${date.getUTCDate()}`;
}
