import { findAssignableCompanies as at } from "@polyphon/contract/people/roles.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { findCompaniesBy } from "../../../companies/companies.api.ts";
import { choices } from "../choices.ts";

export const findAssignableCompanies = query(at, async ({ input, tx }) => ({
  items: await findCompaniesBy(tx, input.search, choices),
}));
