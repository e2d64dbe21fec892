import { readCompany as at } from "@polyphon/contract/companies/companies.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import type { CompaniesDeps } from "../../companies.deps.ts";
import { presentDetails } from "../company-details.present.ts";
import { findCompanyDetails } from "../company-details.store.ts";

export const readCompany = ({ sign, categories }: Pick<CompaniesDeps, "sign" | "categories">) =>
  query(at, async ({ actor, tx }) => {
    const company = await findCompanyDetails(tx, actor.companyId);
    if (!company) throw new Refusal("not_found");

    const { logoKey } = company;
    const connected = await categories(tx, company.id);
    return presentDetails(company, connected, logoKey === null ? null : sign(logoKey));
  });
