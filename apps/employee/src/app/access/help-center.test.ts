import { frontFeatures } from "@polyphon/contract/permissions.ts";
import { openEmployeeScreen } from "@polyphon/rules/identity/screens/open-employee-screen.ts";
import { expect, test } from "vitest";
import { screenAccess } from "./screen-access.ts";

test("the help center redirects to the dashboard without the feature helpCenter, whatever other features are on [B2.1-10]", () => {
  const who = { groups: true, share: true, restriction: null };
  const needs = screenAccess["/help-center"];
  expect(openEmployeeScreen(needs, { ...who, features: frontFeatures })).toBe("open");
  const others = frontFeatures.filter((feature) => feature !== "helpCenter");
  expect(openEmployeeScreen(needs, { ...who, features: others })).toBe("dashboard");
  expect(openEmployeeScreen(needs, null)).toBe("login");
});
