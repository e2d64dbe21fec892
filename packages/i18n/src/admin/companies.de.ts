import { companies } from "../de/companies.admin.ts";
import { companySettings } from "../de/company-settings.admin.ts";

export const texts = {
  companies: { ...companies, companies: { ...companies.companies, ...companySettings } },
};
