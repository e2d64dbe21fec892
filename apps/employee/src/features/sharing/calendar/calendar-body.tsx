import { Button } from "@mantine/core";
import type { CalendarPeriod } from "@polyphon/rules/time/calendar-period.ts";
import { Agenda, type AgendaDay } from "@polyphon/ui/calendar/agenda.tsx";
import { CalendarGrid } from "@polyphon/ui/calendar/calendar-grid.tsx";
import type { CalendarDay, CalendarEntry, CarryWords } from "@polyphon/ui/calendar/calendar-model.ts";
import { fillDays } from "@polyphon/ui/calendar/fill-days.ts";
import { DotMonth } from "@polyphon/ui/calendar/dot-month.tsx";
import { EmptyState } from "@polyphon/ui/feedback/state/empty-state.tsx";
import { NoticeStrip } from "@polyphon/ui/feedback/notice-strip.tsx";
import { Card } from "@polyphon/ui/layout/card.tsx";
import { IconCalendarPlus } from "@tabler/icons-react";
import { useMemo } from "react";
import { addressOf } from "../../../shared/address/address.ts";
import { useFormats } from "../../../shared/time/formats.ts";
import { LinkButton } from "../../../shared/address/link-button.tsx";
import { t } from "../../../shared/text/text.ts";
import { entryOf } from "./calendar-entries.tsx";
import classes from "./calendar-body.module.css";
import { fits, isFiltered, type CalendarSearch } from "./calendar-search.ts";
import { dateWords, nearDay } from "./calendar-words.ts";
import type { CalendarAnswer } from "./use-calendar.ts";
import type { MoveShare } from "../schedule/use-move-share.ts";

export interface CalendarBodyProps {
  answer: CalendarAnswer;
  search: CalendarSearch;
  period: CalendarPeriod;
  title: string;
  /** The selected day. */
  date: string;
  today: string;
  zone: string;
  phone: boolean;
  moving: MoveShare;
  onSearch: (search: CalendarSearch) => void;
  /** Begins a share on a day; null for whoever may not share. */
  onStart: ((date: string) => void) | null;
}

/** The number of entries that fit on a day of the month. */
const perDay = 3;

const carryWords = (): CarryWords => ({
  hint: t("sharing.calendar.move.hint"),
  lifted: ({ title, date }) => t("sharing.calendar.move.lifted", { title, day: dateWords.day(date) }),
  over: ({ spoken }) => t("sharing.calendar.move.over", { day: spoken }),
  putBack: ({ title }) => t("sharing.calendar.move.putBack", { title }),
});

const startLabel = ({ date }: CalendarDay) => t("sharing.day.start", { day: dateWords.day(date) });

function useDays({ answer, search, period, date, today, zone, moving }: CalendarBodyProps): CalendarDay[] {
  const { time } = useFormats();
  const { moved } = moving;
  return useMemo(() => {
    const entries = answer.shares
      .filter((share) => fits(share, search))
      .map((share) => entryOf(share, { zone, time }))
      .map((entry) => (moved?.id === Number(entry.key) ? { ...entry, date: moved.date } : entry));
    const month = period.kind === "month" ? date.slice(0, 7) : null;
    const spoken = (day: string, count: number) =>
      t("sharing.calendar.day", { day: dateWords.day(day), count });
    return fillDays(period.weeks.flat(), entries, { today, month, spoken });
  }, [answer, search, period, date, today, zone, time, moved]);
}

function agendaOf(days: readonly CalendarDay[], today: string): AgendaDay[] {
  return days
    .filter((day) => day.entries.length > 0)
    .map((day) => ({ date: day.date, heading: nearDay(day.date, today), entries: day.entries }));
}

function Nothing({ search }: Pick<CalendarBodyProps, "search">) {
  if (isFiltered(search)) return <NoticeStrip tone="info">{t("sharing.calendar.filter.none")}</NoticeStrip>;
  return (
    <Card bleed>
      <EmptyState
        compact
        title={t("sharing.calendar.emptyTitle")}
        text={t("sharing.calendar.emptyText")}
        actions={
          <LinkButton variant="default" href={addressOf("/post-list")}>
            {t("sharing.shares.emptyAction")}
          </LinkButton>
        }
      />
    </Card>
  );
}

/** On a phone the month shows dots, and the agenda starts at the selected day. */
function PhoneMonth(
  props: CalendarBodyProps & { days: readonly CalendarDay[]; open: (entry: CalendarEntry) => void },
) {
  const { days, period, title, date, today, search, onSearch, onStart, open } = props;
  const weeks = period.weeks.map((week) => days.filter((day) => week.includes(day.date)));
  const chosen = days.filter((day) => day.date === date && day.entries.length === 0);
  const ahead = agendaOf(
    days.filter((day) => day.date >= date && !day.outside),
    today,
  );
  return (
    <>
      <div className={classes.dots}>
        <DotMonth
          label={title}
          weeks={weeks}
          weekdays={dateWords.weekdays}
          value={date}
          onChange={(chosenDate) => onSearch({ ...search, date: chosenDate })}
        />
      </div>
      {chosen.map((day) => (
        <section key={day.date} className={classes.empty}>
          <h2>{nearDay(day.date, today)}</h2>
          <p>{t("sharing.calendar.emptyDay")}</p>
          {onStart !== null && day.open && (
            <Button
              variant="light"
              aria-haspopup="dialog"
              aria-label={startLabel(day)}
              leftSection={<IconCalendarPlus size={18} stroke={1.8} aria-hidden />}
              onClick={() => onStart(day.date)}
            >
              {t("sharing.calendar.plan")}
            </Button>
          )}
        </section>
      ))}
      <Agenda days={ahead} onOpen={open} />
    </>
  );
}

export function CalendarBody(props: CalendarBodyProps) {
  const { answer, search, period, title, today, phone, moving, onSearch, onStart } = props;
  const days = useDays(props);
  const open = ({ key }: CalendarEntry) => onSearch({ ...search, receipt: Number(key) });
  const move = ({ key }: CalendarEntry, date: string) => {
    const share = answer.shares.find(({ id }) => id === Number(key));
    if (share) moving.move(share, date);
  };
  const inPeriod = days.filter((day) => !day.outside);
  const nothing = inPeriod.every((day) => day.entries.length === 0);
  return (
    <>
      {answer.more && <NoticeStrip tone="info">{t("sharing.calendar.notAll")}</NoticeStrip>}
      {phone && search.view === "month" ? (
        <PhoneMonth {...props} days={days} open={open} />
      ) : phone ? (
        <Agenda days={agendaOf(inPeriod, today)} onOpen={open} />
      ) : (
        <CalendarGrid
          label={title}
          weeks={period.weeks.map((week) => days.filter((day) => week.includes(day.date)))}
          weekdays={dateWords.weekdays}
          perDay={search.view === "month" ? perDay : undefined}
          moreLabel={(count) => t("sharing.calendar.more", { count })}
          words={carryWords()}
          onOpen={open}
          onDay={(date) => onSearch({ ...search, view: search.view === "month" ? "week" : "list", date })}
          onMove={move}
          add={onStart === null ? undefined : { label: startLabel, onAdd: onStart }}
        />
      )}
      {nothing && <Nothing search={search} />}
    </>
  );
}
