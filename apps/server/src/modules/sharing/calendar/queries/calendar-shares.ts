import { limits } from "@polyphon/contract/limits.ts";
import { calendarShares as at } from "@polyphon/contract/sharing/calendar.contract.ts";
import { calendarPlace } from "@polyphon/rules/sharing/calendar/calendar-place.ts";
import { datesBetween, rangeOfDates } from "@polyphon/rules/time/date-range.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import { presentShares } from "../../shares/present-shares.ts";
import { calendarSharesOf, sharesNeedingOf } from "../calendar.store.ts";
import type { SharingDeps } from "../../sharing.deps.ts";
import type { ShareRow } from "../../shares/share.store.ts";

const dayMs = 24 * 60 * 60 * 1000;

function countsOf(shares: readonly ShareRow[]) {
  const counts = { planned: 0, shared: 0, needsYou: 0 };
  for (const share of shares) {
    const place = calendarPlace(share);
    if (place) counts[place] += 1;
  }
  return counts;
}

export const calendarShares = (deps: SharingDeps) =>
  query(at, async ({ input, actor, tx, now }) => {
    const { timeZone } = await companyOf(tx, actor.companyId);
    const dates = datesBetween(input.startDate, input.endDate, limits.share.calendarDays - 1);
    const range = rangeOfDates(input.startDate, input.endDate, timeZone);
    if (!dates || !range) throw new Refusal("validation");

    const since = new Date(now.getTime() - limits.share.overviewDays * dayMs);
    const found = await calendarSharesOf(tx, actor.accountId, range, limits.share.calendarShares + 1);
    const waiting = await sharesNeedingOf(tx, actor.accountId, since, limits.share.calendarNeedsYou);

    const shares = found.slice(0, limits.share.calendarShares);
    const byDate = Map.groupBy(shares, (share) => localDateOf(share.dueAt, timeZone));
    const shown = await presentShares(tx, deps, actor, [...shares, ...waiting]);
    return {
      timeZone,
      today: localDateOf(now, timeZone),
      days: dates.map((date) => ({ date, ...countsOf(byDate.get(date) ?? []) })),
      shares: shown.slice(0, shares.length),
      more: found.length > shares.length,
      needsYou: shown.slice(shares.length),
    };
  });
