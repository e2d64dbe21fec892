import { planCompanyNow } from "@polyphon/contract/autopilot/autopilot-desk.contract.ts";
import { readClassicConfig, readMonthlyConfig } from "@polyphon/contract/autopilot/autopilot.contract.ts";
import { listShares } from "@polyphon/contract/sharing/sharing.contract.ts";
import { autopilotWhy as whyDe } from "@polyphon/i18n/de/autopilot-why.ts";
import { autopilot as german } from "@polyphon/i18n/de/autopilot.employee.ts";
import { autopilotWhy as whyEn } from "@polyphon/i18n/en/autopilot-why.ts";
import { autopilot as english } from "@polyphon/i18n/en/autopilot.employee.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mondayOf } from "../packages/rules/src/time/calendar-dates.ts";
import { hasWorkingDaysLeft, weekToHave } from "../packages/rules/src/autopilot/run-due.ts";
import { localDateOf } from "../packages/rules/src/time/zoned-time.ts";
import { type AutopilotStage, autopilotZone, setAutopilotStage } from "./actors/autopilot.ts";
import { openBrowser } from "./browser.ts";
import { lastingViolations } from "./kit/axe-violations.ts";
import { type Caller, signIn } from "./kit/caller.ts";
import { staff } from "./kit/demo.ts";
import { openAs } from "./kit/open-as.ts";
import { employeeTexts } from "./kit/texts.ts";
import { url } from "./kit/own-stack.ts";

const casts = [
  { language: "en", view: { width: 1280, height: 900 }, say: english, why: whyEn },
  { language: "de", view: { width: 390, height: 844, scheme: "dark" }, say: german, why: whyDe },
] as const;

/** From Friday night to Sunday evening there is no day that a plan could still fill. */
const canPlan = (): boolean => {
  const now = new Date();
  const monday = weekToHave(now, autopilotZone, 18);
  const isNext = monday > mondayOf(localDateOf(now, autopilotZone));
  return isNext || hasWorkingDaysLeft(now, autopilotZone, monday);
};

let browser: Browser;
let admin: Caller;
let page: Page;
let errors: string[];
beforeAll(async () => {
  browser = await openBrowser();
  admin = await signIn(url, staff("Super admin"), "ADMIN");
});
afterAll(() => browser.close());

