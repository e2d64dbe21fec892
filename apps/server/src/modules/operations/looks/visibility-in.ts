import { endpoints } from "@polyphon/contract/endpoints.ts";
import type { Visibility } from "@polyphon/contract/operations/looks.ts";
import { whoSees } from "@polyphon/rules/operations/who-sees.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { type CouncilFacts, councilFactsOf } from "../../companies/companies.api.ts";
import { allRoles } from "../../identity/identity.api.ts";

export interface CompanyVisibility {
  readonly company: CouncilFacts;
  readonly visibility: Visibility;
}

/** Who sees what the employees of a company do, by the rights that the roles have now. */
export async function visibilityIn(tx: Tx, companyId: number): Promise<CompanyVisibility> {
  const company = await councilFactsOf(tx, companyId);
  if (!company) throw new Refusal("not_found");
  return { company, visibility: whoSees(endpoints, await allRoles(tx), company) };
}
