import type { ModuleScreens } from "../screens/screen.ts";

export const insightsScreens = {
  module: "insights",
  admin: [["/admin/dashboard", "Dashboard of the user type", "none"]],
  employee: [["/dashboard", "Dashboard", "user"]],
} as const satisfies ModuleScreens;
