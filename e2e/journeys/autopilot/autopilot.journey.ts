import { planCompanyNow } from "@polyphon/contract/autopilot/autopilot-control.contract.ts";
import { previewPlan } from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import { workDays } from "@polyphon/contract/companies/settings/company-choices.ts";
import { readCompanyRun } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import {
  readAutopilotContext,
  readClassicConfig,
  saveClassicConfig,
} from "@polyphon/contract/autopilot/autopilot.contract.ts";
import { listShares } from "@polyphon/contract/sharing/sharing.contract.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { expect, test } from "../../kit/test.ts";
import { addDays, mondayOf } from "../../../packages/rules/src/time/calendar-dates.ts";
import { weekToHave } from "../../../packages/rules/src/autopilot/runs/run-due.ts";
import { localDateOf, localTimeOf } from "../../../packages/rules/src/time/zoned-time.ts";
import { type AutopilotState, autopilotZone, setAutopilotState } from "../../actors/autopilot.ts";
import { autopilotCasts, autopilotPage } from "../../actors/autopilot-page.ts";
import { wordsOf } from "../../actors/share-dialog.ts";
import { url } from "../../kit/own-stack.ts";
import type { Caller } from "../../kit/people/caller.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { anyOf, employeeTexts } from "../../kit/texts.ts";

/** From Friday noon to Sunday evening there may be no time that a plan could still fill. */
const canPlan = (): boolean => {
  const now = new Date();
  const monday = weekToHave(now, autopilotZone, 18);
  const today = localDateOf(now, autopilotZone);
  if (monday > mondayOf(today)) return true;
  const friday = addDays(monday, 4);
  return today < friday || (today === friday && localTimeOf(now, autopilotZone).hour < 12);
};

/** A share on every working day: with fewer, those of a person can all lie on days that are over. */
async function chooseAllDays({ call }: Caller): Promise<void> {
  const { socialNetworks, userAutoPilotConfigs, version } = await call(readClassicConfig, {});
  const each = Math.ceil(workDays.length / userAutoPilotConfigs.length);
  await call(saveClassicConfig, {
    socialNetworks,
    days: [...workDays],
    userAutoPilotConfigs: userAutoPilotConfigs.map(({ categoryId, postLanguage }) => ({
      categoryId,
      noOfPost: each,
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

for (const { language, view, say, why } of castsOf(import.meta.url, autopilotCasts))
  test.describe(`the autopilot in ${language}`, () => {
    let setup: AutopilotState;
    const at = autopilotPage({ language, view, say });
    const { button, notice, cards, lastPlanned, set, details, isOn, show, accessible } = at;
    const open = (path: string) => at.open(path, setup);
    const {
      shell,
      sharing: { calendar },
    } = employeeTexts[language];
    test.afterEach(at.noErrors);

    test.describe("by week", () => {
      test.beforeEach(async () => {
        setup = await setAutopilotState(await superAdmin(), "CLASSIC");
      });

      test("shows a dry run, is switched on, and its shares can be read, skipped and swapped [A1-04] [B4.9-08]", async () => {
        const { call } = setup.front;
        await open("/autopilot-config");
        await expect(at.page().getByText(say.plan.dryRun)).toBeVisible();
        await expect.poll(() => cards().count()).toBeGreaterThanOrEqual(6);
        expect((await call(listShares, {})).items).toEqual([]);
        await accessible();
        await button(say.plan.switchOn).click();
        await isOn();
        await expect.poll(async () => (await call(readClassicConfig, {})).autopilotStatus).toBe(1);
        if (!canPlan()) return;

        await chooseAllDays(setup.front);
        await planNow(setup.companyId);
        await at.page().reload();
        await lastPlanned().click();
        await expect(details().getByText(say.plan.PLANNED, { exact: true })).toBeVisible();
        await expect(
          details().getByText(fill(why.post.latest, { network: networkNames.LINKEDIN })),
        ).toBeVisible();
        await accessible();

        await button(say.plan.swap).click();
        const dialog = at.page().getByRole("dialog", { name: say.plan.swapTitle });
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
        await expect(at.page().getByText(why.gap.skipped.title)).toBeVisible();
        await button(shell.undo).click();
        await expect(notice(say.plan.unskipped)).toBeVisible();
        await expect(cards()).toHaveCount(before);
        await expect(lastPlanned().getByText(say.plan.edited)).toBeVisible();

        const [first] = (await call(listShares, { state: "SCHEDULED" })).items;
        if (!first) return;
        await at
          .page()
          .goto(`${url}/user-calendar?date=${localDateOf(new Date(first.dueAt), autopilotZone)}`);
        await expect(at.page().getByText(first.postTitle).first()).toBeVisible();
      });

      test("lets a likely share be edited and another swapped, which are set from then on", async () => {
        const { call } = setup.front;
        await open("/autopilot-config");
        const likely = cards().and(at.page().locator("[data-likely]"));
        await likely.last().click();
        await expect(details().getByText(say.plan.likelyDryRun)).toBeVisible();
        await expect(button(say.plan.edit)).toHaveCount(0);
        await at.page().reload();
        await button(say.plan.switchOn).click();
        await isOn();

        const words = "In my own words: what the night shift knew first, and what we made of it.";
        await test.step("editing sets the share, and the plan keeps its place", async () => {
          await likely.last().click();
          await expect(details().getByText(say.plan.likelyOnly)).toBeVisible();
          await accessible();
          await button(say.plan.edit).click();
          await expect(notice(say.plan.fixed)).toBeVisible();
          const dialog = at.page().getByRole("dialog", { name: calendar.edit.title });
          await wordsOf(dialog).fill(words);
          await dialog.getByRole("button", { name: calendar.edit.save, exact: true }).click();
          await expect(dialog).toHaveCount(0);
          if (view.width < 500) await button(say.plan.good).click();
          await expect(set()).toHaveCount(1);
        });

        await test.step("swapping sets another post", async () => {
          await likely.last().click();
          await button(say.plan.swap).click();
          const dialog = at.page().getByRole("dialog", { name: say.plan.swapTitle });
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
            await at.page().goto(`${url}/user-calendar?date=${localDateOf(new Date(dueAt), autopilotZone)}`);
            await expect(at.page().getByText(postTitle).first()).toBeVisible();
          }
        });
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
        const asking = at.page().locator("button[aria-pressed]").filter({ hasText: why.gap.days_full.title });
        await expect(cards().first().getByText(anyOf(say.plan.published))).toBeVisible();
        await asking.first().click();
        await expect(details().getByText(why.gap.days_full.text)).toBeVisible();
        await accessible();
        await details().getByRole("button", { name: why.step.otherDays, exact: true }).click();
        await expect(asking).toHaveCount(0);
        await expect.poll(async () => (await call(readClassicConfig, {})).otherDays).toBe(true);
        await show("setup");
        const agreement = at.page().getByRole("switch", { name: say.otherDays.agree, exact: true });
        await expect(agreement).toBeChecked();
        await accessible();
        await agreement.press("Space");
        await button(say.bar.save).click();
        await expect.poll(async () => (await call(readClassicConfig, {})).otherDays).toBe(false);
        await show("plan");
        await expect(asking.first()).toBeVisible();
      });
    });
  });
