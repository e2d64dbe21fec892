import { findWizardMentions as at } from "@polyphon/contract/mentions/mention-desk.contract.ts";
import { searchRange } from "@polyphon/rules/mentions/search-keys.ts";
import { query } from "../../../../platform/operation/query.ts";
import { reachedCategories } from "../../back-office/desk.ts";
import { searchMentions } from "../mention-search.store.ts";

export const findWizardMentions = query(at, async ({ input, tx }) => {
  const range = searchRange(input.displayNameSearchKey);
  const categoryIds = await reachedCategories(tx, input.categoryIds);
  const place = { kind: "categories", categoryIds } as const;
  return { items: range ? await searchMentions(tx, range, place, input.limit) : [] };
});
