import { readConnectionOwner as at } from "@polyphon/contract/mentions/staff-mentions.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { namesOfCompanies } from "../../../companies/companies.api.ts";
import { findEmployee } from "../../../identity/identity.api.ts";

export const readConnectionOwner = query(at, async ({ input, tx }) => {
  const employee = await findEmployee(tx, input.userId);
  const [company] = employee ? await namesOfCompanies(tx, [employee.companyId]) : [];
  if (!employee || !company) throw new Refusal("not_found");
  return { id: employee.id, name: employee.name, company };
});
