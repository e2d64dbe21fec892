import { getCompany as at } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import type { CompaniesDeps } from "../../companies.deps.ts";
import { isClient } from "../../company/company.store.ts";
import { showCompany } from "../show-company.ts";

export const getCompany = (deps: CompaniesDeps) =>
  query(at, async ({ input: { id }, actor, tx }) => {
    if (!(await isClient(tx, id))) throw new Refusal("not_found");
    return showCompany(tx, deps, actor, id);
  });
