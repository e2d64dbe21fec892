import { planCompanyNow } from "@polyphon/contract/autopilot/autopilot-control.contract.ts";
import { previewPlan } from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import { workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import { readCompanyRun } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import {
  readAutopilotContext,
  readClassicConfig,
  readMonthlyConfig,
  saveClassicConfig,
} from "@polyphon/contract/autopilot/autopilot.contract.ts";
import { listShares } from "@polyphon/contract/sharing/sharing.contract.ts";
import { autopilotWhy as whyDe } from "@polyphon/i18n/de/autopilot/why.employee.ts";
import { autopilot as german } from "@polyphon/i18n/de/autopilot/autopilot.employee.ts";
import { autopilotWhy as whyEn } from "@polyphon/i18n/en/autopilot/why.employee.ts";
import { autopilot as english } from "@polyphon/i18n/en/autopilot/autopilot.employee.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Locator, Page } from "@playwright/test";
import { openAs } from "../../kit/pages.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { expect, test } from "../../kit/test.ts";
import { addDays, mondayOf } from "../../../packages/rules/src/time/calendar-dates.ts";
import { weekToHave } from "../../../packages/rules/src/autopilot/runs/run-due.ts";
import { localDateOf, localTimeOf } from "../../../packages/rules/src/time/zoned-time.ts";
import { type AutopilotState, autopilotZone, setAutopilotState } from "../../actors/autopilot.ts";
import { wordsOf } from "../../actors/share-dialog.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { url } from "../../kit/own-stack.ts";
import type { Caller } from "../../kit/people/caller.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { anyOf, employeeTexts } from "../../kit/texts.ts";

const casts = [
  { language: "en", view: { width: 1280, height: 900 }, say: english, why: whyEn },
  { language: "de", view: { width: 390, height: 844, scheme: "dark" }, say: german, why: whyDe },
] as const;

/** From Friday noon to Sunday evening there may be no time that a plan could still fill. */
const canPlan = (): boolean => {
  const now = new Date();
  const monday = weekToHave(now, autopilotZone, 18);
  const today = localDateOf(now, autopilotZone);
  if (monday > mondayOf(today)) return true;
  const friday = addDays(monday, 4);
  return today < friday || (today === friday && localTimeOf(now, autopilotZone).hour < 12);
};

/** Every working day: the two that are chosen for a newcomer may be over for this week. */
async function chooseAllDays({ call }: Caller): Promise<void> {
  const { socialNetworks, userAutoPilotConfigs, version } = await call(readClassicConfig, {});
  await call(saveClassicConfig, {
    socialNetworks,
    days: [...workDays],
    userAutoPilotConfigs: userAutoPilotConfigs.map(({ categoryId, noOfPost, postLanguage }) => ({
      categoryId,
      noOfPost,
      postLanguage,
    })),
    version,
  });
}

/** The week of a company is planned for everybody in it. */
async function planNow(companyId: number): Promise<void> {
  const { call } = await superAdmin();
  const { runId } = await call(planCompanyNow, { companyId });
  await expect.poll(async () => (await call(readCompanyRun, { id: runId })).state).toBe("DONE");
}

let page: Page;
let errors: string[] = [];

for (const { language, view, say, why } of castsOf(import.meta.url, casts))
  test.describe(`the autopilot in ${language}`, () => {
    let setup: AutopilotState;
    const open = async (path: string) => {
      ({ page, errors } = await openAs({ ...view, language }, "employee", setup.front));
      await page.goto(`${url}${path}`);
      await page.getByRole("heading", { name: new RegExp(`^${say.title}`), level: 1 }).waitFor();
    };
    const {
      shell,
      sharing: { calendar },
    } = employeeTexts[language];
    const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
    const notice = (text: string): Locator =>
      page.getByRole("region", { name: shell.notices }).getByText(text, { exact: true });
    /** Only the text beside the field; the notice repeats it. */
    const fault = (text: string): Locator => page.getByRole("main").getByText(text);
    const cards = (): Locator => page.locator("button[aria-pressed]").filter({ hasText: /\d\d:\d\d/ });
    /** The latest of the planned shares, so that none is published meanwhile. */
    const lastPlanned = (): Locator => cards().and(page.locator(":not([data-likely])")).last();
    /** What the person has set. */
    const set = (): Locator => cards().filter({ hasText: say.plan.edited });
    const details = (): Locator =>
      page
        .getByRole("complementary", { name: say.plan.why })
        .or(page.getByRole("dialog", { name: say.plan.why }));
    const isOn = () => expect(page.getByRole("switch", { name: say.title, exact: true })).toBeChecked();
    const show = (which: "plan" | "setup") =>
      page.getByRole("radiogroup", { name: say.views }).getByText(say.view[which], { exact: true }).click();
    const accessible = async () => expect(await lastingViolations(page)).toEqual([]);
    test.afterEach(() => {
      expect(errors.filter((line) => !line.includes("status of 4"))).toEqual([]);
    });

    test.describe("by week", () => {
      test.beforeEach(async () => {
        setup = await setAutopilotState(await superAdmin(), "CLASSIC");
      });

      test("shows a dry run, is switched on, and its shares can be read, skipped and swapped [A1-04] [B4.9-08]", async () => {
        const { call } = setup.front;
        await open("/autopilot-config");
        await expect(page.getByText(say.plan.dryRun)).toBeVisible();
        await expect.poll(() => cards().count()).toBeGreaterThanOrEqual(6);
        expect((await call(listShares, {})).items).toEqual([]);
        await accessible();
        await button(say.plan.switchOn).click();
        await isOn();
        await expect.poll(async () => (await call(readClassicConfig, {})).autopilotStatus).toBe(1);
        if (!canPlan()) return;

        await chooseAllDays(setup.front);
        await planNow(setup.companyId);
        await page.reload();
        await lastPlanned().click();
        await expect(details().getByText(say.plan.PLANNED, { exact: true })).toBeVisible();
        await expect(
          details().getByText(fill(why.post.latest, { network: networkNames.LINKEDIN })),
        ).toBeVisible();
        await accessible();

        await button(say.plan.swap).click();
        const dialog = page.getByRole("dialog", { name: say.plan.swapTitle });
        // Any other post that fits the slot.
        await dialog
          .getByRole("button", { name: new RegExp(`^${say.plan.swapPick}: `) })
          .first()
          .click();
        await expect(notice(say.plan.swapped)).toBeVisible();
        await expect(lastPlanned().getByText(say.plan.edited)).toBeVisible();

        const before = await cards().count();
        await lastPlanned().click();
        await button(say.plan.skip).click();
        await expect(notice(say.plan.skipped)).toBeVisible();
        await expect(cards()).toHaveCount(before - 1);
        await expect(page.getByText(why.gap.skipped.title)).toBeVisible();
        await button(shell.undo).click();
        await expect(notice(say.plan.unskipped)).toBeVisible();
        await expect(cards()).toHaveCount(before);
        await expect(lastPlanned().getByText(say.plan.edited)).toBeVisible();

        const [first] = (await call(listShares, { state: "SCHEDULED" })).items;
        if (!first) return;
        await page.goto(`${url}/user-calendar?date=${localDateOf(new Date(first.dueAt), autopilotZone)}`);
        await expect(page.getByText(first.postTitle).first()).toBeVisible();
      });

      test("lets a likely share be edited and another swapped, which are set from then on", async () => {
        const { call } = setup.front;
        await open("/autopilot-config");
        const likely = cards().and(page.locator("[data-likely]"));
        await likely.last().click();
        await expect(details().getByText(say.plan.likelyDryRun)).toBeVisible();
        await expect(button(say.plan.edit)).toHaveCount(0);
        await page.reload();
        await button(say.plan.switchOn).click();
        await isOn();

        const words = "In my own words: what the night shift knew first, and what we made of it.";
        await test.step("editing sets the share, and the plan keeps its place", async () => {
          await likely.last().click();
          await expect(details().getByText(say.plan.likelyOnly)).toBeVisible();
          await accessible();
          await button(say.plan.edit).click();
          await expect(notice(say.plan.fixed)).toBeVisible();
          const dialog = page.getByRole("dialog", { name: calendar.edit.title });
          await wordsOf(dialog).fill(words);
          await dialog.getByRole("button", { name: calendar.edit.save, exact: true }).click();
          await expect(dialog).toHaveCount(0);
          if (view.width < 500) await button(say.plan.good).click();
          await expect(set()).toHaveCount(1);
        });

        await test.step("swapping sets another post", async () => {
          await likely.last().click();
          await button(say.plan.swap).click();
          const dialog = page.getByRole("dialog", { name: say.plan.swapTitle });
          await dialog
            .getByRole("button", { name: new RegExp(`^${say.plan.swapPick}: `) })
            .first()
            .click();
          await expect(notice(say.plan.swappedFixed)).toBeVisible();
          await expect(set()).toHaveCount(2);
        });

        await test.step("both are in the list of their week, and no slot has a second share", async () => {
          const { weeks } = await call(previewPlan, {});
          for (const { items } of weeks)
            expect(new Set(items.map(({ slot }) => slot)).size).toBe(items.length);
          const planned = async () => {
            const { items } = await call(listShares, { state: "SCHEDULED" });
            return items.filter(({ dueAt }) => Date.parse(dueAt) > Date.now() + 14 * 24 * 3_600_000);
          };
          await expect.poll(async () => (await planned()).length).toBe(2);
          const shares = await planned();
          expect(shares.map(({ text }) => text)).toContain(words);
          for (const { dueAt, postTitle } of shares) {
            await page.goto(`${url}/user-calendar?date=${localDateOf(new Date(dueAt), autopilotZone)}`);
            await expect(page.getByText(postTitle).first()).toBeVisible();
          }
        });
      });

      test("names what is missing, keeps unsaved changes and can be saved with the keyboard alone [B5.10-09] [B5.10-11] [B5.10-13]", async () => {
        await open("/config_my_post");
        const linkedin = page.getByRole("checkbox", { name: networkNames.LINKEDIN, exact: true });
        const saveOn = button(say.bar.saveOn);
        await linkedin.press("Space");
        for (const day of [say.weekday.TUESDAY, say.weekday.THURSDAY]) await button(day).press("Enter");
        await saveOn.press("Enter");
        await expect(fault(say.fault.network)).toBeVisible();
        await expect(fault(say.fault.day)).toBeVisible();
        await accessible();

        await linkedin.press("Space");
        await button(say.weekday.MONDAY).press("Enter");
        const topic = setup.topics[0] ?? "";
        const more = button(fill(say.classic.more, { topic }));
        for (let presses = 0; presses < 10; presses += 1) await more.press("Enter");
        await saveOn.press("Enter");
        await expect(fault(fill(say.fault.postCountExceeded, { most: 10 }))).toBeVisible();

        const fewer = button(fill(say.classic.fewer, { topic }));
        for (let presses = 0; presses < 9; presses += 1) await fewer.press("Enter");
        await page
          .getByRole("navigation", { name: shell.menu })
          .getByRole("link", { name: shell.nav.dashboard })
          .filter({ visible: true })
          .press("Enter");
        const leaving = page.getByRole("dialog", { name: say.bar.leaveTitle });
        await leaving.getByRole("button", { name: say.bar.stay, exact: true }).press("Enter");
        await expect(leaving).toHaveCount(0);
        await saveOn.press("Enter");
        await isOn();
        await expect
          .poll(async () => {
            const { autopilotStatus, days } = await setup.front.call(readClassicConfig, {});
            return [autopilotStatus, days];
          })
          .toEqual([1, ["MONDAY"]]);
      });

      test("asks before it uses another day than the chosen one, and fills the slot once that is agreed to", async () => {
        const { call } = setup.front;
        const [topic] = (await call(readAutopilotContext, {})).topics;
        // Three posts fit on a day, one in each window.
        await call(saveClassicConfig, {
          socialNetworks: ["LINKEDIN"],
          days: ["TUESDAY"],
          userAutoPilotConfigs: [
            { categoryId: topic?.categoryId ?? 0, noOfPost: 4, postLanguage: "ENGLISH" },
          ],
        });
        await open("/autopilot-config");
        const asking = page.locator("button[aria-pressed]").filter({ hasText: why.gap.days_full.title });
        await expect(cards().first().getByText(anyOf(say.plan.published))).toBeVisible();
        await asking.first().click();
        await expect(details().getByText(why.gap.days_full.text)).toBeVisible();
        await accessible();
        await details().getByRole("button", { name: why.step.otherDays, exact: true }).click();
        await expect(asking).toHaveCount(0);
        await expect.poll(async () => (await call(readClassicConfig, {})).otherDays).toBe(true);
        await show("setup");
        const agreement = page.getByRole("switch", { name: say.otherDays.agree, exact: true });
        await expect(agreement).toBeChecked();
        await accessible();
        await agreement.press("Space");
        await button(say.bar.save).click();
        await expect.poll(async () => (await call(readClassicConfig, {})).otherDays).toBe(false);
        await show("plan");
        await expect(asking.first()).toBeVisible();
      });

      test("pauses for an out-of-office period and resumes automatically [B4.9-09]", async () => {
        await open("/autopilot-config");
        await button(say.away.open).click();
        const dialog = page.getByRole("dialog", { name: say.away.title });
        const save = dialog.getByRole("button", { name: say.away.save, exact: true });
        await save.click();
        await expect(dialog.getByText(say.fault.awayEnd)).toBeVisible();
        await dialog.getByLabel(say.away.to).fill("2000-01-01");
        await save.click();
        await expect(dialog.getByText(say.fault.awayOrder)).toBeVisible();
        const last = localDateOf(new Date(Date.now() + 9 * 24 * 3_600_000), autopilotZone);
        await dialog.getByLabel(say.away.to).fill(last);
        await save.click();
        await expect(dialog).toHaveCount(0);
        // Nine days span two weeks, and each shows the text.
        await expect(page.getByText(anyOf(say.plan.awayText)).first()).toBeVisible();
        const { apOutOfOfficeStatus, apOutOfOfficeEndDate } = await setup.front.call(readClassicConfig, {});
        expect([apOutOfOfficeStatus, apOutOfOfficeEndDate]).toEqual([true, last]);
        await button(say.away.open).click();
        await dialog.getByRole("button", { name: say.away.end }).click();
        await expect(notice(say.away.ended)).toBeVisible();
        await expect(page.getByText(anyOf(say.plan.awayText))).toHaveCount(0);
      });
    });

    test("by day keeps the company's day locked and accepts no more than four categories [B5.10-08] [B9-12]", async () => {
      setup = await setAutopilotState(await superAdmin(), "MONTHLY");
      await open("/config_my_post");
      await expect(page.getByText(fill(say.monthly.reserved, { company: setup.companyName }))).toHaveCount(4);
      const boxes = page.locator("table select");
      await expect(boxes).toHaveCount(16);
      await accessible();
      for (const [at, topic] of setup.topics.entries())
        await boxes.nth(at * 3).selectOption({ label: topic });
      await button(say.bar.saveOn).click();
      await expect(fault(say.fault.tooManyCategories)).toBeVisible();
      await boxes.nth(12).selectOption({ label: say.monthly.empty });
      await button(say.monthly.copy).click();
      await expect(notice(say.monthly.copied)).toBeVisible();
      await button(say.bar.saveOn).click();
      await isOn();
      const lockedDays = async () => {
        const read = await setup.front.call(readMonthlyConfig, {});
        const days = read.autopilotMonthlyWeekDataList.map(({ autopilotMonthlyConfigs }) =>
          autopilotMonthlyConfigs.filter(({ isDisable }) => isDisable).map(({ day }) => day),
        );
        return { on: read.autopilotStatus, days };
      };
      const friday = ["FRIDAY"];
      await expect.poll(lockedDays).toEqual({ on: 1, days: [friday, friday, friday, friday] });
      await show("plan");
      await expect(cards().first()).toBeVisible();
      await accessible();
    });

    test("asks for a network when none is connected", async () => {
      setup = await setAutopilotState(await superAdmin(), "CLASSIC", { connected: false, posts: false });
      await open("/autopilot-config");
      await expect(page.getByText(say.plan.noNetworkTitle)).toBeVisible();
      await page.getByRole("link", { name: say.plan.noNetworkAction }).click();
      await expect(page).toHaveURL(/\/profile$/);
    });
  });
