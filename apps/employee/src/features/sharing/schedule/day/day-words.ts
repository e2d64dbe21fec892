import { networks } from "@polyphon/contract/networks/networks.ts";
import { formatNumber, formatsOf } from "../../../../shared/time/formats.ts";
import { nameOf } from "@polyphon/web/networks/network-mark.ts";
import { language } from "../../../../shared/text/language.ts";
import { t } from "../../../../shared/text/text.ts";
import type { HeatWords, NetworkCounts } from "../heat-weeks.ts";

// A calendar date has no time zone, so it is read at noon in UTC.
const formats = formatsOf("UTC");
const noon = (date: string) => `${date}T12:00:00Z`;

/** "LinkedIn 2, X 1" */
function countWords(counts: NetworkCounts): string {
  return networks
    .filter((network) => (counts[network] ?? 0) > 0)
    .map((network) => `${nameOf(network)} ${formatNumber(counts[network] ?? 0)}`)
    .join(", ");
}

export const dayWords: HeatWords = {
  week: (from, until) => formats.days(noon(from), noon(until)),
  day: (date, count, counts) => {
    const day = t("sharing.queue.day", { day: formats.longDay(noon(date)), count });
    return count === 0 ? day : `${day}: ${countWords(counts)}`;
  },
};

const shortDays = new Intl.DateTimeFormat(language === "de" ? "de-DE" : "en-GB", {
  timeZone: "UTC",
  weekday: "short",
  day: "numeric",
  month: "short",
});

/** "Tue, 24 Nov" */
export const shortDay = (date: string): string => shortDays.format(new Date(noon(date)));

/** "Tuesday, 24 November" */
export const longDay = (date: string): string => formats.longDay(noon(date));

/** "Nov 19, 2026 09:20" from the fields of a form. */
export function momentWords(date: string, time: string): string {
  return formats.dayTime(`${date}T${time}:00Z`);
}
