import { addDays } from "@polyphon/rules/time/calendar-dates.ts";
import { makeDateWords } from "@polyphon/ui/calendar/date-words.ts";
import { language } from "../../../shared/text/language.ts";
import { t } from "../../../shared/text/text.ts";

export const dateWords = makeDateWords(language === "de" ? "de-DE" : "en-GB");

/** "Today, Monday 16 November", and the plain date for later days. */
export function nearDay(date: string, today: string): string {
  const day = dateWords.day(date);
  if (date === today) return t("sharing.calendar.namedDay", { name: t("sharing.calendar.today"), day });
  if (date === addDays(today, 1))
    return t("sharing.calendar.namedDay", { name: t("sharing.calendar.tomorrow"), day });
  if (date === addDays(today, -1))
    return t("sharing.calendar.namedDay", { name: t("sharing.calendar.yesterday"), day });
  return day;
}
