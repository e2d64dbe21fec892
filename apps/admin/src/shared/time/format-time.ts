import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { dateFormats } from "@polyphon/web/time/date-formats.ts";
import { clockZone } from "./clock-zone.ts";

export function formatDay(date: Date, language: Language): string {
  return dateFormats(language, clockZone()).day(date);
}

export function formatClock(date: Date): string {
  return dateFormats("en", clockZone()).clock(date);
}

export function formatMoment(iso: string, language: Language): string {
  return dateFormats(language, clockZone()).moment(new Date(iso));
}

/** A calendar day has no time zone, so no clock must shift it. */
export function formatDate(day: string, language: Language): string {
  return dateFormats(language, "UTC").day(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}
