import { saveFilter } from "@polyphon/contract/content/feed/feed.contract.ts";
import { listConnections } from "@polyphon/contract/networks/networks.contract.ts";
import { employeeDe } from "@polyphon/i18n/employee.de.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import { networkNames as names } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { desktop } from "../../kit/sizes.ts";
import { expect, test } from "../../kit/test.ts";
import { chooseInUserMenu, logIn } from "../../actors/identity/access.ts";
import { nothingComesAfter } from "../../actors/identity/after-login.ts";
import { press } from "../../actors/keyboard.ts";
import { addPostsTo, isNarrow, metaOf, newcomer, openTour as open, phone } from "../../actors/newcomer.ts";
import { allowAs } from "../../actors/tour.ts";
import { url } from "../../kit/own-stack.ts";

const story = "A port that runs on wind";
const greeting = "Good to have you here.";

test.describe("a new user in a company with the classic autopilot", () => {
  test("is greeted, connects the required network on its own page and comes back to the same step [B4.6-02]", async () => {
    const { who } = await newcomer({
      welcome: greeting,
      settings: { requiredNetwork: "LINKEDIN", socialNetworks: ["LINKEDIN", "TWITTER", "XING"] },
    });
    const { page, tour, titled, next, back, required, connect, connected, accessible, button } = await open(
      who,
      desktop,
    );
    await expect(page.getByText(greeting)).toBeVisible();
    await accessible();
    await next.click();

    await test.step("Next stays off until the required network is connected [B4.6-08]", async () => {
      await expect(required("LINKEDIN")).toBeVisible();
      await expect(next).toBeDisabled();
      await accessible();
      await test.step("Back leads to the step before [B4.6-07]", async () => {
        await back.click();
        await expect(page.getByText(greeting)).toBeVisible();
        await next.click();
      });
      await connect("LINKEDIN").click();
      await allowAs(page, who.name);
      await expect(required("LINKEDIN")).toBeVisible();
      await expect(connected("LINKEDIN")).toBeVisible();
      await expect(page.getByText(greeting)).toHaveCount(0);
      await expect(back).toHaveCount(0);
      await next.click();
    });

    await test.step("the other networks are offered, and Next leads on [B4.6-09] [B4.6-10]", async () => {
      await expect(titled(tour.networks.title)).toBeVisible();
      await expect(next).toBeVisible();
      await expect(button(tour.skipNow)).toHaveCount(0);
      await connect("XING").click();
      await expect(connected("XING")).toBeVisible();
      await accessible();
      const { connections } = await who.caller.call(listConnections, {});
      const active = connections
        .filter(({ status }) => status === "TOKEN_ACTIVE")
        .map(({ network }) => network);
      expect(active.toSorted()).toEqual(["LINKEDIN", "XING"]);
      await next.click();
      await expect(titled(tour.interests.title)).toBeVisible();
      await back.click();
      await expect(titled(tour.networks.title)).toBeVisible();
    });
  });

  test("chooses interests, sets up the autopilot and ends at the posts [B4.6-01] [B4.6-04]", async () => {
    const { company, who } = await newcomer(
      {
        welcome: greeting,
        settings: { requiredNetwork: "LINKEDIN", socialNetworks: ["LINKEDIN"], autopilotCycle: "CLASSIC" },
      },
      { connected: true },
    );
    await addPostsTo(who, 4, story);
    const { page, tour, autopilot, titled, next, chip, button, accessible } = await open(who, desktop);
    await next.click();

    const interests = titled(tour.interests.title);
    const save = button(tour.interests.save);
    await test.step("interests need a language and a topic [B5.10-06] [B5.10-07]", async () => {
      await save.click();
      await expect(interests.getByText("Select atleast one language")).toBeVisible();
      await expect(interests.getByText("Select atleast one topic")).toBeVisible();
      await accessible();
      await chip(tour.interests.languages, employeeEn.content.language.ENGLISH).click();
      await chip(tour.interests.topics, company.topics[0] ?? "").click();
    });
    await test.step("interests that cannot be saved stay on the screen [B7.2-15]", async () => {
      await page.route(`**${saveFilter.path}`, (route) => route.abort());
      await save.click();
      await expect(page.getByText(employeeEn.shell.failure.invalidRequest)).toBeVisible();
      await expect(interests).toBeVisible();
      await page.unroute(`**${saveFilter.path}`);
      await save.click();
    });

    const topics = titled(tour.autopilot.title);
    await expect(topics).toBeVisible();
    const topic = (at: number) => chip(autopilot.topics.label, new RegExp(company.topics[at] ?? "nothing"));
    await expect(topic(0)).toHaveAttribute("aria-pressed", "true");
    await topic(0).click();
    await next.click();
    await expect(topics.getByText("Select atleast one topic")).toBeVisible();
    for (const at of [0, 1, 2, 3, 4]) await topic(at).click();
    await expect(topics.getByText("You can not select more than 4 category")).toBeVisible();
    await topic(4).click();
    await accessible();
    await next.click();

    const days = titled(tour.days.title);
    await expect(days).toBeVisible();
    const day = (name: keyof typeof autopilot.weekday) => chip(autopilot.days.label, autopilot.weekday[name]);
    for (const name of ["TUESDAY", "THURSDAY"] as const) {
      await expect(day(name)).toHaveAttribute("aria-pressed", "true");
      await day(name).click();
    }
    await next.click();
    await expect(days.getByText("Select atleast one day")).toBeVisible();
    await day("WEDNESDAY").click();
    await accessible();
    await next.click();

    await test.step("two, three or five posts a week are offered, two at first [B5.10-16]", async () => {
      const radios = titled(tour.count.title).getByRole("radio");
      await expect(radios).toHaveCount(3);
      await expect(radios.nth(0)).toBeChecked();
      const values = await radios.evaluateAll((all) => all.map((one) => one.getAttribute("value")));
      expect(values).toEqual(["2", "3", "5"]);
      await radios.nth(1).check();
      await expect(
        page.getByText(fill(autopilot.week.one_other, { count: 3, network: names.LINKEDIN })),
      ).toBeVisible();
      await accessible();
      await next.click();
    });
    await test.step("the plan is shown before anything is switched on", async () => {
      const plan = titled(tour.plan.title);
      await expect(plan.getByRole("list", { name: tour.plan.label }).getByRole("listitem")).not.toHaveCount(
        0,
      );
      await expect(plan.getByText(story).first()).toBeVisible();
      await accessible();
      expect((await metaOf(who.caller)).isAutopilotEnable).toBe(false);
    });
    await test.step("saving switches the autopilot on and ends the tour [B4.6-13]", async () => {
      await button(tour.autopilot.save).click();
      await expect(titled(tour.done.title)).toBeVisible();
      await expect
        .poll(() => metaOf(who.caller))
        .toMatchObject({ isAutopilotEnable: true, isOnboardingTourVisited: true });
      await accessible();
    });
    await test.step("the end leads to the posts, and the tour is not shown again [B4.6-06]", async () => {
      await button(tour.done.go).click();
      await expect(page).toHaveURL(/\/post-list\?tour/);
      expect((await metaOf(who.caller)).savedFilters?.category).toHaveLength(1);
      await nothingComesAfter(page, () => page.reload());
    });
  });
});

