import type { ModuleScreens } from "../screens/screen.ts";

export const sharingScreens = {
  module: "sharing",
  admin: [
    ["/admin/calendar", "Calendar of scheduled shares", "list_user_calendar", "user type 2 or 3"],
    ["/admin/stuck-shares", "Held and failed shares", "list_user_calendar"],
  ],
  employee: [
    ["/user-calendar", "Calendar of scheduled shares", "user", "calendar"],
    ["/fbschedule", "Facebook scheduled-share return", "both"],
  ],
} as const satisfies ModuleScreens;
