import "../../../shared/theme/styles-screens.ts";
import { Button } from "@mantine/core";
import { LoadFailed } from "@polyphon/admin-kit/failure/load-failed.tsx";
import { calendarGroups } from "@polyphon/contract/sharing/sharing.ts";
import { PeriodHead } from "@polyphon/ui/calendar/period-head.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { SkeletonRows } from "@polyphon/ui/feedback/loading/skeleton-rows.tsx";
import { Segmented } from "@polyphon/ui/input/choice/segmented.tsx";
import { useIsPhone } from "@polyphon/ui/theme/use-screen-width.ts";
import { Suspense } from "react";
import { lazyPart } from "../../../shared/connection/lazy-part.ts";
import { useListQuery } from "../../../shared/list/use-list-query.ts";
import { useText } from "../../../shared/text/use-text.ts";
import { CalendarAgenda } from "./calendar-agenda.tsx";
import { CalendarDays } from "./calendar-days.tsx";
import { calendarViews, noFilters, readCalendarQuery } from "./calendar-query.ts";
import { CalendarToolbar } from "./calendar-toolbar.tsx";
import classes from "./calendar.module.css";
import type { CompanyCalendar } from "./company-entries.tsx";
import { useCompanyCalendar, type CompanyCalendarState } from "./use-company-calendar.ts";

const ShareDrawer = lazyPart(() => import("../shares/share-drawer.tsx"));

function countsOf(answer: CompanyCalendar, { period }: CompanyCalendarState) {
  const days = answer.days.filter(({ date }) => date >= period.from && date <= period.until);
  return calendarGroups.map((group) => ({
    group,
    count: days.reduce((sum, { counts }) => sum + counts[group], 0),
  }));
}

function Figures({ answer, calendar }: { answer: CompanyCalendar; calendar: CompanyCalendarState }) {
  const { text, language } = useText();
  return (
    <dl className={classes.figures} aria-label={text("sharing.calendar.figures")}>
      {countsOf(answer, calendar).map(({ group, count }) => (
        <div key={group} className={classes.figure} data-group={group}>
          <dt>{text(`sharing.calendar.group.${group}`)}</dt>
          <dd>{count.toLocaleString(language)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the company's employees share and when, for the staff who manage it. */
export default function CalendarScreen() {
  const { text } = useText();
  const list = useListQuery();
  const query = readCalendarQuery(list.values);
  const calendar = useCompanyCalendar(query);
  const phone = useIsPhone();
  const { period, title } = calendar;
  const { data: answer, isError, error, refetch } = calendar.list;
  const filtered = Object.keys(query.filters).length > 0;
  const nothing = answer !== undefined && countsOf(answer, calendar).every(({ count }) => count === 0);
  const open = (shareId: number | null) =>
    list.change({ share: shareId === null ? undefined : String(shareId) });
  const go = (date: string | undefined) => list.change({ date });
  return (
    <div className={classes.page}>
      <PeriodHead
        title={title}
        sub={answer && text("sharing.calendar.sub", { zone: answer.timeZone })}
        backLabel={text(`sharing.calendar.back.${period.kind}`)}
        forthLabel={text(`sharing.calendar.forth.${period.kind}`)}
        onBack={() => go(period.back)}
        onForth={() => go(period.forth)}
        today={
          query.date === null
            ? undefined
            : { label: text("sharing.calendar.today"), onPress: () => go(undefined) }
        }
      >
        <Segmented
          label={text("sharing.calendar.views")}
          value={query.view}
          onChange={(view) => list.change({ view: view === "month" ? undefined : view })}
          options={calendarViews.map((value) => ({ value, label: text(`sharing.calendar.view.${value}`) }))}
        />
      </PeriodHead>
      <CalendarToolbar list={list} query={query} />
      {answer && <Figures answer={answer} calendar={calendar} />}
      {answer === undefined ? (
        isError ? (
          <LoadFailed title={text("sharing.calendar.failed")} error={error} onAgain={() => void refetch()} />
        ) : (
          <SkeletonRows label={text("sharing.calendar.loading")} rows={8} />
        )
      ) : phone || query.view === "list" ? (
        <CalendarAgenda calendar={calendar} query={query} onOpen={open} />
      ) : (
        <CalendarDays
          calendar={calendar}
          answer={answer}
          onOpen={open}
          onDay={(date) => list.change({ view: query.view === "month" ? "week" : "list", date })}
        />
      )}
      {nothing && (
        <EmptyState
          compact
          title={text(filtered ? "sharing.calendar.emptyFiltered" : "sharing.calendar.empty")}
          text={text(filtered ? "sharing.calendar.emptyFilteredText" : "sharing.calendar.emptyText")}
          actions={
            filtered && (
              <Button variant="default" onClick={() => list.change(noFilters)}>
                {text("sharing.calendar.clear")}
              </Button>
            )
          }
        />
      )}
      <Suspense fallback={null}>
        {query.shareId !== null && (
          <ShareDrawer key={query.shareId} shareId={query.shareId} onClose={() => open(null)} />
        )}
      </Suspense>
    </div>
  );
}
