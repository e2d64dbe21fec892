import { Button } from "@mantine/core";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { listCompanyShares } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { Agenda } from "@polyphon/ui/calendar/agenda.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { itemsOf, usePages } from "@polyphon/web/api/use-pages.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useText } from "../../../shared/text/use-text.ts";
import type { CalendarQuery } from "./calendar-query.ts";
import classes from "./calendar.module.css";
import { entryOf } from "./company-entries.tsx";
import type { CompanyCalendarState } from "./use-company-calendar.ts";

export interface CalendarAgendaProps {
  calendar: CompanyCalendarState;
  query: CalendarQuery;
  onOpen: (shareId: number) => void;
}

const pageSize = 50;

/** All shares of the period, day by day; more are loaded on demand. */
export function CalendarAgenda({ calendar, query, onOpen }: CalendarAgendaProps) {
  const { text } = useText();
  const { period, words, clock } = calendar;
  const asked = { startDate: period.from, endDate: period.until, ...query.filters, limit: pageSize };
  const list = usePages(listCompanyShares, asked, { placeholderData: keepPreviousData });
  if (list.isPending) return <SkeletonRows label={text("sharing.calendar.loading")} rows={8} />;
  if (list.isError) {
    return (
      <LoadFailed
        title={text("sharing.calendar.failed")}
        error={list.error}
        onAgain={() => void list.refetch()}
      />
    );
  }
  const entries = itemsOf(list.data).map((share) => entryOf(share, clock, text));
  const days = [...Map.groupBy(entries, ({ date }) => date)];
  return (
    <>
      <Agenda
        days={days.map(([date, own]) => ({ date, heading: words.day(date), entries: own }))}
        onOpen={({ key }) => onOpen(Number(key))}
      />
      {list.hasNextPage && (
        <Button
          className={classes.more}
          variant="default"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {text("sharing.calendar.loadMore")}
        </Button>
      )}
    </>
  );
}
