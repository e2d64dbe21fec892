import { saveFilter } from "@polyphon/contract/content/feed.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { employeeDe } from "@polyphon/i18n/employee.de.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoNewcomers } from "../apps/server/src/demo/demo-doors.ts";
import { chooseInUserMenu, logIn } from "./actors/access.ts";
import { openBrowser, openPage } from "./browser.ts";
import { axeViolations } from "./kit/axe-violations.ts";
import { connectAs, signIn } from "./kit/caller.ts";
import { url } from "./kit/own-stack.ts";
import type { EmployeeTexts } from "./kit/texts.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Somebody whom nobody has shown around yet; who was is new no longer. */
async function newcomer() {
  for (const { email, firstName } of demoNewcomers) {
    const caller = await signIn(url, { name: firstName, email }, "FRONT");
    const { userMeta } = await caller.call(readAccount, {});
    if (!userMeta.isOnboardingTourVisited && userMeta.onboardingTourSkipCount === 0)
      return { email, firstName, caller };
  }
  throw new Error("everybody has seen the tour");
}

const titled = (page: Page, name: string): Locator => page.getByRole("dialog", { name });

async function restIsQuiet(page: Page, texts: EmployeeTexts): Promise<void> {
  // Longer than the moment after which the sequence begins.
  await page.waitForTimeout(3_000);
  expect(await page.getByRole("button", { name: texts.people.tour.next, exact: true }).count()).toBe(0);
  expect(await page.getByRole("button", { name: texts.people.tour.skipNow, exact: true }).count()).toBe(0);
}

describe("somebody new", () => {
  test("is shown around, back and forth, and ends at the posts [B4.6-06] [B4.6-07] [B5.10-06] [B5.10-07] [B7.2-15]", async () => {
    const { tour } = employeeEn.people;
    const { email, caller } = await newcomer();
    await connectAs(caller, "Nele Neumann");
    const { page } = await openPage(browser, { width: 1280, height: 900 });
    await logIn(page, url, { email }, employeeEn);
    const next = page.getByRole("button", { name: tour.next, exact: true });
    const networks = titled(page, tour.networks.title);
    await next.waitFor();
    if (!(await networks.isVisible())) await next.click();
    await networks.waitFor();
    await next.click();
    const interests = titled(page, tour.interests.title);
    await interests.waitFor();
    expect(await axeViolations(page, "everything")).toEqual([]);
    await page.getByRole("button", { name: tour.back, exact: true }).click();
    await networks.waitFor();
    await next.click();

    const save = interests.getByRole("button", { name: tour.interests.save });
    await save.click();
    await interests.getByText("Select at least one language").waitFor();
    await interests.getByText("Select at least one topic").waitFor();
    const [languages, topics] = [
      interests.getByRole("group", { name: tour.interests.languages }),
      interests.getByRole("group", { name: tour.interests.topics }),
    ];
    await languages.getByRole("button").first().click();
    await topics.getByRole("button").first().click();
    await page.route(`**${saveFilter.path}`, (route) => route.abort());
    await save.click();
    await page.getByText(employeeEn.shell.failure.invalidRequest).waitFor();
    expect(await interests.isVisible()).toBe(true);
    await page.unroute(`**${saveFilter.path}`);
    await save.click();

    await titled(page, tour.done.title).getByRole("button", { name: tour.done.go }).click();
    await page.waitForURL("**/post-list?tour*");
    const { userMeta } = await caller.call(readAccount, {});
    expect(userMeta.isOnboardingTourVisited).toBe(true);
    expect(userMeta.savedFilters?.category).toHaveLength(1);
    await page.reload();
    await restIsQuiet(page, employeeEn);
    await page.context().close();
  });

  test("skips the tour after a question, until the next login [B4.6-11] [B4.6-12]", async () => {
    const { tour } = employeeDe.people;
    const { email, caller } = await newcomer();
    const { page } = await openPage(browser, { width: 320, height: 720, language: "de" });
    await logIn(page, url, { email }, employeeDe);
    const close = () => page.getByRole("button", { name: employeeDe.shell.close, exact: true }).first();
    await close().click();
    const question = titled(page, tour.skip.title);
    await question.getByRole("button", { name: tour.skip.no }).click();
    await question.waitFor({ state: "detached" });
    expect((await caller.call(readAccount, {})).userMeta.onboardingTourSkipCount).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await close().click();
    await question.getByRole("button", { name: tour.skip.yes }).click();
    await question.waitFor({ state: "detached" });
    await expect
      .poll(async () => (await caller.call(readAccount, {})).userMeta.onboardingTourSkipCount)
      .toBe(1);
    await page.reload();
    await restIsQuiet(page, employeeDe);

    await chooseInUserMenu(page, employeeDe.shell.user.logout, employeeDe);
    await page.waitForURL("**/login*");
    await logIn(page, url, { email }, employeeDe);
    await close().waitFor();
    await page.context().close();
  });
});
