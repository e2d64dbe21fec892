import {
  listUnseenAnnouncements,
  markAnnouncementsViewed,
} from "@polyphon/contract/outreach/announcement-front.contract.ts";
import { outreach as outreachDe } from "@polyphon/i18n/de/outreach.employee.ts";
import { outreach as outreachEn } from "@polyphon/i18n/en/outreach.employee.ts";
import { surveys } from "@polyphon/i18n/en/surveys.employee.ts";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { logIn } from "./actors/access.ts";
import { tourOn } from "./actors/tour.ts";
import { openBrowser, openPage, type View } from "./browser.ts";
import { lastingViolations } from "./kit/axe-violations.ts";
import { type Caller, signIn } from "./kit/caller.ts";
import { type Person, staff } from "./kit/demo.ts";
import { addFreshCompany, addNewcomer, type NewcomerState } from "./kit/fresh-company.ts";
import { url } from "./kit/own-stack.ts";
import { employeeTexts } from "./kit/texts.ts";
import { announce, ask } from "./kit/told-after-login.ts";

const desk = { width: 1280, height: 900 } as const;
const phone = { width: 320, height: 720, scheme: "dark", language: "de" } as const;

let browser: Browser;
let admin: Caller;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  admin = await signIn(url, staff("Super admin"), "ADMIN");
});
afterAll(() => browser.close());
afterEach(() => page.context().close());

const fresh = (settings = {}) =>
  addFreshCompany(admin, { settings: { badges: false, requiredNetwork: null, ...settings }, topics: 1 });
const withoutTour: NewcomerState = { terms: true, tour: true };

async function enter(who: Person, view: View): Promise<void> {
  ({ page } = await openPage(browser, view));
  await logIn(page, url, who, employeeTexts[view.language ?? "en"]);
}

const titled = (name: string): Locator => page.getByRole("dialog", { name, exact: true });
const closing = (words: { announcement: { close: string } } = outreachEn) =>
  page.getByRole("button", { name: words.announcement.close, exact: true });
const accessible = async () => expect(await lastingViolations(page)).toEqual([]);
const isQuiet = async () => {
  await page.waitForTimeout(4_500);
  expect(await page.getByRole("dialog").count()).toBe(0);
};

describe("after the login", () => {
  test("everything that is due comes one after the other: terms, tour, announcements, questionnaire [B4.2-07] [B4.2-08] [B4.5-02]", async () => {
    const company = await fresh();
    await announce(admin, company, { title: "The second", startedDaysAgo: 1 });
    await announce(admin, company, { title: "The first", startedDaysAgo: 2 });
    await ask(admin, company, "What is missing?");
    const who = await addNewcomer(admin, company, { terms: false });
    await enter(who, desk);
    const { identity } = employeeTexts.en;
    const terms = titled(identity.terms.title);
    await terms.getByRole("checkbox").check();
    await terms.getByRole("button", { name: identity.terms.agree, exact: true }).click();

    const { tour, close } = tourOn(page, "en");
    await titled(tour.networks.title).waitFor();
    expect(await titled("The first").count()).toBe(0);
    await close.click();
    await titled(tour.skip.title).getByRole("button", { name: tour.skip.yes }).click();

    await titled("The first").waitFor();
    await accessible();
    await closing().click();
    await titled("The first").waitFor({ state: "detached" });
    const closedAt = Date.now();
    await titled("The second").waitFor();
    expect(Date.now() - closedAt).toBeGreaterThan(1_500);
    await page.keyboard.press("Escape");
    await page.getByText("What is missing?").waitFor();
    const { call } = await signIn(url, who, "FRONT");
    await expect.poll(async () => (await call(listUnseenAnnouncements, {})).announcements).toEqual([]);
  });

  test("an announcement alone is shown once, with a text that cannot run anything, on a phone and in German [B3-35] [B4.5-01]", async () => {
    const company = await fresh();
    const words = '<h2>Bald</h2><p>Mehr im <a href="/help-center">Hilfe-Center</a>.</p>';
    const long = "<p>Ein langer Absatz über das Programm und seine Termine.</p>".repeat(30);
    await announce(admin, company, {
      title: "Programmstart im Frühjahr",
      startedDaysAgo: 1,
      message: `${words}<img src=x onerror="alert(1)">${long}`,
    });
    await enter(await addNewcomer(admin, company, withoutTour), phone);
    const dialog = titled("Programmstart im Frühjahr");
    await dialog.getByRole("heading", { name: "Bald" }).waitFor();
    expect(await dialog.locator("img").count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await accessible();
    expect(await closing(outreachDe).isVisible()).toBe(true);
    await closing(outreachDe).click();
    await dialog.waitFor({ state: "detached" });
    await isQuiet();
    await page.reload();
    await isQuiet();
  });

  test("a mark that fails is not told, and the next announcement comes all the same [B7.2-08]", async () => {
    const company = await fresh();
    await announce(admin, company, { title: "One", startedDaysAgo: 2 });
    await announce(admin, company, { title: "Two", startedDaysAgo: 1 });
    await enter(await addNewcomer(admin, company, withoutTour), desk);
    await page.route(`**${markAnnouncementsViewed.path}*`, (route) => route.abort());
    await titled("One").waitFor();
    await closing().click();
    await titled("Two").waitFor();
    const notices = page.getByRole("region", { name: employeeTexts.en.shell.notices });
    expect(await notices.getByRole("listitem").count()).toBe(0);
    await closing().click();
    await isQuiet();
  });

  test("announcements that cannot be loaded give way to the questionnaire [B4.2-07] [B4.2-08]", async () => {
    const company = await fresh();
    await announce(admin, company, { title: "Never seen", startedDaysAgo: 1 });
    await ask(admin, company, "And what do you miss?");
    const who = await addNewcomer(admin, company, withoutTour);
    ({ page } = await openPage(browser, desk));
    await page.route(`**${listUnseenAnnouncements.path}*`, (route) => route.abort());
    await logIn(page, url, who, employeeTexts.en);
    await page.getByText("And what do you miss?").waitFor();
    await page.getByRole("button", { name: surveys.skip, exact: true }).waitFor();
    expect(await titled("Never seen").count()).toBe(0);
  });

  test("nothing comes where nothing is there, badges on or off [B4.2-06]", async () => {
    for (const badges of [false, true]) {
      const company = await fresh({ badges });
      await enter(await addNewcomer(admin, company, withoutTour), desk);
      await page.waitForURL("**/dashboard");
      await isQuiet();
      if (!badges) await page.context().close();
    }
  });
});
