import type { ModuleScreens } from "../screens/screen.ts";

export const recognitionScreens = {
  module: "recognition",
  admin: [
    ["/admin/badge_own_post", "Badge post defaults", "none"],
    ["/admin/edit-badge-post/:id", "Edit badge post", "none"],
  ],
  employee: [],
} as const satisfies ModuleScreens;
