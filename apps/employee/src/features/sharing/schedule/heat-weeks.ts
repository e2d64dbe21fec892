import { limits } from "@polyphon/contract/limits.ts";
import type { HeatWeek } from "@polyphon/ui/input/choice/heat-strip.tsx";
import { addDays, mondayOf } from "@polyphon/rules/time/calendar-dates.ts";
import type { Overview } from "../share-model.ts";

export type NetworkCounts = Overview["days"][number]["counts"];

export interface HeatWords {
  /** "16 – 22 Nov" */
  readonly week: (from: string, until: string) => string;
  /** "Monday 16 November, 2 posts scheduled: LinkedIn 1, X 1" */
  readonly day: (date: string, shares: number, counts: NetworkCounts) => string;
}

/** Three weeks from this Monday on. Past days are shown but disabled. */
export function heatWeeks(
  today: string,
  overview: Pick<Overview, "days"> | undefined,
  words: HeatWords,
): HeatWeek[] {
  const monday = mondayOf(today);
  const planned = new Map(overview?.days.map(({ date, counts }) => [date, counts]));
  return Array.from({ length: limits.share.overviewDays / 7 }, (_, week) => {
    const from = addDays(monday, week * 7);
    return {
      key: from,
      label: words.week(from, addDays(from, 6)),
      days: Array.from({ length: 7 }, (_day, at) => {
        const date = addDays(from, at);
        const counts = planned.get(date) ?? {};
        const shares = Object.values(counts).reduce((sum, count) => sum + count, 0);
        return {
          key: date,
          label: String(Number(date.slice(8))),
          spoken: words.day(date, shares, counts),
          shares,
          disabled: date < today,
        };
      }),
    };
  });
}
