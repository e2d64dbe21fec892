import { limits } from "@polyphon/contract/limits.ts";
import { overviewSchedule as at } from "@polyphon/contract/sharing/sharing.contract.ts";
import { sharesInWeek, takesPlace } from "@polyphon/rules/sharing/schedule/weekly-limit.ts";
import { datesBetween, rangeOfDates } from "@polyphon/rules/time/date-range.ts";
import { isoWeekRange, localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import { type PlannedDay, sharesBetween } from "../../shares/share.store.ts";

function countsOf(shares: readonly PlannedDay[]) {
  const counts: Partial<Record<PlannedDay["network"], number>> = {};
  for (const share of shares) counts[share.network] = (counts[share.network] ?? 0) + 1;
  return counts;
}

/** Counts per day for the overview, and how full this week is on each network of the company. */
export const overviewSchedule = (deps: SharingDeps) =>
  query(at, async ({ input, actor, tx, now }) => {
    const company = await companyOf(tx, actor.companyId);
    const zone = company.timeZone;
    const dates = datesBetween(input.startDate, input.endDate, limits.share.overviewDays);
    const range = rangeOfDates(input.startDate, input.endDate, zone);
    if (!dates || !range) throw new Refusal("validation");
    const week = isoWeekRange(now, zone);
    const [planned, thisWeek] = await Promise.all([
      sharesBetween(tx, actor.accountId, range.from, range.until),
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
      shortLinkBase: `${deps.shortLinkUrl}/`,
    };
  });
