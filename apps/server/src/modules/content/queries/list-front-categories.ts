import { listFrontCategories as at } from "@polyphon/contract/content/content.contract.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { query } from "../../../platform/operation/query.ts";
import { topicsWithCounts } from "../feed.store.ts";

export const listFrontCategories = query(at, async ({ actor, tx, now }) => {
  const today = localDateOf(now, actor.timeZone);
  return { categories: await topicsWithCounts(tx, { companyId: actor.companyId, now, today }) };
});
