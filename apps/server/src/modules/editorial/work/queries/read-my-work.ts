import { readMyWork as at } from "@polyphon/contract/editorial/work.contract.ts";
import { addDays, mondayOf } from "@polyphon/rules/time/calendar-dates.ts";
import { query } from "../../../../platform/operation/query.ts";
import { findHeldWork } from "../../../identity/identity.api.ts";
import { workOfWriters } from "../editorial-figures.store.ts";
import { dayOf, weekSpan } from "../post-weeks.ts";

const weeksBack = 8;
const nothing = { submitted: 0, judged: 0, rejected: 0, billable: 0, cents: 0 };

export const readMyWork = query(at, async ({ actor, tx, now }) => {
  const { accountId } = actor;
  const held = await findHeldWork(tx, accountId, actor.roleId);
  const monday = mondayOf(dayOf(now));
  const weeks = [];
  for (let back = 0; back < weeksBack; back += 1) {
    const week = addDays(monday, -7 * back);
    const work = await workOfWriters(tx, [accountId], weekSpan(week));
    weeks.push({ week, ...(work.get(accountId) ?? nothing) });
  }
  return { target: held.weeklyTarget, curatorCode: held.curatorCode, weeks };
});
