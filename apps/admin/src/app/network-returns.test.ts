import { type AdminScreenPath, screens } from "@polyphon/contract/screens/screens.ts";
import { openAdminScreen } from "@polyphon/rules/identity/screens/open-admin-screen.ts";
import { describe, expect, test } from "vitest";
import { screenComponents } from "./built-screens.ts";

const returns: AdminScreenPath[] = [
  "/admin/linkedin_callback",
  "/admin/twitter_callback",
  "/admin/facebook_callback",
];

describe("the return addresses of network sign-ins", () => {
  test.each(returns)(
    "%s is a separate screen that needs no permission [A2.5-05] [A6-37] [C2-14]",
    async (path) => {
      const screen = screens.find((one) => one.path === path);
      if (!screen) throw new Error(`${path} is not in the catalogue`);
      const access = {
        userType: 5,
        mode: "permission",
        permissions: [],
        restriction: null,
        features: { ownPostApprovalFeature: false, importLinkedinContentFeature: false },
        councilMode: false,
      } as const;
      expect(openAdminScreen(access, screen)).toBe("open");
      const load: unknown = Object.entries(screenComponents).find(([built]) => built === path)?.[1];
      expect(load).toBeTypeOf("function");
    },
  );
});
