import { autopilotWhy } from "@polyphon/i18n/de/autopilot/why.employee.ts";
import { employeeDe } from "@polyphon/i18n/employee.de.ts";
import { expect, test } from "../../kit/test.ts";
import { isNarrow, metaOf, newcomer, openTour as open, phone } from "../../actors/newcomer.ts";
import { connectXingAs } from "../../kit/outside/connect-networks.ts";
import { anyOf } from "../../kit/texts.ts";

test.describe("a new user in a company with the monthly autopilot", () => {
  test("chooses topics and days for four weeks, on a phone and in German [B4.6-04] [B4.6-05]", async () => {
    const { company, who } = await newcomer(
      {
        settings: { requiredNetwork: null, socialNetworks: ["LINKEDIN", "XING"], autopilotCycle: "MONTHLY" },
      },
      { connected: true },
    );
    await connectXingAs(who.caller);
    const { page, tour, autopilot, titled, next, chip, button, accessible } = await open(who, phone);
    await expect(titled(tour.interests.title)).toBeVisible();
    await isNarrow(page);
    await chip(tour.interests.languages, employeeDe.content.language.GERMAN).click();
    await chip(tour.interests.topics, company.topics[1] ?? "").click();
    await accessible();
    await button(tour.interests.save).click();
    await expect(titled(tour.autopilot.title)).toBeVisible();
    await chip(autopilot.topics.label, new RegExp(company.topics[2] ?? "nothing")).click();
    await isNarrow(page);
    await accessible();
    await next.click();
    await expect(titled(tour.days.title)).toBeVisible();
    await chip(autopilot.days.label, autopilot.weekday.FRIDAY).click();
    await isNarrow(page);
    await accessible();
    await next.click();
    await test.step("a plan without posts says why", async () => {
      await expect(titled(tour.plan.title).getByText(tour.plan.emptyTitle)).toBeVisible();
      await expect(
        page.getByText(anyOf(`${autopilotWhy.gap.no_candidate.text} ${autopilotWhy.gap.no_candidate.next}`)),
      ).toBeVisible();
      await isNarrow(page);
      await accessible();
    });
    await button(tour.autopilot.save).click();
    await expect(titled(tour.done.title).getByText(tour.done.autopilot)).toBeVisible();
    await expect.poll(async () => (await metaOf(who.caller)).isAutopilotEnable).toBe(true);
    await button(tour.done.go).click();
    await expect(page).toHaveURL(/\/post-list\?tour/);
  });

  test("continues with Skip now without any network, and is not asked about the autopilot [B4.6-10]", async () => {
    const { company, who } = await newcomer({
      settings: { requiredNetwork: null, socialNetworks: ["LINKEDIN", "XING"], autopilotCycle: "MONTHLY" },
      topics: 1,
    });
    const { page, tour, titled, button, chip, accessible } = await open(who, phone);
    await expect(titled(tour.networks.firstTitle)).toBeVisible();
    await isNarrow(page);
    await accessible();
    await button(tour.skipNow).click();
    await chip(tour.interests.languages, employeeDe.content.language.GERMAN).click();
    await chip(tour.interests.topics, company.topics[0] ?? "").click();
    await button(tour.interests.save).click();
    await expect(titled(tour.done.title)).toBeVisible();
  });
});
