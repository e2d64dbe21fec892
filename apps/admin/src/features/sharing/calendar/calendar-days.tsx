import { failureText } from "@polyphon/admin-kit/failure/failure-text.ts";
import { rescheduleCompanyShare } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { CalendarGrid } from "@polyphon/ui/calendar/calendar-grid.tsx";
import type { CalendarEntry } from "@polyphon/ui/calendar/calendar-model.ts";
import { fillDays } from "@polyphon/ui/calendar/fill-days.ts";
import { useCommand, useRefreshed } from "@polyphon/web/api/use-endpoint.ts";
import { useState } from "react";
import { useNotify } from "../../../shared/notices/notices.tsx";
import { useText } from "../../../shared/text/use-text.ts";
import { entryOf, type CompanyCalendar } from "./company-entries.tsx";
import type { CompanyCalendarState } from "./use-company-calendar.ts";

export interface CalendarDaysProps {
  calendar: CompanyCalendarState;
  answer: CompanyCalendar;
  onOpen: (shareId: number) => void;
  onDay: (date: string) => void;
}

/** A moved entry is shown at its new place until the server has answered. */
function useMove() {
  const { text } = useText();
  const notify = useNotify();
  const refreshed = useRefreshed();
  const [moved, setMoved] = useState<{ key: string; date: string } | null>(null);
  const command = useCommand(rescheduleCompanyShare, {
    onError: (error) =>
      notify({
        tone: "bad",
        text: text("sharing.calendar.notMoved", { text: failureText(error, text).text }),
      }),
    onSettled: async () => {
      await refreshed();
      setMoved(null);
    },
  });
  return { moved, setMoved, command };
}

export function CalendarDays({ calendar, answer, onOpen, onDay }: CalendarDaysProps) {
  const { text } = useText();
  const notify = useNotify();
  const { period, words, clock, title, date } = calendar;
  const { moved, setMoved, command } = useMove();
  const counts = new Map(
    answer.days.map((day) => [
      day.date,
      Object.values(day.counts).reduce((sum, count) => sum + count, 0) - day.shares.length,
    ]),
  );
  const entries = answer.days
    .flatMap((day) => day.shares)
    .map((share) => entryOf(share, clock, text))
    .map((entry) => (entry.key === moved?.key ? { ...entry, date: moved.date } : entry));
  const days = fillDays(period.weeks.flat(), entries, {
    today: answer.today,
    month: period.kind === "month" ? date.slice(0, 7) : null,
    spoken: (day, count) => text("sharing.calendar.day", { day: words.day(day), count }),
    hidden: (day) => counts.get(day) ?? 0,
  });
  const move = (entry: CalendarEntry, to: string) => {
    setMoved({ key: entry.key, date: to });
    command.mutate(
      { shareId: Number(entry.key), scheduleDate: to, scheduleTime: entry.time },
      {
        onSuccess: ({ employee, dueAt }) =>
          notify({
            tone: "ok",
            text: text("sharing.calendar.moved", { employee: employee.name, when: clock.moment(dueAt) }),
          }),
      },
    );
  };
  return (
    <CalendarGrid
      label={title}
      weeks={period.weeks.map((week) => days.filter((day) => week.includes(day.date)))}
      weekdays={words.weekdays}
      perDay={period.kind === "month" ? 3 : undefined}
      moreLabel={(count) => text("sharing.calendar.more", { count })}
      words={{
        hint: text("sharing.calendar.hint"),
        lifted: (entry) =>
          text("sharing.calendar.lifted", { title: entry.title, day: words.day(entry.date) }),
        over: ({ spoken }) => spoken,
        putBack: (entry) => text("sharing.calendar.putBack", { title: entry.title }),
      }}
      onOpen={({ key }) => onOpen(Number(key))}
      onDay={onDay}
      onMove={move}
    />
  );
}
