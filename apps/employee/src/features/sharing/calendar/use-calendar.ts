import { calendarShares } from "@polyphon/contract/sharing/calendar.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { calendarPeriod } from "@polyphon/rules/time/calendar-period.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { t } from "../../../shared/text/text.ts";
import { useMe } from "../../../shared/session/me.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { isMoving } from "../receipts/is-moving.ts";
import type { CalendarSearch } from "./calendar-search.ts";
import { dateWords } from "./calendar-words.ts";

export type CalendarAnswer = OutputOf<typeof calendarShares>;

/** The calendar's days by the company's clock, polled while a share is being sent. */
export function useCalendar(search: CalendarSearch) {
  const { companyTimeZone: timeZone } = useMe().company;
  const today = localDateOf(new Date(useNow()), timeZone);
  const date = search.date ?? today;
  const period = calendarPeriod(search.view === "week" ? "week" : "month", date);
  const title =
    search.view === "list"
      ? t("sharing.list.title", { day: dateWords.day(date) })
      : period.kind === "week"
        ? dateWords.week(period.from, period.until)
        : dateWords.month(date);
  const days = period.weeks.flat();
  const query = useEndpoint(
    calendarShares,
    { startDate: days[0] ?? date, endDate: days.at(-1) ?? date },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        state.data?.shares.some((share) => isMoving(share, Date.now())) ? 3_000 : 60_000,
    },
  );
  return { today, date, period, title, timeZone, query };
}
