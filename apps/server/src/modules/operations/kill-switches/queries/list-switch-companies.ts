import { listSwitchCompanies as at } from "@polyphon/contract/operations/kill-switch.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { findCompaniesBy } from "../../../companies/companies.api.ts";

const choices = 20;

export const listSwitchCompanies = query(at, async ({ input, tx }) => ({
  companies: await findCompaniesBy(tx, input.search === "" ? undefined : input.search, choices),
}));
