import { getCompany as at } from "@polyphon/contract/companies/company-desk.contract.ts";
import { query } from "../../../platform/operation/query.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { CompaniesNeeds } from "../companies.port.ts";
import { isClient } from "../companies.store.ts";
import { showCompany } from "../show-company.ts";

export const getCompany = (needs: CompaniesNeeds) =>
  query(at, async ({ input: { id }, actor, tx }) => {
    if (!(await isClient(tx, id))) throw new Refusal("not_found");
    return showCompany(tx, needs, actor, id);
  });
