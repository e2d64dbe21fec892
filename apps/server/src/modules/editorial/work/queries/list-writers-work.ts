import { limits } from "@polyphon/contract/limits.ts";
import { listWritersWork as at } from "@polyphon/contract/editorial/work.contract.ts";
import { mondayOf } from "@polyphon/rules/time/calendar-dates.ts";
import { query } from "../../../../platform/operation/query.ts";
import { listWriters } from "../../../identity/identity.api.ts";
import { workOfWriters } from "../editorial-figures.store.ts";
import { writersSeenBy } from "../../editorial.policy.ts";
import { dayOf, weekSpan } from "../post-weeks.ts";

const nothing = { submitted: 0, judged: 0, rejected: 0, billable: 0, cents: 0 };

export const listWritersWork = query(at, async ({ input, actor, tx, now }) => {
  const week = mondayOf(input.week ?? dayOf(now));
  const search = (input.search ?? "").length >= limits.search.min ? input.search : undefined;
  const { rows, next } = await listWriters(tx, { ids: writersSeenBy(actor), search }, input);
  const ids = rows.map(({ id }) => id);
  const work = await workOfWriters(tx, ids, weekSpan(week));
  return {
    items: rows.map(({ weeklyTarget, ...writer }) => ({
      ...writer,
      target: weeklyTarget,
      ...(work.get(writer.id) ?? nothing),
    })),
    next,
    week,
  };
});
