import { companies } from "../en/companies.admin.ts";
import { companySettings } from "../en/company-settings.admin.ts";

export const texts = {
  companies: { ...companies, companies: { ...companies.companies, ...companySettings } },
};
