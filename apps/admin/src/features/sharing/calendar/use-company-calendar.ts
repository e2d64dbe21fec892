import { companyCalendar } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { calendarPeriod } from "@polyphon/rules/time/calendar-period.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { makeDateWords } from "@polyphon/ui/calendar/date-words.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { useMemo } from "react";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { clockZone } from "../../../shared/time/clock-zone.ts";
import { useText } from "../../../shared/text/use-text.ts";
import type { CalendarQuery } from "./calendar-query.ts";
import { localeOf, makeClock } from "./company-entries.tsx";

const everyMs = 60_000;

/** The visible period, and the server's data for its days. */
export function useCompanyCalendar({ view, date: wanted, filters }: CalendarQuery) {
  const { language } = useText();
  const now = new Date(useNow());
  const words = useMemo(() => makeDateWords(localeOf(language)), [language]);
  const date = wanted ?? localDateOf(now, clockZone());
  const period = calendarPeriod(view === "week" ? "week" : "month", date);
  const days = period.weeks.flat();
  const list = useEndpoint(
    companyCalendar,
    { startDate: days[0] ?? date, endDate: days.at(-1) ?? date, ...filters },
    { placeholderData: keepPreviousData, refetchInterval: everyMs },
  );
  const zone = list.data?.timeZone ?? "UTC";
  const clock = useMemo(() => makeClock(zone, language), [zone, language]);
  const title = period.kind === "week" ? words.week(period.from, period.until) : words.month(date);
  return { list, period, words, clock, title, date };
}

export type CompanyCalendarState = ReturnType<typeof useCompanyCalendar>;
