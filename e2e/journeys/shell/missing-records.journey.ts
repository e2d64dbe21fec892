import { adminDe } from "@polyphon/i18n/admin.de.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import type { Page } from "@playwright/test";
import { builtAddresses } from "../../kit/built-addresses.ts";
import { url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { type Caller, signIn } from "../../kit/people/caller.ts";
import { staff } from "../../kit/people/demo.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { desktop } from "../../kit/sizes.ts";
import { expect, test } from "../../kit/test.ts";

/** That every screen says it is a test of the app; here the real server is asked, which decides what it answers. */

const nobodys = 999_999_999;
const ofRecords = builtAddresses("admin", () => nobodys).filter(({ address }) =>
  address.includes(String(nobodys)),
);

/** The heading of the screen that opens at an address, once nothing loads any more. */
function settledHeading(page: Page, address: string): Promise<string> {
  return page.evaluate(async (to) => {
    for (const old of document.querySelectorAll("h1")) old.dataset["old"] = "true";
    history.pushState({}, "", to);
    const end = performance.now() + 20_000;
    while (performance.now() < end) {
      const fresh = document.querySelector("main h1:not([data-old])");
      if (fresh?.textContent && !document.querySelector("main output[aria-label]")) return fresh.textContent;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return "";
  }, address);
}

async function headingsOf(caller: Caller, language: "en" | "de"): Promise<Record<string, string>> {
  const { page } = await openAs({ ...desktop, language }, "admin", caller);
  await page.goto(`${url}/admin/profile`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const headings: Record<string, string> = {};
  for (const { path, address } of ofRecords) headings[path] = await settledHeading(page, address);
  return headings;
}

const other = (headings: Record<string, string>, expected: readonly string[]) =>
  Object.entries(headings).filter(([, heading]) => !expected.some((one) => heading.startsWith(one)));

test("the provider's staff read of every record that does not exist", async () => {
  const headings = await headingsOf(await superAdmin(), "en");
  const { missing, content } = adminEn;
  expect(other(headings, [...Object.values(missing.titles), content.companyOnly.title])).toEqual([]);
});

test("a company's staff read of every record that they may open and that does not exist", async () => {
  const headings = await headingsOf(await signIn(url, staff("Corporate admin"), "ADMIN"), "de");
  const { missing, shell } = adminDe;
  const [shut = ""] = shell.noAccess.title.split("{{screen}}");
  expect(other(headings, [...Object.values(missing.titles), shut])).toEqual([]);
});
