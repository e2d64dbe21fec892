import { listFrontCategories as at } from "@polyphon/contract/content/content.contract.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { query } from "../../../../platform/operation/query.ts";
import { groupsOfEmployee } from "../../../people/people.api.ts";
import { connectedTopics, visibleCounts } from "../topic.store.ts";

/** A longer list would be no help in choosing; the search finds posts of the others. */
const most = 200;

export const listFrontCategories = query(at, async ({ actor, tx, now }) => {
  const [all, groupIds] = await Promise.all([
    connectedTopics(tx, actor.companyId),
    groupsOfEmployee(tx, actor.primaryAccountId ?? actor.accountId),
  ]);
  const topics = all.slice(0, most);
  const counts = await visibleCounts(
    tx,
    { companyId: actor.companyId, now, today: localDateOf(now, actor.timeZone), groupIds },
    topics.map(({ id }) => id),
  );
  return {
    categories: topics.map(({ id, name, displayOrder, tags }) => ({
      id,
      categoryName: name,
      categoryDefiningTags: [...tags],
      displayOrder,
      posts: counts.get(id) ?? 0,
    })),
  };
});
