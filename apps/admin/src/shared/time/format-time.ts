import type { Language } from "@polyphon/i18n/kit/languages.ts";

const two = (value: number): string => String(value).padStart(2, "0");

const months = new Map<Language, Intl.DateTimeFormat>();

/** One formatter for a language: to make one takes as long as hundreds of uses, and a list shows a hundred dates. */
function monthsIn(language: Language): Intl.DateTimeFormat {
  const known = months.get(language) ?? new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  months.set(language, known);
  return known;
}

/** Named by its number, so that a formatter that is kept knows nothing of the device's zone. */
const monthOf = (date: Date, language: Language): string =>
  monthsIn(language).format(Date.UTC(2000, date.getMonth())).slice(0, 3);

/** The product's format of a day, DD-MMM-YYYY, with the month's name in the reader's language. */
export function formatDay(date: Date, language: Language): string {
  return `${two(date.getDate())}-${monthOf(date, language)}-${date.getFullYear()}`;
}

export function formatClock(date: Date): string {
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The product's format of a moment, MMM D, YYYY HH:mm, on the reader's clock. */
export function formatMoment(iso: string, language: Language): string {
  const date = new Date(iso);
  return `${monthOf(date, language)} ${date.getDate()}, ${date.getFullYear()} ${formatClock(date)}`;
}

/** A calendar day without a time belongs to no zone, so it is not moved by the browser's. */
export function formatDate(day: string, language: Language): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return formatDay(new Date(year, month - 1, date), language);
}
