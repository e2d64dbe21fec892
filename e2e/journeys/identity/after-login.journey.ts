import {
  listUnseenAnnouncements,
  markAnnouncementsViewed,
} from "@polyphon/contract/outreach/announcement-front.contract.ts";
import { popupBadges } from "@polyphon/contract/recognition/recognition.contract.ts";
import { outreach as outreachDe } from "@polyphon/i18n/de/outreach/outreach.employee.ts";
import { outreach as outreachEn } from "@polyphon/i18n/en/outreach/outreach.employee.ts";
import { surveys } from "@polyphon/i18n/en/surveys/surveys.employee.ts";
import type { Page } from "@playwright/test";
import { openAs, openPage } from "../../kit/pages.ts";
import { desktop } from "../../kit/sizes.ts";
import { expect, test } from "../../kit/test.ts";
import { logIn } from "../../actors/identity/access.ts";
import { nothingComesAfter } from "../../actors/identity/after-login.ts";
import { noteDialogs, notedDialogs } from "../../actors/dialog-times.ts";
import { tourOn } from "../../actors/tour.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { callsOf, listenTo } from "../../kit/screens/calls.ts";
import { addFreshCompany, type FreshCompany } from "../../kit/people/fresh-company.ts";
import { newEmployee, superAdmin } from "../../kit/people/people.ts";
import { url } from "../../kit/own-stack.ts";
import { employeeTexts } from "../../kit/texts.ts";
import { announce, ask } from "../../kit/records/after-login-records.ts";

const phone = { width: 320, height: 720, scheme: "dark", language: "de" } as const;

const arrangeCompany = async (settings = {}): Promise<FreshCompany> =>
  addFreshCompany(await superAdmin(), {
    settings: { badges: false, requiredNetwork: null, ...settings },
    topics: 1,
  });

const titled = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const closing = (page: Page, words: { announcement: { close: string } } = outreachEn) =>
  page.getByRole("button", { name: words.announcement.close, exact: true });
const accessible = async (page: Page) => expect(await lastingViolations(page)).toEqual([]);

