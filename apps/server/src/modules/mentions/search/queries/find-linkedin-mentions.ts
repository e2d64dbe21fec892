import { findMentions as at } from "@polyphon/contract/mentions/mentions.contract.ts";
import { searchRange } from "@polyphon/rules/mentions/search-keys.ts";
import { query } from "../../../../platform/operation/query.ts";
import { searchMentions } from "../mention-search.store.ts";

export const findLinkedinMentions = query(at, async ({ input, actor, tx }) => {
  const range = searchRange(input.displayNameSearchKey);
  const place = { kind: "company", companyId: actor.companyId } as const;
  return { items: range ? await searchMentions(tx, range, place, input.limit) : [] };
});
