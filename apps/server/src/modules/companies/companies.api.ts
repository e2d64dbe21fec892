import type { Tx } from "../../platform/db/transaction.ts";
import { type CompanyRow, findCompany } from "./companies.store.ts";

export type Company = CompanyRow;

export async function companyOf(tx: Tx, id: number): Promise<Company> {
  const company = await findCompany(tx, id);
  if (!company) throw new Error(`company ${id} is out of reach of this scope`);
  return company;
}

export {
  findCompanyOfDomain as companyOfDomain,
  makeCompanyOfIndividuals as companyOfIndividuals,
} from "./registrants.store.ts";

export { findCompaniesBy, namesOfCompanies } from "./company-choice.store.ts";
