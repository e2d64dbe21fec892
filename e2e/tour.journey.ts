import { saveFilter } from "@polyphon/contract/content/feed.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { listConnections } from "@polyphon/contract/networks/networks.contract.ts";
import { employeeDe } from "@polyphon/i18n/employee.de.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { chooseInUserMenu, logIn } from "./actors/access.ts";
import { press } from "./actors/keyboard.ts";
import { allowAs, tourOn } from "./actors/tour.ts";
import { openBrowser, openPage, type View } from "./browser.ts";
import { type Caller, connectAs, signIn } from "./kit/caller.ts";
import { connectXingAs } from "./kit/connect-networks.ts";
import { type Person, staff } from "./kit/demo.ts";
import { addFreshCompany, addNewcomer, type Wanted } from "./kit/fresh-company.ts";
import { url } from "./kit/own-stack.ts";
import { employeeTexts } from "./kit/texts.ts";

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

/** Somebody new in a company of their own: every try begins from the beginning. */
async function newcomer(wanted: Wanted) {
  const company = await addFreshCompany(admin, wanted);
  const who = await addNewcomer(admin, company);
  return { company, who, caller: await signIn(url, who, "FRONT") };
}

async function open(who: Person, view: View) {
  const language: Language = view.language ?? "en";
  ({ page } = await openPage(browser, view));
  await logIn(page, url, who, employeeTexts[language]);
  return tourOn(page, language);
}

const metaOf = async ({ call }: Caller) => (await call(readAccount, {})).userMeta;
const isNarrow = async () =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

