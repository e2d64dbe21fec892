import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { addDays } from "@polyphon/rules/time/calendar-dates.ts";
import { calendarPeriod } from "@polyphon/rules/time/calendar-period.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { makeDateWords } from "@polyphon/ui/calendar/date-words.ts";
import { itemsOf, usePages } from "@polyphon/web/api/use-pages.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { clockZone } from "../../../shared/time/clock-zone.ts";
import { useText } from "../../../shared/text/use-text.ts";

/** More posts than this in six weeks nobody reads in a calendar; the page says that there are more. */
const pagesAtMost = 5;

type Filters = Readonly<Record<string, unknown>>;

/** The posts of the weeks around a month, by the day of their publication. */
export function useMonthPosts(date: string, filters: Filters) {
  const { language } = useText();
  const words = useMemo(() => makeDateWords(language === "de" ? "de-DE" : "en-GB"), [language]);
  const period = calendarPeriod("month", date);
  const dates = period.weeks.flat();
  const [first = date, last = date] = [dates[0], dates.at(-1)];
  // The server counts days by another clock than the reader's: a day more on both sides covers any zone.
  const days = { publishAtFrom: addDays(first, -1), publishAtTo: addDays(last, 1) };
  const list = usePages(
    listPosts,
    { ...filters, ...days, sort: "publish", limit: 100 },
    { placeholderData: keepPreviousData },
  );
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const loaded = list.data?.pages.length ?? 0;
  const wantsMore = hasNextPage && !isFetchingNextPage && loaded < pagesAtMost;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);
  const posts = itemsOf(list.data).filter(({ publishAt }) => {
    const day = publishAt === null ? "" : localDateOf(new Date(publishAt), clockZone());
    return day >= first && day <= last;
  });
  return { list, posts, period, dates, words, more: hasNextPage && loaded >= pagesAtMost };
}
