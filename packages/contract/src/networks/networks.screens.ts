import type { ModuleScreens } from "../screens/screen.ts";

export const networksScreens = {
  module: "networks",
  admin: [
    ["/admin/linkedin_callback", "LinkedIn sign-in return", "none"],
    ["/admin/twitter_callback", "X sign-in return", "none"],
    ["/admin/facebook_callback", "Facebook sign-in return", "none"],
  ],
  employee: [
    ["/error-hook", "Social connect error return", "both"],
    ["/linkedin_callback", "LinkedIn connect return", "user"],
    ["/twitter_callback", "X connect return", "user"],
    ["/facebook_callback", "Facebook connect return", "user"],
  ],
} as const satisfies ModuleScreens;