describe.each(casts)("the autopilot in $language", ({ language, view, say, why }) => {
  let stage: AutopilotStage;
  const open = async (path: string) => {
    ({ page, errors } = await openAs(browser, { ...view, language }, "employee", stage.front));
    await page.goto(`${url}${path}`);
    await page.getByRole("heading", { name: new RegExp(`^${say.title}`), level: 1 }).waitFor();
  };
  const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
  const told = (text: string): Locator => page.getByText(text).first();
  const cards = (): Locator => page.locator("button[aria-pressed]").filter({ hasText: /\d\d:\d\d/ });
  const isOn = () => page.getByRole("switch", { name: say.title, exact: true, checked: true }).waitFor();
  const show = (which: "plan" | "setup") =>
    page.getByRole("radiogroup", { name: say.views }).getByText(say.view[which], { exact: true }).click();
  afterEach(async () => {
    expect(errors.filter((line) => !line.includes("status of 4"))).toEqual([]);
    await page.context().close();
  });

  describe("by weeks", () => {
    beforeEach(async () => {
      stage = await setAutopilotStage(admin, "CLASSIC");
    });

    test("is looked at first, switched on, and its shares are read, left out and swapped [A1-04] [B4.9-08]", async () => {
      await open("/autopilot-config");
      await told(say.plan.dryRun).waitFor();
      expect(await cards().count()).toBeGreaterThanOrEqual(6);
      expect((await stage.front.call(listShares, {})).items).toEqual([]);
      expect(await lastingViolations(page)).toEqual([]);
      await button(say.plan.switchOn).click();
      await isOn();
      expect((await stage.front.call(readClassicConfig, {})).autopilotStatus).toBe(1);
      if (!canPlan()) return;

      await admin.call(planCompanyNow, { companyId: stage.companyId });
      await expect.poll(async () => (await stage.front.call(listShares, {})).items.length).toBeGreaterThan(0);
      await page.reload();
      await told(say.plan.PLANNED).waitFor();
      await cards().first().click();
      await told(say.plan.why).waitFor();
      await told(why.step.own).waitFor();
      expect(await lastingViolations(page)).toEqual([]);

      await button(say.plan.swap).click();
      const dialog = page.getByRole("dialog").filter({ hasText: say.plan.swapTitle });
      await dialog
        .getByRole("button", { name: new RegExp(say.plan.swapPick) })
        .first()
        .click();
      await told(say.plan.swapped).waitFor();
      await told(say.plan.edited).waitFor();

      const before = await cards().count();
      await cards().first().click();
      await button(say.plan.skip).click();
      await told(say.plan.skipped).waitFor();
      await expect.poll(() => cards().count()).toBe(before - 1);
      await told(why.gap.skipped.title).waitFor();

      const waiting = await stage.front.call(listShares, { state: "SCHEDULED" });
      const [first] = waiting.items;
      if (!first) return;
      await page.goto(`${url}/user-calendar?date=${localDateOf(new Date(first.dueAt), autopilotZone)}`);
      await told(first.postTitle).waitFor();
    });

    test("says what is missing, keeps what is not saved, and is saved with the keyboard alone [B5.10-09] [B5.10-11] [B5.10-13]", async () => {
      await open("/config_my_post");
      await page.getByRole("checkbox", { name: "LinkedIn", exact: true }).focus();
      await page.keyboard.press("Space");
      for (const day of [say.weekday.TUESDAY, say.weekday.THURSDAY]) {
        await button(day).focus();
        await page.keyboard.press("Enter");
      }
      await button(say.bar.saveOn).focus();
      await page.keyboard.press("Enter");
      await told(say.fault.network).waitFor();
      await told(say.fault.day).waitFor();
      expect(await lastingViolations(page)).toEqual([]);

      await page.getByRole("checkbox", { name: "LinkedIn", exact: true }).focus();
      await page.keyboard.press("Space");
      await button(say.weekday.MONDAY).focus();
      await page.keyboard.press("Enter");
      const more = button(fill(say.classic.more, { topic: stage.topics[0] ?? "" }));
      await more.focus();
      for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press("Enter");
      await button(say.bar.saveOn).click();
      await told(fill(say.fault.postCountExceeded, { most: 10 })).waitFor();

      const fewer = button(fill(say.classic.fewer, { topic: stage.topics[0] ?? "" }));
      for (let presses = 0; presses < 9; presses += 1) await fewer.press("Enter");
      await page.getByRole("link", { name: employeeTexts[language].shell.nav.dashboard }).first().click();
      const leaving = page.getByRole("dialog").filter({ hasText: say.bar.leaveTitle });
      await leaving.getByRole("button", { name: say.bar.stay, exact: true }).click();
      await button(say.bar.saveOn).click();
      await isOn();
      const saved = await stage.front.call(readClassicConfig, {});
      expect([saved.autopilotStatus, saved.days]).toEqual([1, ["MONDAY"]]);
    });

    test("rests for some days and is on again by itself [B4.9-09]", async () => {
      await open("/autopilot-config");
      await button(say.away.open).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: say.away.save, exact: true }).click();
      await dialog.getByText(say.fault.awayEnd).waitFor();
      await dialog.getByLabel(say.away.to).fill("2000-01-01");
      await dialog.getByRole("button", { name: say.away.save, exact: true }).click();
      await dialog.getByText(say.fault.awayOrder).waitFor();
      const last = localDateOf(new Date(Date.now() + 9 * 24 * 3_600_000), autopilotZone);
      await dialog.getByLabel(say.away.to).fill(last);
      await dialog.getByRole("button", { name: say.away.save, exact: true }).click();
      // The page says the same words before, so the dialog must be gone first.
      await dialog.waitFor({ state: "detached" });
      await told(say.plan.awayTitle).waitFor();
      const { apOutOfOfficeStatus, apOutOfOfficeEndDate } = await stage.front.call(readClassicConfig, {});
      expect([apOutOfOfficeStatus, apOutOfOfficeEndDate]).toEqual([true, last]);
      await button(say.away.open).click();
      await page.getByRole("dialog").getByRole("button", { name: say.away.end }).click();
      await told(say.away.ended).waitFor();
    });
  });

  describe("by days", () => {
    beforeEach(async () => {
      stage = await setAutopilotStage(admin, "MONTHLY");
    });

    test("keeps the company's day locked and takes no more than four categories [B5.10-08] [B9-12]", async () => {
      await open("/config_my_post");
      const locked = page.getByText(fill(say.monthly.reserved, { company: stage.companyName }));
      await expect.poll(() => locked.count()).toBe(4);
      expect(await lastingViolations(page)).toEqual([]);
      const boxes = page.locator("table select");
      await expect.poll(() => boxes.count()).toBe(16);
      for (const [at, topic] of stage.topics.entries())
        await boxes.nth(at * 3).selectOption({ label: topic });
      await button(say.bar.saveOn).click();
      await told(say.fault.tooManyCategories).waitFor();
      await boxes.nth(12).selectOption({ label: say.monthly.empty });
      await button(say.monthly.copy).click();
      await told(say.monthly.copied).waitFor();
      await button(say.bar.saveOn).click();
      await isOn();
      const { autopilotMonthlyWeekDataList: weeks, autopilotStatus } = await stage.front.call(
        readMonthlyConfig,
        {},
      );
      expect(autopilotStatus).toBe(1);
      for (const { autopilotMonthlyConfigs } of weeks)
        expect(autopilotMonthlyConfigs.filter(({ isDisable }) => isDisable).map(({ day }) => day)).toEqual([
          "FRIDAY",
        ]);
      await show("plan");
      await cards().first().waitFor();
      expect(await lastingViolations(page)).toEqual([]);
    });
  });

  test("asks for a network where none is connected", async () => {
    stage = await setAutopilotStage(admin, "CLASSIC", { connected: false });
    await open("/autopilot-config");
    await told(say.plan.noNetworkTitle).waitFor();
    await page.getByRole("link", { name: say.plan.noNetworkAction }).click();
    await page.waitForURL("**/profile");
  });
});
