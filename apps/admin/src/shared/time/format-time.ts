import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { dateFormats } from "@polyphon/web/time/date-formats.ts";

/** The device's clock as if it were UTC's: formatters that are kept must not know a zone that may change. */
const onDeviceClock = (date: Date): Date =>
  new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes()));

export function formatDay(date: Date, language: Language): string {
  return dateFormats(language, "UTC").day(onDeviceClock(date));
}

export function formatClock(date: Date): string {
  return dateFormats("en", "UTC").clock(onDeviceClock(date));
}

export function formatMoment(iso: string, language: Language): string {
  return dateFormats(language, "UTC").moment(onDeviceClock(new Date(iso)));
}

/** A calendar day has no time zone, so the browser's must not shift it. */
export function formatDate(day: string, language: Language): string {
  return dateFormats(language, "UTC").day(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}
