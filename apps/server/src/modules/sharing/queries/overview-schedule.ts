import { limits } from "@polyphon/contract/limits.ts";
import { overviewSchedule as at } from "@polyphon/contract/sharing/sharing.contract.ts";
import { sharesInWeek, takesPlace } from "@polyphon/rules/sharing/weekly-limit.ts";
import { instantOf, isoWeekRange, localDateOf, parseLocalTime } from "@polyphon/rules/time/zoned-time.ts";
import { query } from "../../../platform/operation/query.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { companyOf } from "../../companies/companies.api.ts";
import { type PlannedDay, sharesBetween } from "../sharing.store.ts";

const dayMs = 24 * 60 * 60 * 1000;

function datesFrom(start: string, end: string): string[] {
  const days = (Date.parse(end) - Date.parse(start)) / dayMs;
  if (days < 0 || days > limits.share.overviewDays) throw new Refusal("validation");
  return Array.from({ length: days + 1 }, (_, index) =>
    new Date(Date.parse(start) + index * dayMs).toISOString().slice(0, 10),
  );
}

function midnight(date: string, zone: string): Date {
  const local = parseLocalTime(date, "00:00");
  if (!local) throw new Refusal("validation");
  return instantOf(local, zone);
}

function countsOf(shares: readonly PlannedDay[]) {
  const counts: Partial<Record<PlannedDay["network"], number>> = {};
  for (const share of shares) counts[share.network] = (counts[share.network] ?? 0) + 1;
  return counts;
}

/** Counts per day for the overview, and how full this week is on each network of the company. */
export const overviewSchedule = query(at, async ({ input, actor, tx, now }) => {
  const company = await companyOf(tx, actor.companyId);
  const zone = company.timeZone;
  const dates = datesFrom(input.startDate, input.endDate);
  const week = isoWeekRange(now, zone);
  const until = new Date(midnight(input.endDate, zone).getTime() + dayMs + 3 * 60 * 60 * 1000);
  const [planned, thisWeek] = await Promise.all([
    sharesBetween(tx, actor.accountId, midnight(input.startDate, zone), until),
    sharesBetween(tx, actor.accountId, week.from, week.until),
  ]);

  const byDate = Map.groupBy(
    planned.filter((share) => takesPlace(share.state)),
    (share) => localDateOf(share.dueAt, zone),
  );
  return {
    days: dates.map((date) => ({ date, counts: countsOf(byDate.get(date) ?? []) })),
    week: company.socialNetworks.map((network) => ({
      network,
      used: sharesInWeek(thisWeek, network, now, zone),
      limit: limits.weeklyShares[network],
    })),
  };
});
