import { company } from "@polyphon/contract/companies/company.resource.ts";
import { holdingEntity } from "@polyphon/contract/companies/holding-entity.resource.ts";
import { onboardingConfiguration } from "@polyphon/contract/companies/onboarding-configuration.resource.ts";
import type { Module } from "../../platform/module/module.ts";
import { serveResource } from "../../platform/resource/serve-resource.ts";
import { addCompany } from "./settings/commands/add-company.ts";
import { editCompany } from "./settings/commands/edit-company.ts";
import { editOwnCompany } from "./settings/commands/edit-own-company.ts";
import type { CompaniesDeps } from "./companies.deps.ts";
import { getCompany } from "./settings/queries/get-company.ts";
import { previewCompany } from "./settings/queries/preview-company.ts";
import { weighCompanyDeactivation } from "./settings/queries/weigh-company-deactivation.ts";
import { readCompanyDashboard } from "./dashboard/queries/read-company-dashboard.ts";
import { readCompanySetup } from "./company/queries/read-company-setup.ts";
import { readCompanyLook } from "./company/queries/read-company-look.ts";
import { readCompany } from "./company/queries/read-company.ts";
import { readOnboarding } from "./onboarding/queries/read-onboarding.ts";
import { saveEntity } from "./holding-entities/save-entity.ts";

const clients = {
  name: "company_client",
  columns: {
    companyName: "name",
    companyDomain: "domain",
    customerId: "customer_id",
    users: {
      // Maintained by the database, because a page of companies would count a million accounts.
      computed: `(select coalesce((select people from people_count where company_id = kept.id), 0) +
        coalesce((select sum(change) from people_count_change where company_id = kept.id), 0))::int`,
    },
    socialNetworks: "social_networks",
    autopilot: "autopilot",
    active: "active",
  },
} as const;

const entities = {
  name: "holding_entity",
  columns: {
    title: "title",
    companies: { link: { table: "company", from: "holding_entity_id", to: "id" } },
    moveCompanies: { computed: "false" },
  },
} as const;

const onboarding = {
  name: "onboarding_configuration",
  columns: {
    domain: { computed: "(select company.domain from company where company.id = kept.company_id)" },
    company: { reference: "company_id" },
    welcomeText: "welcome_text",
    welcomeVideo: "welcome_video",
    categories: { link: { table: "onboarding_category", from: "configuration_id", to: "category_id" } },
    tags: { link: { table: "onboarding_tag", from: "configuration_id", to: "tag_id" } },
    languages: "languages",
  },
} as const;

export function companies(deps: CompaniesDeps): Module {
  return {
    name: "companies",
    operations: [
      readCompany(deps),
      readOnboarding(deps),
      readCompanyLook(deps.sign),
      readCompanySetup(deps),
      getCompany(deps),
      addCompany(deps),
      editCompany(deps),
      editOwnCompany(deps),
      previewCompany(deps),
      weighCompanyDeactivation(deps),
      readCompanyDashboard(deps),
      ...serveResource(company, clients, deps.lookups),
      ...serveResource(holdingEntity, entities, deps.lookups, saveEntity),
      ...serveResource(onboardingConfiguration, onboarding, deps.lookups),
    ],
    jobs: [],
    listeners: [],
  };
}
