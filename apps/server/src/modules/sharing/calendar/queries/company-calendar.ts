import { limits } from "@polyphon/contract/limits.ts";
import { companyCalendar as at } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import {
  calendarGroups,
  calendarGroupStates,
  type CalendarGroup,
} from "@polyphon/contract/sharing/sharing.ts";
import { datesBetween, rangeOfDates } from "@polyphon/rules/time/date-range.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import { presentCompanyShares, filterOf } from "../company-shares.ts";
import { countCompanyDays, firstOfCompanyDays } from "../company-shares.store.ts";
import type { SharingDeps } from "../../sharing.deps.ts";

function groupOf(state: string): CalendarGroup | undefined {
  return calendarGroups.find((group) => calendarGroupStates[group].some((own) => own === state));
}

function boundsOf(dates: readonly string[], zone: string) {
  return dates.map((date) => {
    const bounds = rangeOfDates(date, date, zone);
    if (!bounds) throw new Refusal("validation");
    return bounds;
  });
}

/** A month of a whole company is thousands of shares: each day has its count, and the first few. */
export const companyCalendar = (deps: SharingDeps) =>
  query(at, async ({ input, actor, tx, now }) => {
    const dates = datesBetween(input.startDate, input.endDate, limits.share.calendarDays - 1);
    if (!dates) throw new Refusal("validation");
    // The provider's own staff act for no company, so they have no calendar.
    if (actor.companyId === null) return { timeZone: "UTC", today: localDateOf(now, "UTC"), days: [] };

    const { timeZone } = await companyOf(tx, actor.companyId);
    const filter = filterOf(actor.companyId, input);
    const days = boundsOf(dates, timeZone);
    const counts = await countCompanyDays(tx, filter, days);
    const first = await firstOfCompanyDays(tx, filter, days, limits.share.calendarPerDay);
    const shown = await presentCompanyShares(tx, deps, first);
    return {
      timeZone,
      today: localDateOf(now, timeZone),
      days: dates.map((date, day) => {
        const own = { planned: 0, shared: 0, needs: 0, failed: 0 };
        for (const { state, shares } of counts.filter((count) => count.day === day)) {
          const group = groupOf(state);
          if (group) own[group] += shares;
        }
        return { date, counts: own, shares: shown.filter((_, index) => first[index]?.day === day) };
      }),
    };
  });
