import { limits } from "@polyphon/contract/limits.ts";
import { listCompanyShares as at } from "@polyphon/contract/sharing/admin-calendar.contract.ts";
import { datesBetween, rangeOfDates } from "@polyphon/rules/time/date-range.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { makeCursor, readCursor } from "../../../../platform/page/cursor.ts";
import { companyOf } from "../../../companies/companies.api.ts";
import { presentCompanyShares, wishOf } from "../company-shares.ts";
import { listCompanyShares as findPage } from "../company-shares.store.ts";
import type { SharingDeps } from "../../sharing.deps.ts";

export const listCompanyShares = (deps: SharingDeps) =>
  query(at, async ({ input, actor, tx }) => {
    const cursor = readCursor(input.after, ["instant", "number"]);
    const dates = datesBetween(input.startDate, input.endDate, limits.share.calendarDays - 1);
    if (!dates) throw new Refusal("validation");
    if (actor.companyId === null) return { items: [], next: null };

    const { timeZone } = await companyOf(tx, actor.companyId);
    const range = rangeOfDates(input.startDate, input.endDate, timeZone);
    if (!range) throw new Refusal("validation");
    const after = cursor ? { dueAt: new Date(String(cursor[0])), id: Number(cursor[1]) } : null;
    const found = await findPage(tx, wishOf(actor.companyId, input), range, after, input.limit + 1);
    const page = found.slice(0, input.limit);

    const last = page.at(-1);
    return {
      items: await presentCompanyShares(tx, deps, page),
      next: found.length > input.limit && last ? makeCursor(last.dueAt.toISOString(), last.id) : null,
    };
  });
