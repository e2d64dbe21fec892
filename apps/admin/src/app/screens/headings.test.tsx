// @vitest-environment jsdom
import { userTypes } from "@polyphon/contract/permissions.ts";
import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import i18next from "i18next";
import { afterEach, describe, expect, test } from "vitest";
import { type Account, mayOpen } from "../../shared/session/account.ts";
import { screenKey } from "../../shared/screens/screen-key.ts";
import { screenComponents } from "../built-screens.ts";
import { adminScreen } from "../menu/menu.ts";
import { accounts, type Office, openOffice } from "../testing/open-office.tsx";

/** Their heading says something that a name cannot: a greeting, the month, a question, an outcome. */
const headedOtherwise: ReadonlySet<AdminScreenPath> = new Set([
  "/admin/dashboard",
  "/admin/calendar",
  "/admin/user_role",
  "/admin/linkedin_callback",
  "/admin/twitter_callback",
  "/admin/facebook_callback",
  // Their name is on them once the server has answered.
  "/admin/my-work",
  "/admin/profile",
]);

/** The provider's staff read there that only a company's own staff act on them. */
const ofCompanies: ReadonlySet<AdminScreenPath> = new Set([
  "/admin/company_linkedin_post",
  "/admin/processingQueue",
]);

/** The screens without a record that the account may open. */
const screensOf = (account: Account) =>
  (Object.keys(screenComponents) as AdminScreenPath[]).filter((path) => {
    const screen = adminScreen(path);
    return (
      !path.includes(":") &&
      !headedOtherwise.has(path) &&
      !(account.companyId === null && ofCompanies.has(path)) &&
      screen.permission !== "public" &&
      mayOpen(account, screen)
    );
  });

const staff = [
  ["the provider's staff", "en", accounts.provider],
  ["the provider's staff", "de", accounts.provider],
  ["a company's staff", "en", accounts.ofCompany],
  ["Editors-in-Chief", "en", { ...accounts.provider, userType: userTypes.editorInChief }],
  ["Editors-in-Chief", "de", { ...accounts.provider, userType: userTypes.editorInChief }],
  ["approvers", "de", { ...accounts.provider, userType: userTypes.approver }],
] as const;

let office: Office;

afterEach(() => office.close());

// They load nearly every screen of the back office.
describe(
  "a screen is headed by its name in the menu, the trail and the palette",
  { timeout: 180_000 },
  () => {
    test.each(staff)("for %s, in %s", async (_, language, account) => {
      office = await openOffice({ account, language, answer: () => undefined });
      const shown: Record<string, string> = {};
      const wanted: Record<string, string> = {};
      for (const path of screensOf(account as unknown as Account)) {
        wanted[path] = i18next.t(screenKey(path));
        shown[path] = await office.headingAt(path);
      }
      expect(Object.keys(wanted).length).toBeGreaterThan(0);
      expect(shown).toEqual(wanted);
    });
  },
);
