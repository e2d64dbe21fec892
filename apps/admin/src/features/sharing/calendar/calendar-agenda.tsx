import { Button } from "@mantine/core";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { listCompanyShares } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { Agenda } from "@polyphon/ui/calendar/agenda.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import type { ApiError } from "@polyphon/web/api/api-error.ts";
import { useApi } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData, useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
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

type Page = OutputOf<typeof listCompanyShares>;
const pageSize = 50;

/** Everything of the period, day by day; more comes when asked for. */
export function CalendarAgenda({ calendar, query, onOpen }: CalendarAgendaProps) {
  const { text } = useText();
  const call = useApi();
  const { period, words, clock } = calendar;
  const wish = { startDate: period.from, endDate: period.until, ...query.filters, limit: pageSize };
  const list = useInfiniteQuery<Page, ApiError, InfiniteData<Page>, readonly unknown[], string | null>({
    queryKey: [listCompanyShares.name, wish],
    queryFn: ({ pageParam, signal }) =>
      call(listCompanyShares, { ...wish, ...(pageParam === null ? {} : { after: pageParam }) }, { signal }),
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
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
  const entries = list.data.pages.flatMap(({ items }) => items).map((share) => entryOf(share, clock, text));
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
