import type { CalendarGroup } from "@polyphon/contract/sharing/sharing.ts";
import type { CalendarPeriod } from "@polyphon/rules/time/calendar-period.ts";
import type { EntryTone } from "@polyphon/ui/calendar/calendar-model.ts";
import { EntryIcon } from "@polyphon/ui/calendar/entry/entry-icon.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { IconSquare } from "@tabler/icons-react";
import { formatNumber } from "../../../shared/time/formats.ts";
import { t } from "../../../shared/text/text.ts";
import { groupOf, type CalendarSearch } from "./calendar-search.ts";
import classes from "./figures-card.module.css";
import type { CalendarAnswer } from "./use-calendar.ts";

export interface FiguresCardProps {
  answer: CalendarAnswer | undefined;
  period: CalendarPeriod;
  /** The name of the period. */
  title: string;
  search: CalendarSearch;
  onSearch: (search: CalendarSearch) => void;
}

const shown: readonly CalendarGroup[] = ["shared", "planned", "needs", "failed"];
const tones: Record<CalendarGroup, EntryTone> = {
  shared: "done",
  planned: "planned",
  needs: "held",
  failed: "bad",
};

function countsOf({ shares, timeZone }: CalendarAnswer, within: (date: string) => boolean) {
  const counts = new Map<CalendarGroup, number>();
  for (const { state, dueAt } of shares) {
    if (!within(localDateOf(new Date(dueAt), timeZone))) continue;
    const group = groupOf(state);
    if (group !== null) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return counts;
}

/** The period in four numbers; each one filters the calendar by what it counts. */
export function FiguresCard({ answer, period, title: name, search, onSearch }: FiguresCardProps) {
  const title = t("sharing.calendar.figures", { period: name });
  if (answer === undefined) {
    return (
      <Card title={title} bleed>
        <SkeletonRows label={t("sharing.calendar.loading")} rows={4} />
      </Card>
    );
  }
  const counts = countsOf(answer, (date) => date >= period.from && date <= period.until);
  return (
    <Card title={title} bleed>
      <ul className={classes.list}>
        {shown.map((group) => (
          <li key={group}>
            <button
              type="button"
              className={classes.row}
              aria-pressed={search.group === group}
              onClick={() => onSearch({ ...search, group: search.group === group ? null : group })}
            >
              <span className={classes.icon} data-group={group}>
                {group === "planned" ? (
                  <IconSquare size={14} stroke={2} aria-hidden />
                ) : (
                  <EntryIcon tone={tones[group]} size={15} />
                )}
              </span>
              <span>{t(`sharing.calendar.group.${group}`)}</span>
              <span className={classes.number}>{formatNumber(counts.get(group) ?? 0)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
