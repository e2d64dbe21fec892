import { makeFormats } from "../../shared/formats.ts";
import { t } from "../../shared/text.ts";
import type { HeatWords } from "./heat-weeks.ts";

// A date of a calendar is the same everywhere, so it is read at noon in UTC.
const formats = makeFormats("UTC");
const noon = (date: string) => `${date}T12:00:00Z`;

export const dayWords: HeatWords = {
  week: (from, until) => formats.days(noon(from), noon(until)),
  day: (date, count) => t("sharing.queue.day", { day: formats.longDay(noon(date)), count }),
};

/** "Nov 19, 2026 09:20" from the fields of a form. */
export function momentWords(date: string, time: string): string {
  return formats.dayTime(`${date}T${time}:00Z`);
}
