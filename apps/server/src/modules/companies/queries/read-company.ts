import { readCompany as at } from "@polyphon/contract/companies/companies.contract.ts";
import { query } from "../../../platform/operation/query.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { SignPicture } from "../companies.port.ts";
import { findCompany } from "../companies.store.ts";

export const readCompany = (sign: SignPicture) =>
  query(at, async ({ actor, tx }) => {
    const company = await findCompany(tx, actor.companyId);
    if (!company) throw new Refusal("not_found");

    return { ...company, logoUrl: company.logoKey === null ? null : sign(company.logoKey) };
  });
