import type { ModuleScreens } from "../screens/screen.ts";

export const mentionsScreens = {
  module: "mentions",
  admin: [
    ["/admin/manage-mention-master", "LinkedIn mentions", "never"],
    ["/admin/add-mention-master", "Add mention", "never"],
    ["/admin/edit-mention-master/:id", "Edit mention", "never"],
    ["/admin/add-mention-connection/:userId", "Mentions from a connection file", "never"],
  ],
  employee: [["/mentions", "LinkedIn mentions", "user", "mention"]],
} as const satisfies ModuleScreens;