describe("somebody new in a company with the classic autopilot", () => {
  test("is welcomed, connects the required network on its own page and comes back to the same step [B4.6-02] [B4.6-07] [B4.6-08] [B4.6-09] [B4.6-10]", async () => {
    const { who, caller } = await newcomer({
      welcome: "Good to have you here.",
      settings: { requiredNetwork: "LINKEDIN", socialNetworks: ["LINKEDIN", "TWITTER", "XING"] },
    });
    const { tour, titled, next, back, required, connect, connected, accessible, button } = await open(
      who,
      desk,
    );
    await page.getByText("Good to have you here.").waitFor();
    await accessible();
    await next.click();

    await required("LINKEDIN").waitFor();
    expect(await next.isDisabled()).toBe(true);
    await accessible();
    await back.click();
    await page.getByText("Good to have you here.").waitFor();
    await next.click();
    await connect("LINKEDIN").click();
    await allowAs(page, "Nele Neumann");
    await required("LINKEDIN").waitFor();
    await connected("LINKEDIN").waitFor();
    expect(await back.count()).toBe(0);
    await next.click();

    await titled(tour.networks.title).waitFor();
    expect(await button(tour.skipNow).count()).toBe(0);
    await connect("XING").click();
    await connected("XING").waitFor();
    await accessible();
    const { connections } = await caller.call(listConnections, {});
    const active = connections
      .filter(({ status }) => status === "TOKEN_ACTIVE")
      .map(({ network }) => network);
    expect(active.toSorted()).toEqual(["LINKEDIN", "XING"]);
    await next.click();
    await titled(tour.interests.title).waitFor();
    await back.click();
    await titled(tour.networks.title).waitFor();
  });

  test("chooses interests and sets the autopilot up, and ends at the posts [B4.6-01] [B4.6-04] [B4.6-06] [B4.6-13] [B5.10-06] [B5.10-07] [B5.10-16] [B7.2-15]", async () => {
    const { company, who, caller } = await newcomer({
      welcome: "Good to have you here.",
      settings: { requiredNetwork: "LINKEDIN", socialNetworks: ["LINKEDIN"], autopilotCycle: "CLASSIC" },
    });
    await connectAs(caller, "Nele Neumann");
    const { tour, autopilot, titled, next, chip, button, accessible, isQuiet } = await open(who, desk);
    await next.click();

    const interests = titled(tour.interests.title);
    const save = button(tour.interests.save);
    await save.click();
    await interests.getByText("Select atleast one language").waitFor();
    await interests.getByText("Select atleast one topic").waitFor();
    await accessible();
    await chip(tour.interests.languages, employeeEn.content.language.ENGLISH).click();
    await chip(tour.interests.topics, company.topics[0] ?? "").click();
    await page.route(`**${saveFilter.path}`, (route) => route.abort());
    await save.click();
    await page.getByText(employeeEn.shell.failure.invalidRequest).waitFor();
    expect(await interests.isVisible()).toBe(true);
    await page.unroute(`**${saveFilter.path}`);
    await save.click();

    await titled(tour.autopilot.title).waitFor();
    const topic = (at: number) => chip(autopilot.topics.label, new RegExp(company.topics[at] ?? "nothing"));
    expect(await topic(0).getAttribute("aria-pressed")).toBe("true");
    await topic(0).click();
    await next.click();
    await page.getByText("Select atleast one topic").waitFor();
    for (const at of [0, 1, 2, 3, 4]) await topic(at).click();
    await page.getByText("You can not select more than 4 category").waitFor();
    await topic(4).click();
    await accessible();
    await next.click();

    await titled(tour.days.title).waitFor();
    const day = (name: keyof typeof autopilot.weekday) => chip(autopilot.days.label, autopilot.weekday[name]);
    for (const name of ["TUESDAY", "THURSDAY"] as const) {
      expect(await day(name).getAttribute("aria-pressed")).toBe("true");
      await day(name).click();
    }
    await next.click();
    await page.getByText("Select atleast one day").waitFor();
    await day("WEDNESDAY").click();
    await accessible();
    await next.click();

    await titled(tour.count.title).waitFor();
    const radios = titled(tour.count.title).getByRole("radio");
    expect([await radios.count(), await radios.first().isChecked()]).toEqual([3, true]);
    await radios.nth(1).check();
    await accessible();
    await button(tour.autopilot.save).click();

    await titled(tour.done.title).waitFor();
    await expect
      .poll(async () => {
        const { isAutopilotEnable, isOnboardingTourVisited } = await metaOf(caller);
        return [isAutopilotEnable, isOnboardingTourVisited];
      })
      .toEqual([true, true]);
    await accessible();
    await button(tour.done.go).click();
    await page.waitForURL("**/post-list?tour*");
    expect((await metaOf(caller)).savedFilters?.category).toHaveLength(1);
    await page.reload();
    await isQuiet();
  });
});

describe("somebody new in a company with the monthly autopilot", () => {
  test("chooses topics and days for four weeks, on a phone and in German [B4.6-04] [B4.6-05]", async () => {
    const { company, who, caller } = await newcomer({
      settings: { requiredNetwork: null, socialNetworks: ["LINKEDIN", "XING"], autopilotCycle: "MONTHLY" },
    });
    await connectXingAs(caller);
    await connectAs(caller, "Nele Neumann");
    const { tour, autopilot, titled, next, chip, button, accessible } = await open(who, phone);
    await titled(tour.interests.title).waitFor();
    await isNarrow();
    await chip(tour.interests.languages, employeeDe.content.language.GERMAN).click();
    await chip(tour.interests.topics, company.topics[1] ?? "").click();
    await accessible();
    await button(tour.interests.save).click();
    await titled(tour.autopilot.title).waitFor();
    await chip(autopilot.topics.label, new RegExp(company.topics[2] ?? "nothing")).click();
    await isNarrow();
    await accessible();
    await next.click();
    await titled(tour.days.title).waitFor();
    await chip(autopilot.days.label, autopilot.weekday.FRIDAY).click();
    await isNarrow();
    await accessible();
    await button(tour.autopilot.save).click();
    await titled(tour.done.title).getByText(tour.done.autopilot).waitFor();
    expect((await metaOf(caller)).isAutopilotEnable).toBe(true);
    await button(tour.done.go).click();
    await page.waitForURL("**/post-list?tour*");
  });

  test("who connects nothing goes on with Skip now, and is not asked about the autopilot [B4.6-10]", async () => {
    const { who } = await newcomer({
      settings: { requiredNetwork: null, socialNetworks: ["LINKEDIN", "XING"], autopilotCycle: "MONTHLY" },
      topics: 1,
    });
    const { tour, titled, button, chip, accessible } = await open(who, phone);
    await titled(tour.networks.title).waitFor();
    await isNarrow();
    await accessible();
    await button(tour.skipNow).click();
    await chip(tour.interests.languages, employeeDe.content.language.GERMAN).click();
    await page.getByRole("group", { name: tour.interests.topics }).getByRole("button").first().click();
    await button(tour.interests.save).click();
    await titled(tour.done.title).waitFor();
  });
});

