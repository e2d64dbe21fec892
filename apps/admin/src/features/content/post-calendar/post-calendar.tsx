import { FilterBar } from "@polyphon/admin-kit/filter/filter-bar.tsx";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { filterNames } from "@polyphon/admin-kit/list/list-call.ts";
import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { postFilters } from "@polyphon/contract/content/post/post-filters.ts";
import { isDate } from "@polyphon/rules/time/calendar-dates.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { Agenda } from "@polyphon/ui/calendar/agenda.tsx";
import { CalendarGrid } from "@polyphon/ui/calendar/calendar-grid.tsx";
import { fillDays } from "@polyphon/ui/calendar/fill-days.ts";
import { PeriodHead } from "@polyphon/ui/calendar/period-head.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { useIsPhone } from "@polyphon/ui/theme/use-screen-width.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import type { ReactNode } from "react";
import { useGo } from "../../../shared/address/app-link.tsx";
import { screenHref } from "../../../shared/address/screen-href.ts";
import { useFilters } from "../../../shared/list/use-filters.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { clockZone } from "../../../shared/time/clock-zone.ts";
import { useText } from "../../../shared/text/use-text.ts";
import classes from "./post-calendar.module.css";
import { postEntry } from "./post-entries.ts";
import { useMonthPosts } from "./use-month-posts.ts";

/** Which of the list's filters a calendar has: the days are the calendar's own. */
const kept = filterNames(listPosts).filter((name) => !name.startsWith("publishAt"));
const { publishAt: _days, ...fields } = postFilters;

/** The posts of a month on the days of their publication, with the list's filters. */
export function PostCalendar({ actions }: { actions: ReactNode }) {
  const texts = useText();
  const { text } = texts;
  const go = useGo();
  const query = useListQuery();
  const phone = useIsPhone();
  const now = new Date(useNow());
  const today = localDateOf(now, clockZone());
  const { date: asked = "" } = query.values;
  const date = isDate(asked) ? asked : today;
  const filters = Object.fromEntries(kept.map((name) => [name, query.values[name]]));
  const { list, posts, period, dates, words, more } = useMonthPosts(date, filters);
  const filterSet = useFilters({ module: "content", name: "list", fields });
  const entries = posts.flatMap((post) => postEntry(post, now, texts) ?? []);
  const days = fillDays(dates, entries, {
    today,
    month: date.slice(0, 7),
    spoken: (day, count) => text("content.calendar.day", { day: words.day(day), count }),
  });
  const open = (key: string) => go(screenHref("/admin/view-post/:id", { id: key }));
  const toDay = (day: string) => query.change({ view: undefined, publishAtFrom: day, publishAtTo: day });
  const turn = (to: string | undefined) => query.change({ date: to });
  const body = () => {
    if (list.isError && list.data === undefined)
      return (
        <LoadFailed title={text("kit.failed.title")} error={list.error} onAgain={() => void list.refetch()} />
      );
    if (list.data === undefined) return <SkeletonRows label={text("shell.frame.loading")} rows={8} />;
    if (phone)
      return (
        <Agenda
          days={days
            .filter((day) => !day.outside && day.entries.length > 0)
            .map((day) => ({ date: day.date, heading: words.day(day.date), entries: day.entries }))}
          onOpen={({ key }) => open(key)}
        />
      );
    return (
      <CalendarGrid
        label={words.month(date)}
        weeks={period.weeks.map((week) => days.filter((day) => week.includes(day.date)))}
        weekdays={words.weekdays}
        perDay={4}
        moreLabel={(count) => text("content.calendar.more", { count })}
        words={{ hint: "", lifted: () => "", over: () => "", putBack: () => "" }}
        onOpen={({ key }) => open(key)}
        onDay={toDay}
        onMove={() => undefined}
      />
    );
  };
  return (
    <div className={classes.page}>
      <PeriodHead
        title={words.month(date)}
        sub={text("content.calendar.sub")}
        backLabel={text("content.calendar.back")}
        forthLabel={text("content.calendar.forth")}
        onBack={() => turn(period.back)}
        onForth={() => turn(period.forth)}
        today={
          date.slice(0, 7) === today.slice(0, 7)
            ? undefined
            : { label: text("content.calendar.today"), onPress: () => turn(undefined) }
        }
      >
        {actions}
      </PeriodHead>
      <div className={classes.filters}>
        <FilterBar resource={filterSet} query={query} />
      </div>
      {more && <NoticeStrip tone="info">{text("content.calendar.tooMany")}</NoticeStrip>}
      {body()}
      {list.data !== undefined && !list.isFetching && entries.length === 0 && (
        <p className={classes.none}>{text("content.calendar.none")}</p>
      )}
    </div>
  );
}
