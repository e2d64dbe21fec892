// @vitest-environment jsdom
import { fillPath } from "@polyphon/contract/kit/endpoint.ts";
import { listRoleChoices, listRoles } from "@polyphon/contract/people/roles.contract.ts";
import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import { adminDe } from "@polyphon/i18n/admin.de.ts";
import i18next from "i18next";
import { afterEach, describe, expect, test } from "vitest";
import { screenComponents } from "../built-screens.ts";
import { accounts, type Office, openOffice } from "../testing/open-office.tsx";
import { missingKeys } from "./missing-title.ts";

const ofRecords = (Object.keys(screenComponents) as AdminScreenPath[]).filter((path) =>
  /:\w*id\b/i.test(path),
);

const addressOf = (path: AdminScreenPath, word: string) =>
  fillPath(path.replace(/:\w*id\b/i, ":record"), { record: word, roleName: "Writer" });

function titleOf(path: AdminScreenPath): string {
  const key = missingKeys(path).find((one) => i18next.exists(one));
  return key === undefined ? `no text for ${path}` : i18next.t(key);
}

/** A role is looked for in a list, so there is one; of everything else the server has no record. */
const roles = { items: [], next: null, can: { give: [] } };
const answer = (path: string) =>
  path === listRoles.path || path === listRoleChoices.path ? roles : undefined;

let office: Office;

afterEach(() => office.close());

// They load nearly every screen of the back office.
describe("a screen opened for a record that does not exist", { timeout: 180_000 }, () => {
  /** Only a company's own staff may act there, and others read that. */
  const ofCompanies: ReadonlySet<AdminScreenPath> = new Set([
    "/admin/processing-post-action/:processingId",
    "/admin/edit_company_linkedin_post/:postId",
    "/admin/view-linkedin-post/:linkedinId",
  ]);

  test("says so to the provider's staff, whatever the address has for an id", async () => {
    office = await openOffice({ account: accounts.provider, language: "en", answer });
    const shown: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const word of ["999999999", "abc"]) {
      for (const path of ofRecords.filter((one) => !ofCompanies.has(one))) {
        const address = addressOf(path, word);
        wanted[address] = titleOf(path);
        shown[address] = await office.headingAt(address);
      }
    }
    expect(Object.keys(wanted).length).toBeGreaterThan(80);
    expect(shown).toEqual(wanted);
    expect(office.called.filter((url) => url.includes("abc"))).toEqual([]);
  });

  test("says so to a company's staff, in their language and with a way out", async () => {
    office = await openOffice({ account: accounts.ofCompany, language: "de", answer });
    const [shut = ""] = adminDe.shell.noAccess.title.split("{{screen}}");
    const shown: string[] = [];
    for (const path of ofRecords) {
      const heading = await office.headingAt(addressOf(path, "999999999"));
      if (heading.startsWith(shut)) continue;
      shown.push(path);
      expect([path, heading]).toEqual([path, titleOf(path)]);
      expect(document.querySelector("main [role=alert] a[href]")).not.toBeNull();
    }
    expect(shown).toEqual(expect.arrayContaining([...ofCompanies]));
  });
});
