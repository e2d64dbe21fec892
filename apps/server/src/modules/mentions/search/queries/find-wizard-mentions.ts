import { findWizardMentions as at } from "@polyphon/contract/mentions/staff-mentions.contract.ts";
import { searchRange } from "@polyphon/rules/mentions/search-keys.ts";
import { query } from "../../../../platform/operation/query.ts";
import { requireAccessibleCategories } from "../../back-office/back-office.ts";
import { searchMentions } from "../mention-search.store.ts";

export const findWizardMentions = query(at, async ({ input, tx }) => {
  const range = searchRange(input.displayNameSearchKey);
  const categoryIds = await requireAccessibleCategories(tx, input.categoryIds);
  const place = { kind: "categories", categoryIds } as const;
  return { items: range ? await searchMentions(tx, range, place, input.limit) : [] };
});