test.describe("after the login", () => {
  test("terms, tour, announcements and questionnaire are shown one after the other", async () => {
    const admin = await superAdmin();
    const company = await arrangeCompany();
    await announce(admin, company, { title: "The second", startedDaysAgo: 1 });
    await announce(admin, company, { title: "The first", startedDaysAgo: 2 });
    await ask(admin, company, "What is missing?");
    const who = await newEmployee({ company, terms: false, tour: false });
    const { identity, shell } = employeeTexts.en;
    const { page } = await openPage(desktop);
    await noteDialogs(page, shell.menu);
    await logIn(page, url, who, employeeTexts.en);
    const [first, second] = [titled(page, "The first"), titled(page, "The second")];

    await test.step("the terms and the tour first", async () => {
      const terms = titled(page, identity.terms.title);
      await terms.getByRole("checkbox").check();
      await terms.getByRole("button", { name: identity.terms.agree, exact: true }).click();
      const { tour, close } = tourOn(page, "en");
      await expect(titled(page, tour.networks.firstTitle)).toBeVisible();
      await expect(first).toHaveCount(0);
      await close.click();
      await titled(page, tour.skip.title).getByRole("button", { name: tour.skip.yes }).click();
    });

    await test.step("then the announcements, the second 2 s after the first [B4.2-07] [B4.5-02]", async () => {
      await expect(first).toBeVisible();
      await accessible(page);
      await closing(page).click();
      await expect(second).toBeVisible();
      const noted = await notedDialogs(page);
      const [closed, next] = noted.slice(-2);
      expect([closed?.titles, next?.titles]).toEqual([[], ["The second"]]);
      // A timer may fire some milliseconds early.
      expect((next?.at ?? 0) - (closed?.at ?? 0)).toBeGreaterThan(1_900);
    });

    await test.step("then the questionnaire [B4.2-08]", async () => {
      await page.keyboard.press("Escape");
      await expect(page.getByText("What is missing?")).toBeVisible();
      const unseen = async () => (await who.caller.call(listUnseenAnnouncements, {})).announcements;
      await expect.poll(unseen).toEqual([]);
    });
  });

  test("a single announcement is shown once, with text that cannot run scripts, on a phone and in German [B3-35] [B4.5-01]", async () => {
    const company = await arrangeCompany();
    const words = '<h2>Bald</h2><p>Mehr im <a href="/help-center">Hilfe-Center</a>.</p>';
    const long = "<p>Ein langer Absatz über das Programm und seine Termine.</p>".repeat(30);
    await announce(await superAdmin(), company, {
      title: "Programmstart im Frühjahr",
      startedDaysAgo: 1,
      message: `${words}<img src=x onerror="alert(1)">${long}`,
    });
    const { page } = await openAs(phone, "employee", (await newEmployee({ company })).caller);
    await page.goto(`${url}/dashboard`);
    const dialog = titled(page, "Programmstart im Frühjahr");
    await expect(dialog.getByRole("heading", { name: "Bald" })).toBeVisible();
    await expect(dialog.locator("img")).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(phone.width);
    await expect(closing(page, outreachDe)).toBeInViewport();
    await accessible(page);

    const marked = page.waitForResponse((one) => one.url().includes(markAnnouncementsViewed.path));
    await nothingComesAfter(page, () => closing(page, outreachDe).click());
    expect((await marked).ok()).toBe(true);
    await nothingComesAfter(page, () => page.reload());
  });

  test("an error while marking as seen is not shown, and the next announcement still comes [B7.2-08]", async () => {
    const admin = await superAdmin();
    const company = await arrangeCompany();
    await announce(admin, company, { title: "One", startedDaysAgo: 2 });
    await announce(admin, company, { title: "Two", startedDaysAgo: 1 });
    const { page } = await openAs(desktop, "employee", (await newEmployee({ company })).caller);
    await page.route(`**${markAnnouncementsViewed.path}*`, (route) => route.abort());
    await page.goto(`${url}/dashboard`);
    await expect(titled(page, "One")).toBeVisible();
    const failed = page.waitForEvent("requestfailed", (one) =>
      one.url().includes(markAnnouncementsViewed.path),
    );
    await closing(page).click();
    await failed;
    await expect(titled(page, "Two")).toBeVisible();
    await expect(page.locator(`section[aria-label="${employeeTexts.en.shell.notices}"]`)).toBeEmpty();
    await nothingComesAfter(page, () => closing(page).click());
  });

  test("the questionnaire is shown when announcements cannot be loaded [B4.2-07] [B4.2-08]", async () => {
    const admin = await superAdmin();
    const company = await arrangeCompany();
    await announce(admin, company, { title: "Never seen", startedDaysAgo: 1 });
    await ask(admin, company, "And what do you miss?");
    const { page } = await openAs(desktop, "employee", (await newEmployee({ company })).caller);
    await page.route(`**${listUnseenAnnouncements.path}*`, (route) => route.abort());
    await page.goto(`${url}/dashboard`);
    await expect(page.getByText("And what do you miss?")).toBeVisible();
    await expect(page.getByRole("button", { name: surveys.skip, exact: true })).toBeVisible();
    await expect(titled(page, "Never seen")).toHaveCount(0);
  });

  for (const badges of [false, true])
    test(`nothing is shown when nothing is due, badges ${badges ? "on" : "off"} [B4.2-06]`, async () => {
      const company = await arrangeCompany({ badges });
      const { page } = await openAs(desktop, "employee", (await newEmployee({ company })).caller);
      const calls = listenTo(page);
      await nothingComesAfter(page, () => page.goto(`${url}/dashboard`));
      await expect(page).toHaveURL(`${url}/dashboard`);
      expect(callsOf(calls).includes(`GET ${popupBadges.path}`)).toBe(badges);
    });
});
