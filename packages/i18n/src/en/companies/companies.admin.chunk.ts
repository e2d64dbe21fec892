import { companies } from "./companies.admin.ts";
import { companySettings } from "./company-settings.admin.ts";

export const texts = {
  companies: { ...companies, companies: { ...companies.companies, ...companySettings } },
};
