import { findAdminMentions as at } from "@polyphon/contract/mentions/staff-mentions.contract.ts";
import { searchRange } from "@polyphon/rules/mentions/search-keys.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import type { MentionsDeps } from "../../mentions.deps.ts";
import { searchMentions, type SearchPlace } from "../mention-search.store.ts";

async function placeOf(tx: Tx, deps: MentionsDeps, entityId: number | undefined): Promise<SearchPlace> {
  if (entityId === undefined) return { kind: "everywhere" };
  const companyIds = await deps.entityCompanies(tx, entityId);
  if (!companyIds) throw new Refusal("not_found");
  return { kind: "companies", companyIds };
}

export const findAdminMentions = (deps: MentionsDeps) =>
  query(at, async ({ input, tx }) => {
    const range = searchRange(input.displayNameSearchKey);
    const place = await placeOf(tx, deps, input.entityId);
    return { items: range ? await searchMentions(tx, range, place, input.limit) : [] };
  });
