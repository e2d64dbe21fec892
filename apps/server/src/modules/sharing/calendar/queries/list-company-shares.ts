import { limits } from "@polyphon/contract/limits.ts";
import { listCompanyShares as at } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { datesBetween, rangeOfDates } from "@polyphon/rules/time/date-range.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import { filterOf, presentCompanyShares } from "../company-shares.ts";
import { listCompanyShares as findPage } from "../company-shares.store.ts";
import type { SharingDeps } from "../../sharing.deps.ts";

export const listCompanyShares = (deps: SharingDeps) =>
  query(at, async ({ input, actor, tx }) => {
    const dates = datesBetween(input.startDate, input.endDate, limits.share.calendarDays - 1);
    if (!dates) throw new Refusal("validation");
    if (actor.companyId === null) return { items: [], next: null };

    const { timeZone } = await companyOf(tx, actor.companyId);
    const range = rangeOfDates(input.startDate, input.endDate, timeZone);
    if (!range) throw new Refusal("validation");
    const { rows, next } = await findPage(tx, filterOf(actor.companyId, input), range, input);
    return { items: await presentCompanyShares(tx, deps, rows), next };
  });
