import { readCompanyFigures as at } from "@polyphon/contract/insights/due.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { quietSince } from "@polyphon/rules/people/front-users/activity.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { query } from "../../../../platform/operation/query.ts";
import { figureGuardOf } from "../../../companies/companies.api.ts";
import { countFrontUsers } from "../../../identity/identity.api.ts";
import { countClicks } from "../../../links/links.api.ts";
import { activityCondition, countShared, countSharers } from "../../../sharing/sharing.api.ts";
import { everybody, isCountable } from "../count-due.ts";
import { guardedCompanyFigures } from "../guarded-company-figures.ts";

const { quietDays } = limits.frontUser;

/** The newer period as the list of employees filters it, so that the number leads to the same people. */
async function people(tx: Tx, companyId: number, [from, middle]: readonly Date[]) {
  const also = [activityCondition(["SHARING"], middle ?? new Date(0))];
  const { count } = await countFrontUsers(tx, { ...everybody, companyIds: [companyId], also }, true);
  const before = await countSharers(tx, companyId, from ?? new Date(0), middle ?? new Date(0));
  return { now: count, before };
}

export const readCompanyFigures = query(at, async ({ actor, tx, now }) => {
  const { companyId } = actor;
  if (companyId === null || !(await isCountable(tx, companyId)))
    return { days: quietDays, until: null, figures: null };
  const guard = await figureGuardOf(tx, companyId);
  if (guard !== null) return guardedCompanyFigures(tx, { id: companyId, guard, now });
  const middle = quietSince(now);
  const bounds = [quietSince(middle), middle, now];
  const shares = await countShared(tx, companyId, bounds);
  const clicks = await countClicks(tx, companyId, bounds);
  const compared = (found: ReadonlyMap<number, number>) => ({
    now: found.get(1) ?? 0,
    before: found.get(0) ?? 0,
  });
  return {
    days: quietDays,
    until: null,
    figures: {
      shares: compared(shares),
      clicks: compared(clicks),
      people: await people(tx, companyId, bounds),
    },
  };
});
