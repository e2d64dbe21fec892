import { readCompanyLook as at } from "@polyphon/contract/companies/companies.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import type { SignPicture } from "../../companies.port.ts";
import { findCompany } from "../company.store.ts";

export const readCompanyLook = (sign: SignPicture) =>
  query(at, async ({ actor, tx }) => {
    const company = actor.companyId === null ? null : await findCompany(tx, actor.companyId);
    if (!company) return { look: null };
    const { name, themeColor, logoKey } = company;
    return { look: { companyName: name, themeColor, logo: logoKey === null ? null : sign(logoKey) } };
  });
