import type { ModuleScreens } from "../screens/screen.ts";

export const autopilotScreens = {
  module: "autopilot",
  admin: [
    ["/admin/autopilot-control-list", "Autopilot control centre", "list_autopilot_control_center_config"],
    ["/admin/add-autopilot-control", "Add control configuration", "list_autopilot_control_center_config"],
    [
      "/admin/edit-autopilot-control/:id",
      "Edit control configuration",
      "list_autopilot_control_center_config",
    ],
    ["/admin/users/autopost_config", "User autopost configuration", "list_user_autopilot_log"],
    ["/admin/companyApLog", "Company autopilot log", "list_company_autopilot_log"],
    ["/admin/view-company-autopilot-log/:id", "One company run", "list_company_autopilot_log"],
    ["/admin/userAptLog", "User autopilot log", "list_user_autopilot_log"],
    ["/admin/user-autopilot-log/:id", "One user run", "list_user_autopilot_log"],
    ["/admin/user-autopilot-run-status", "User autopilot run status", "never"],
  ],
  employee: [
    ["/autopilot-config", "Autopilot configuration", "user", "autopilot_config"],
    ["/config_my_post", "Autopilot configuration of my posts", "user", "autopilot_config"],
  ],
} as const satisfies ModuleScreens;
