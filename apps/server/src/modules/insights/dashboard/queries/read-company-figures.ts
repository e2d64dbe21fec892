import { readCompanyFigures as at } from "@polyphon/contract/insights/due.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { quietSince } from "@polyphon/rules/people/front-users/activity.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { query } from "../../../../platform/operation/query.ts";
import { councilMinimums } from "../../../companies/companies.api.ts";
import { countFrontUsers } from "../../../identity/identity.api.ts";
import { countClicks } from "../../../links/links.api.ts";
import { activityCondition, countShared, countSharers } from "../../../sharing/sharing.api.ts";
import { everybody, isCountable } from "../count-due.ts";

const { quietDays } = limits.frontUser;

/** The newer period as the list of employees filters it, so that the number leads to the same people. */
async function people(tx: Tx, companyId: number, [from, middle]: readonly Date[]) {
  const also = [activityCondition(["SHARING"], middle ?? new Date(0))];
  const { count } = await countFrontUsers(tx, { ...everybody, companyIds: [companyId], also }, true);
  const before = await countSharers(tx, companyId, from ?? new Date(0), middle ?? new Date(0));
  const counted = { now: count, before };
  const minimum = (await councilMinimums(tx, [companyId])).get(companyId) ?? 0;
  const few = Math.min(...Object.values(counted).filter((one) => one > 0)) < minimum;
  return few ? null : counted;
}

export const readCompanyFigures = query(at, async ({ actor, tx, now }) => {
  const { companyId } = actor;
  if (companyId === null || !(await isCountable(tx, companyId))) return { days: quietDays, figures: null };
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
    figures: {
      shares: compared(shares),
      clicks: compared(clicks),
      people: await people(tx, companyId, bounds),
    },
  };
});
