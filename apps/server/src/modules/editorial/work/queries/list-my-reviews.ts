import { listMyReviews as at } from "@polyphon/contract/editorial/work.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { countReviews, listReviews } from "../own-reviews.store.ts";
import { weekOf, weekSpan } from "../post-weeks.ts";

export const listMyReviews = query(at, async ({ input, actor, tx, now }) => {
  const week = weekOf(now);
  const span = weekSpan(week);
  const { rows, next } = await listReviews(tx, actor.accountId, span, input);
  return {
    items: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    next,
    week,
    ...(await countReviews(tx, actor.accountId, span)),
  };
});