test("somebody new goes through the tour without a mouse, and leaves the autopilot for later", async () => {
  const { who, caller } = await newcomer({
    welcome: "Good to have you here.",
    settings: { requiredNetwork: null, socialNetworks: ["LINKEDIN"], autopilot: true },
  });
  await connectAs(caller, "Nele Neumann");
  const { tour, titled, next, button } = await open(who, desk);
  await page.getByText("Good to have you here.").waitFor();
  const hasTitle = (name: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  await press(page, next);
  await hasTitle(tour.interests.title);
  await press(page, page.getByRole("group", { name: tour.interests.languages }).getByRole("button").first());
  await press(page, page.getByRole("group", { name: tour.interests.topics }).getByRole("button").first());
  await press(page, button(tour.interests.save));
  await hasTitle(tour.autopilot.title);
  await press(page, button(tour.notNow));
  await hasTitle(tour.done.title);
  await page.keyboard.press("Escape");
  await titled(tour.done.title).waitFor({ state: "detached" });
  await expect.poll(async () => (await metaOf(caller)).isOnboardingTourVisited).toBe(true);
  expect((await metaOf(caller)).isAutopilotEnable).toBe(false);
});

test("a company without the autopilot asks nobody about it", async () => {
  const { who, caller } = await newcomer({
    settings: { requiredNetwork: null, socialNetworks: ["LINKEDIN"], autopilot: false },
  });
  await connectAs(caller, "Nele Neumann");
  const { tour, titled, button } = await open(who, desk);
  await page.getByRole("group", { name: tour.interests.languages }).getByRole("button").first().click();
  await page.getByRole("group", { name: tour.interests.topics }).getByRole("button").first().click();
  expect(await page.getByText(tour.names.autopilot, { exact: true }).count()).toBe(0);
  await button(tour.interests.save).click();
  await titled(tour.done.title).waitFor();
});

test("skips the tour after a question, until the next login [B4.6-11] [B4.6-12]", async () => {
  const { who, caller } = await newcomer({ welcome: "Gut, dass Sie da sind." });
  const { tour, titled, close, isQuiet } = await open(who, phone);
  await page.getByText("Gut, dass Sie da sind.").waitFor();
  await isNarrow();
  await close.click();
  const question = titled(tour.skip.title);
  await question.getByRole("button", { name: tour.skip.no }).click();
  await question.waitFor({ state: "detached" });
  expect((await metaOf(caller)).onboardingTourSkipCount).toBe(0);
  await page.keyboard.press("Escape");
  await question.waitFor();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  await close.click();
  await question.getByRole("button", { name: tour.skip.yes }).click();
  await question.waitFor({ state: "detached" });
  await expect.poll(async () => (await metaOf(caller)).onboardingTourSkipCount).toBe(1);
  await page.reload();
  await isQuiet();

  await chooseInUserMenu(page, employeeDe.shell.user.logout, employeeDe);
  await page.waitForURL("**/login*");
  await logIn(page, url, who, employeeDe);
  await page.getByText("Gut, dass Sie da sind.").waitFor();
});
