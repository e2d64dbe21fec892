import { saveFilter as at } from "@polyphon/contract/content/feed/feed.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { allow } from "../../../../platform/operation/refusal.ts";
import { storeFeedFilter } from "../feed-filter.store.ts";
import { currentTopicsOf } from "../../categories/company-topics.ts";

/** A group's account has the filters of the employee behind it. */
export const saveFilter = command(at, async ({ input, actor, tx }) => {
  const topics = await currentTopicsOf(tx, actor.companyId);
  const known =
    input.category.every((id) => topics.byId.has(id)) &&
    input.categoryDefiningTags.every((id) => topics.categoryOfTag.has(id));
  allow(known || "not_found");

  const filters = {
    languages: [...new Set(input.languages)],
    category: [...new Set(input.category)],
    categoryDefiningTags: [...new Set(input.categoryDefiningTags)],
  };
  await storeFeedFilter(tx, actor.primaryAccountId ?? actor.accountId, filters);
  return filters;
});
