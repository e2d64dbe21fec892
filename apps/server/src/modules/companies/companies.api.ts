import type { Tx } from "../../platform/db/transaction.ts";
import { type CompanyRow, findCompany, findProhibitedHashtags } from "./companies.store.ts";

export type Company = CompanyRow;

export async function companyOf(tx: Tx, id: number): Promise<Company> {
  const company = await findCompany(tx, id);
  if (!company) throw new Error(`company ${id} is out of reach of this scope`);
  return company;
}

export { allowedInactivityOf } from "./allowed-inactivity.store.ts";
export { countActiveCompanies } from "./companies.store.ts";

/** Hashtags that the company does not want in any text. */
export function prohibitedHashtagsOf(tx: Tx, companyId: number): Promise<readonly string[]> {
  return findProhibitedHashtags(tx, companyId);
}

export {
  findCompanyOfDomain as companyOfDomain,
  makeCompanyOfIndividuals as companyOfIndividuals,
} from "./registrants.store.ts";

export { companyChoices, findCompaniesBy, namesOfCompanies } from "./company-choice.store.ts";
export { holdingEntityChoices, holdingEntityOf } from "./holding-entity-choice.store.ts";

/** Whether employees may choose pictures from the gallery, and of which hashtags. */
export { findGalleryRule as galleryRuleOf } from "./companies.store.ts";

/** The companies of a holding entity; null when there is none of that id. */
export { findMembers as companiesOfEntity } from "./holding-entities.store.ts";
