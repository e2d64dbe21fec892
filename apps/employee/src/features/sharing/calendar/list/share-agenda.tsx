import { Button } from "@mantine/core";
import { Agenda } from "@polyphon/ui/calendar/agenda.tsx";
import type { CalendarEntry } from "@polyphon/ui/calendar/calendar-model.ts";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { FailureCard } from "../../../../shared/failure/failure-card.tsx";
import { useFormats } from "../../../../shared/time/formats.ts";
import { t } from "../../../../shared/text/text.ts";
import { SeveralBar } from "../../shares/several/several-bar.tsx";
import { useSeveral } from "../../shares/several/use-several.ts";
import { entryOf } from "../calendar-entries.tsx";
import { type CalendarSearch, isFiltered } from "../calendar-search.ts";
import { dateWords, nearDay } from "../calendar-words.ts";
import classes from "./share-agenda.module.css";
import { useShareList } from "./use-share-list.ts";

export interface ShareAgendaProps {
  search: CalendarSearch;
  /** The first day of the list, unless what was before it is shown. */
  start: string;
  today: string;
  zone: string;
  onSearch: (search: CalendarSearch) => void;
}

const icon = { size: 16, stroke: 1.8, "aria-hidden": true } as const;

function daysOf(entries: readonly CalendarEntry[], today: string) {
  return [...Map.groupBy(entries, ({ date }) => date)].map(([date, own]) => ({
    date,
    heading: nearDay(date, today),
    entries: own,
  }));
}

function emptyText({ search, start }: Pick<ShareAgendaProps, "search" | "start">): string {
  if (isFiltered(search)) return t("sharing.calendar.filter.none");
  const day = dateWords.day(start);
  return t(search.earlier === null ? "sharing.list.none" : "sharing.list.noneBefore", { day });
}

/** The shares from today or another day on; what was before is a press away and has an address of its own. */
export default function ShareAgenda({ search, start, today, zone, onSearch }: ShareAgendaProps) {
  const { time } = useFormats();
  const list = useShareList(search, start);
  const several = useSeveral(list.shares ?? []);
  if (list.shares === undefined)
    return (
      <Card bleed>
        {list.error ? (
          <FailureCard title={t("sharing.calendar.error")} error={list.error} onRetry={list.retry} />
        ) : (
          <SkeletonRows label={t("sharing.calendar.loading")} rows={8} />
        )}
      </Card>
    );
  const entries = list.shares.map((share) => entryOf(share, { zone, time }));
  return (
    <>
      <div className={classes.tools}>
        {list.before !== null && (
          <Button
            variant="default"
            leftSection={<IconArrowUp {...icon} />}
            onClick={() => onSearch({ ...search, earlier: list.before })}
          >
            {t("sharing.list.earlier")}
          </Button>
        )}
        {several.choice === undefined && several.some && (
          <Button variant="subtle" className={classes.select} onClick={several.begin}>
            {t("sharing.several.start")}
          </Button>
        )}
      </div>
      {entries.length === 0 ? (
        <Card bleed>
          <p className={classes.none}>{emptyText({ search, start })}</p>
        </Card>
      ) : (
        <Agenda
          days={daysOf(entries, today)}
          choice={several.choice}
          onOpen={({ key }) => onSearch({ ...search, receipt: Number(key) })}
        />
      )}
      {list.more !== null && (
        <Button
          className={classes.more}
          variant="default"
          loading={list.more.isLoading}
          onClick={list.more.load}
        >
          {t("sharing.shares.more")}
        </Button>
      )}
      {search.earlier !== null && (
        <Button
          className={classes.more}
          variant="default"
          leftSection={<IconArrowDown {...icon} />}
          onClick={() => onSearch({ ...search, earlier: null })}
        >
          {t("sharing.list.back", { day: nearDay(start, today) })}
        </Button>
      )}
      <SeveralBar several={several} />
    </>
  );
}
