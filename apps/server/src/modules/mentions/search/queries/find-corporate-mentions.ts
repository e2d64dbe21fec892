import { findCorporateMentions as at } from "@polyphon/contract/mentions/staff-mentions.contract.ts";
import { searchRange } from "@polyphon/rules/mentions/search-keys.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import type { StaffActor } from "../../../../platform/session/actor.ts";
import { namesOfCompanies } from "../../../companies/companies.api.ts";
import { searchMentions, type SearchPlace } from "../mention-search.store.ts";

/** Row level security shows a company's staff their own company alone: another one is not found. */
async function placeOf(
  tx: Tx,
  actor: StaffActor,
  companyIds: readonly number[] | undefined,
): Promise<SearchPlace> {
  const wanted = [...new Set(companyIds)];
  if (wanted.length > 0) {
    if ((await namesOfCompanies(tx, wanted)).length < wanted.length) throw new Refusal("not_found");
    return { kind: "companies", companyIds: wanted };
  }
  return actor.companyId === null ? { kind: "everywhere" } : { kind: "company", companyId: actor.companyId };
}

export const findCorporateMentions = query(at, async ({ input, actor, tx }) => {
  const range = searchRange(input.displayNameSearchKey);
  const place = await placeOf(tx, actor, input.companyIds);
  return { items: range ? await searchMentions(tx, range, place, input.limit) : [] };
});