test("a new user completes the tour without a mouse and leaves the autopilot for later", async () => {
  const { company, who } = await newcomer(
    { welcome: greeting, settings: { requiredNetwork: null, socialNetworks: ["LINKEDIN"], autopilot: true } },
    { connected: true },
  );
  const { page, tour, titled, next, button, chip } = await open(who, desktop);
  await expect(page.getByText(greeting)).toBeVisible();
  const hasTitle = (name: string) => expect(page.locator(":focus")).toHaveText(name);
  await press(page, next);
  await hasTitle(tour.interests.title);
  await press(page, chip(tour.interests.languages, employeeEn.content.language.ENGLISH));
  await press(page, chip(tour.interests.topics, company.topics[0] ?? ""));
  await press(page, button(tour.interests.save));
  await hasTitle(tour.autopilot.title);
  await press(page, button(tour.notNow));
  await hasTitle(tour.done.title);
  await page.keyboard.press("Escape");
  await expect(titled(tour.done.title)).toHaveCount(0);
  await expect
    .poll(() => metaOf(who.caller))
    .toMatchObject({ isOnboardingTourVisited: true, isAutopilotEnable: false });
});

test("the tour of a company without the autopilot does not ask about it", async () => {
  const { company, who } = await newcomer(
    { settings: { requiredNetwork: null, socialNetworks: ["LINKEDIN"], autopilot: false }, topics: 1 },
    { connected: true },
  );
  const { page, tour, titled, button, chip } = await open(who, desktop);
  await chip(tour.interests.languages, employeeEn.content.language.ENGLISH).click();
  await chip(tour.interests.topics, company.topics[0] ?? "").click();
  const steps = page.getByRole("list", { name: tour.label }).getByRole("listitem");
  await expect(steps.filter({ hasText: tour.names.interests })).toBeVisible();
  await expect(steps.filter({ hasText: tour.names.autopilot })).toHaveCount(0);
  await button(tour.interests.save).click();
  await expect(titled(tour.done.title)).toBeVisible();
});

test("the tour can be skipped after a confirmation, until the next login [B4.6-11] [B4.6-12]", async () => {
  const words = "Gut, dass Sie da sind.";
  const { who } = await newcomer({ welcome: words, topics: 1 });
  const { page, tour, titled, close } = await open(who, phone);
  await expect(page.getByText(words)).toBeVisible();
  await isNarrow(page);
  await close.click();
  const question = titled(tour.skip.title);
  await question.getByRole("button", { name: tour.skip.no }).click();
  await expect(question).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  expect((await metaOf(who.caller)).onboardingTourSkipCount).toBe(0);
  await close.click();
  await question.getByRole("button", { name: tour.skip.yes }).click();
  await expect(question).toHaveCount(0);
  await expect.poll(async () => (await metaOf(who.caller)).onboardingTourSkipCount).toBe(1);
  await nothingComesAfter(page, () => page.reload());

  await chooseInUserMenu(page, employeeDe.shell.user.logout, employeeDe);
  await page.waitForURL("**/login*");
  await logIn(page, url, who, employeeDe);
  await expect(page.getByText(words)).toBeVisible();
});
