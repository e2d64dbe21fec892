import type { ModuleScreens } from "../screens/screen.ts";

export const companiesScreens = {
  module: "companies",
  admin: [
    ["/admin/manage-company", "Companies", "list_company"],
    ["/admin/add-corporate", "Add company", "edit_company"],
    ["/admin/company-edit/:id", "Edit company", "edit_company"],
    ["/admin/edit-corporate/:id", "Edit company, corporate view", "edit_company"],
    ["/admin/company-dashboard/:id", "Company dashboard", "list_company"],
    ["/admin/holding-entities", "Holding entities", "list_holding_entity"],
    ["/admin/add-entities", "Add holding entity", "list_holding_entity"],
    ["/admin/edit-entities/:id", "Edit holding entity", "list_holding_entity"],
    ["/admin/onboard-configuration", "Onboarding configurations", "list_onboarding_configuration"],
    ["/admin/add-configuration", "Add onboarding configuration", "list_onboarding_configuration"],
    ["/admin/edit-configuration/:id", "Edit onboarding configuration", "list_onboarding_configuration"],
  ],
  employee: [],
} as const satisfies ModuleScreens;
