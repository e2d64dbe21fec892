import { limits } from "@polyphon/contract/limits.ts";
import { overviewSchedule } from "@polyphon/contract/sharing/sharing.contract.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { useEndpoint } from "@polyphon/web/api/use-endpoint.ts";
import { useMe } from "../../../shared/session/me.ts";
import { useNow } from "@polyphon/web/time/use-now.ts";
import { addDays, mondayOf } from "@polyphon/rules/time/calendar-dates.ts";

/** Scheduled shares of three weeks from this Monday on, and this week's limits, by the company's calendar. */
export function useOverview() {
  const { companyTimeZone: timeZone } = useMe().company;
  const today = localDateOf(new Date(useNow()), timeZone);
  const startDate = mondayOf(today);
  const query = useEndpoint(overviewSchedule, {
    startDate,
    endDate: addDays(startDate, limits.share.overviewDays),
  });
  return { today, query };
}
