import { mondaysAhead } from "@polyphon/rules/autopilot/choices/week-list.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { mondayOf } from "@polyphon/rules/time/calendar-dates.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { refuseFaults } from "../../companies/companies.api.ts";

/** The Monday of a day's week; refused where the week is not one of the four that are shown. */
export function requireShownWeek(
  date: string,
  { now, zone, language }: { readonly now: Date; readonly zone: string; readonly language: Language },
): string {
  const monday = mondayOf(date);
  const isShown = mondaysAhead(localDateOf(now, zone)).includes(monday);
  refuseFaults(isShown ? [] : [{ field: "date", say: "choice" }], language);
  return monday;
}
