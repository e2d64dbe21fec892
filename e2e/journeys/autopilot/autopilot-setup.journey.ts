import { readClassicConfig, readMonthlyConfig } from "@polyphon/contract/autopilot/autopilot.contract.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { localDateOf } from "../../../packages/rules/src/time/zoned-time.ts";
import { type AutopilotState, autopilotZone, setAutopilotState } from "../../actors/autopilot.ts";
import { autopilotCasts, autopilotPage } from "../../actors/autopilot-page.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { expect, test } from "../../kit/test.ts";
import { anyOf, employeeTexts } from "../../kit/texts.ts";

for (const { language, view, say } of castsOf(import.meta.url, autopilotCasts))
  test.describe(`the set-up of the autopilot in ${language}`, () => {
    let setup: AutopilotState;
    const at = autopilotPage({ language, view, say });
    const { button, notice, fault, cards, isOn, show, accessible } = at;
    const open = (path: string) => at.open(path, setup);
    const { shell } = employeeTexts[language];
    test.afterEach(at.noErrors);

    test("names what is missing, keeps unsaved changes and can be saved with the keyboard alone [B5.10-09] [B5.10-11] [B5.10-13]", async () => {
      setup = await setAutopilotState(await superAdmin(), "CLASSIC");
      await open("/config_my_post");
      const linkedin = at.page().getByRole("checkbox", { name: networkNames.LINKEDIN, exact: true });
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
      await at
        .page()
        .getByRole("navigation", { name: shell.menu })
        .getByRole("link", { name: shell.nav.dashboard })
        .filter({ visible: true })
        .press("Enter");
      const leaving = at.page().getByRole("dialog", { name: say.bar.leaveTitle });
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

    test("pauses for an out-of-office period and resumes automatically [B4.9-09]", async () => {
      setup = await setAutopilotState(await superAdmin(), "CLASSIC");
      await open("/autopilot-config");
      await button(say.away.open).click();
      const dialog = at.page().getByRole("dialog", { name: say.away.title });
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
      await expect(at.page().getByText(anyOf(say.plan.awayText)).first()).toBeVisible();
      const { apOutOfOfficeStatus, apOutOfOfficeEndDate } = await setup.front.call(readClassicConfig, {});
      expect([apOutOfOfficeStatus, apOutOfOfficeEndDate]).toEqual([true, last]);
      await button(say.away.open).click();
      await dialog.getByRole("button", { name: say.away.end }).click();
      await expect(notice(say.away.ended)).toBeVisible();
      await expect(at.page().getByText(anyOf(say.plan.awayText))).toHaveCount(0);
    });

    test("by day keeps the company's day locked and accepts no more than four categories [B5.10-08] [B9-12]", async () => {
      setup = await setAutopilotState(await superAdmin(), "MONTHLY");
      await open("/config_my_post");
      await expect(
        at.page().getByText(fill(say.monthly.reserved, { company: setup.companyName })),
      ).toHaveCount(4);
      const boxes = at.page().locator("table select");
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
      await expect(at.page().getByText(say.plan.noNetworkTitle)).toBeVisible();
      await at.page().getByRole("link", { name: say.plan.noNetworkAction }).click();
      await expect(at.page()).toHaveURL(/\/profile$/);
    });
  });
