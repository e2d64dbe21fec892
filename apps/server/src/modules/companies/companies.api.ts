import type { Tx } from "../../platform/db/transaction.ts";
import { type CompanyRow, findCompany, findProhibitedHashtags } from "./company/company.store.ts";

export type Company = CompanyRow;

export async function companyOf(tx: Tx, id: number): Promise<Company> {
  const company = await findCompany(tx, id);
  if (!company) throw new Error(`company ${id} is out of reach of this scope`);
  return company;
}

export { companiesInCouncilMode } from "./settings/features/council-mode.store.ts";
export { allowedInactivityOf } from "./settings/features/allowed-inactivity.store.ts";
export { countActiveCompanies, isCompanyActive } from "./company/company.store.ts";

/** Hashtags that the company does not want in any text. */
export function prohibitedHashtagsOf(tx: Tx, companyId: number): Promise<readonly string[]> {
  return findProhibitedHashtags(tx, companyId);
}

export {
  findCompanyOfDomain as companyOfDomain,
  makeCompanyOfIndividuals as companyOfIndividuals,
} from "./company/registrants.store.ts";

export { companyChoices, findCompaniesBy, namesOfCompanies } from "./company/company-choice.store.ts";
export { holdingEntityChoices, holdingEntityOf } from "./holding-entities/holding-entity-choice.store.ts";

/** Whether employees' own posts wait for a program manager, and the companies where they do. */
export {
  findApproving as companiesApprovingOwnPosts,
  findApprovesOwnPosts as approvesOwnPosts,
} from "./company/company.store.ts";

/** Whether employees may choose pictures from the gallery, and of which hashtags. */
export { findGalleryRule as galleryRuleOf } from "./company/company.store.ts";

/** The companies of a holding entity; null when there is none of that id. */
export { findMembers as companiesOfEntity } from "./holding-entities/holding-entities.store.ts";

/** The company's switches for its LinkedIn page and its processing queue. */
export {
  findLinkedinImport,
  importingCompanies,
  withContentQuota,
} from "./settings/features/content-switches.store.ts";

/** What companies with real-time content read, how much of it and in which language. */
export {
  findRealTimeSettings as realTimeSettings,
  type RealTimeSettings,
} from "./settings/features/real-time-settings.store.ts";

export { type AutopilotFacts, autopilotFactsOf } from "./settings/features/autopilot-facts.store.ts";

export { findAiRule as aiRuleOf } from "./company/company.store.ts";

/** Whether employees are asked questionnaires. */
export { findAsksQuestionnaires as asksQuestionnaires } from "./settings/features/survey-switches.store.ts";

/** Where nobody may learn what single employees do, and from how many people on a figure may be shown there. */
export {
  type CouncilFacts,
  findCouncilFacts as councilFactsOf,
  findCouncilMinimums as councilMinimums,
  findFigureGuard as figureGuardOf,
  reachesCouncil,
} from "./settings/features/council-minimums.store.ts";

/** A company's autopilot settings, and the companies that are planned. */
export {
  type AutopilotSettings,
  companiesOffAutopilot,
  companiesOnAutopilot,
  findAutopilotSettings as autopilotSettingsOf,
  type RunOrder,
} from "./settings/features/autopilot-settings.store.ts";
export { findReservedDays as reservedDaysOf } from "./settings/reserved-days.store.ts";

export {
  findRecognitionRule as recognitionRuleOf,
  type RecognitionRule,
} from "./settings/features/recognition-rule.store.ts";

export { refuseFaults } from "./settings/refuse-faults.ts";
