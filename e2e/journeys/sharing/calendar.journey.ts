import { updateShareText } from "@polyphon/contract/sharing/calendar.contract.ts";
import { readShare, schedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Page } from "@playwright/test";
import { openAs, openPage } from "../../kit/pages.ts";
import { languagesOf } from "../../kit/languages-of.ts";
import { desktop } from "../../kit/sizes.ts";
import { expect, test } from "../../kit/test.ts";
import { addDays, addMonths } from "../../../packages/rules/src/time/calendar-dates.ts";
import { fillLogin } from "../../actors/employee-app.ts";
import { freshPosts, openDialogOf } from "../../actors/share-dialog.ts";
import { signIn } from "../../kit/people/caller.ts";
import { staff } from "../../kit/people/demo.ts";
import { inspectPage } from "../../kit/screens/inspect-page.ts";
import { looksOfState } from "../../kit/looks.ts";
import { type Employee, newEmployee } from "../../kit/people/people.ts";
import { adminTexts, employeeTexts, errorTexts } from "../../kit/texts.ts";
import { url } from "../../kit/own-stack.ts";

const words = "Written for the calendar: what goes out when, and what became of it in the end.";

// A month ahead, so that every day in it can be chosen, whatever today is.
const tenth = addDays(addMonths(new Date().toISOString().slice(0, 10), 2), 9);
const calendarAt = `${url}/user-calendar?date=${tenth}`;

interface Planned {
  readonly who: Employee;
  /** One share a day from the tenth on, at half past ten. */
  readonly ids: readonly number[];
  readonly titles: readonly string[];
}

async function plan(count: number): Promise<Planned> {
  const who = await newEmployee({ connected: true });
  const posts = (await freshPosts(who.caller)).slice(-count);
  const ids: number[] = [];
  for (const [at, post] of posts.entries()) {
    const { shares } = await who.caller.call(schedulePost, {
      postId: post.id,
      voiceTypeEnum: "VOICE_1",
      postSocialShareNetworks: [{ socialNetwork: "LINKEDIN", shareText: `${words} ${at}` }],
      scheduleDate: addDays(tenth, at),
      scheduleTime: "10:30",
    });
    ids.push(...shares.map(({ id }) => id));
  }
  expect(ids).toHaveLength(count);
  return { who, ids, titles: posts.map(({ title }) => title) };
}

const entry = (page: Page, id: number | undefined) => page.locator(`[data-entry="${id}"]`);
const cell = (page: Page, date: string) => page.locator(`td[data-date="${date}"]`);
const shareOf = ({ caller }: Employee, id: number | undefined) =>
  caller.call(readShare, { shareId: id ?? 0 });

/** The share has that date, at half past ten by the company's clock, on the server and on the page. */
async function standsOn(page: Page, who: Employee, id: number | undefined, date: string): Promise<void> {
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Berlin",
    dateStyle: "short",
    timeStyle: "short",
  });
  const due = async () => clock.format(new Date((await shareOf(who, id)).dueAt));
  await expect.poll(due).toBe(`${date} 10:30`);
  await expect(cell(page, date).locator(`[data-entry="${id}"]`)).toBeVisible();
}

test("an employee moves, rewrites and cancels planned shares in the calendar [B4.7-19]", async () => {
  const { calendar, shares } = employeeTexts.en.sharing;
  const { who, ids, titles } = await plan(4);
  const { page, errors } = await openAs(desktop, "employee", who.caller);
  await page.goto(calendarAt);

  await test.step("moves one with the mouse, and it keeps its time", async () => {
    const to = addDays(tenth, 7);
    await entry(page, ids[0]).dragTo(cell(page, to));
    await standsOn(page, who, ids[0], to);
  });

  await test.step("moves one with the keyboard; Escape puts it back", async () => {
    const own = entry(page, ids[1]);
    await own.focus();
    for (const key of ["Space", "ArrowDown", "Escape"]) await page.keyboard.press(key);
    const putBack = fill(calendar.move.putBack, { title: titles[1] ?? "" });
    await expect(page.getByRole("status").filter({ hasText: putBack })).toBeAttached();
    await standsOn(page, who, ids[1], addDays(tenth, 1));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await own.focus();
    for (const key of ["Space", "ArrowDown", "ArrowRight", "Enter"]) await page.keyboard.press(key);
    await standsOn(page, who, ids[1], addDays(tenth, 1 + 7 + 1));
  });

  await test.step("changes the text of one, and the second to save reads that it has changed", async () => {
    await entry(page, ids[2]).click();
    await page.getByRole("button", { name: calendar.details.edit }).click();
    const field = page.getByRole("textbox");
    const save = page.getByRole("button", { name: calendar.edit.save });
    await field.fill(`${words} Changed in the calendar.`);
    const { id, version } = await shareOf(who, ids[2]);
    await who.caller.call(updateShareText, {
      shareId: id,
      version,
      shareText: `${words} Changed elsewhere.`,
    });
    await save.click();
    await expect(page.getByText(calendar.edit.meanwhile)).toBeVisible();
    await page.getByRole("button", { name: calendar.edit.reload }).click();
    await expect(field).toHaveValue(/Changed elsewhere\.$/);
    await field.fill(`${words} Changed in the calendar.`);
    await save.click();
    await expect(field).toHaveCount(0);
    expect((await shareOf(who, ids[2])).text).toMatch(/Changed in the calendar\.$/);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(entry(page, ids[2])).toBeFocused();
  });

  await test.step("cancels one after a confirmation, and it leaves the calendar", async () => {
    await entry(page, ids[3]).click();
    await page.getByRole("dialog").getByRole("button", { name: shares.cancel }).click();
    const yes = page.getByRole("button", { name: shares.cancelYes });
    await yes.click();
    await expect(yes).toHaveCount(0);
    expect((await shareOf(who, ids[3])).state).toBe("CANCELLED");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(entry(page, ids[3])).toHaveCount(0);
  });

  await test.step("keeps view, day and filters in the address", async () => {
    await page.getByText(calendar.list, { exact: true }).click();
    await page.getByLabel(calendar.filter.network).selectOption("TWITTER");
    await expect(page.getByText(calendar.filter.none)).toBeVisible();
    const wanted = Object.entries({ view: "list", network: "TWITTER", date: tenth });
    await expect(page).toHaveURL(({ searchParams }) =>
      wanted.every(([name, value]) => searchParams.get(name) === value),
    );
    await page.goBack();
    await expect(entry(page, ids[0])).toBeVisible();
  });
  // The browser itself logs the refused second save.
  expect(errors.filter((line) => !line.includes("409"))).toEqual([]);
});

test("dialogs reschedule a share, share a post, and list and write calls to action [B2.4-02]", async () => {
  const { shares, dialog: dialogTexts, cta } = employeeTexts.en.sharing;
  const { who, ids } = await plan(1);
  const { page } = await openAs(desktop, "employee", who.caller);
  const titled = (name: string) => page.getByRole("dialog", { name, exact: true });
  await page.goto(`${calendarAt}&receipt=${ids[0]}`);
  await page.getByRole("dialog").getByRole("button", { name: shares.reschedule }).click();
  const submit = titled(shares.rescheduleTitle).getByRole("button", { name: shares.rescheduleSubmit });
  await expect(submit).toBeVisible();

  await openDialogOf(page, url, (await freshPosts(who.caller))[0]?.id ?? 0);
  await titled(dialogTexts.share).getByRole("button", { name: cta.add }).click();
  await titled(cta.title).getByRole("button", { name: cta.new }).click();
  await expect(titled(cta.form.newTitle).getByLabel(cta.form.title, { exact: true })).toBeVisible();
});

for (const language of languagesOf(import.meta.url))
  test(`the calendar of an employee is accessible: month, week, list and details, in ${language}`, async () => {
    const { calendar, shares } = employeeTexts[language].sharing;
    const { who, ids } = await plan(1);
    const { page, errors } = await openAs({ ...desktop, language }, "employee", who.caller);
    const own = entry(page, ids[0]);
    const reschedule = page.getByRole("dialog").getByRole("button", { name: shares.reschedule });
    const complaints: string[] = [];
    for (const [address, shown] of [
      [calendarAt, own],
      [`${calendarAt}&view=week`, own],
      [`${calendarAt}&view=list`, own],
      [`${url}/user-calendar`, page.getByText(calendar.emptyTitle)],
      [`${calendarAt}&receipt=${ids[0]}`, reschedule],
    ] as const) {
      await page.goto(address);
      await expect(shown).toBeVisible();
      complaints.push(...(await inspectPage(page, address.replace(url, ""), looksOfState(language))));
    }
    expect(complaints).toEqual([]);
    expect(errors).toEqual([]);
  });

test("/user-calendar redirects to the dashboard without the feature [B2.1-09]", async () => {
  const { caller } = await newEmployee();
  const { page } = await openAs(desktop, "employee", caller);
  await page.route("**/services/uaa/api/account", async (route) => {
    const answer = await route.fetch();
    const account = (await answer.json()) as { can: { features: string[] } };
    account.can.features = account.can.features.filter((feature) => feature !== "calendar");
    await route.fulfill({ response: answer, json: account });
  });
  await page.goto(`${url}/user-calendar`);
  await expect(page).toHaveURL(`${url}/dashboard`);
  // Every change of screen requests the account, so one call may still be running.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test.describe("a reminder's link", () => {
  test("leads a signed-out user to the login and back", async () => {
    const who = await newEmployee();
    const { page } = await openPage(desktop);
    await page.goto(`${url}/fbschedule?key=12.forged`);
    await page.waitForURL("**/login?**");
    await fillLogin(page, who, employeeTexts.en);
    await page.getByRole("button", { name: employeeTexts.en.identity.login.submit }).click();
    await page.waitForURL("**/fbschedule?key=12.forged");
    await expect(page.getByRole("heading", { name: errorTexts.en.schedule_url_invalid })).toBeVisible();
  });

  for (const language of languagesOf(import.meta.url))
    test(`that is expired or invalid says so and what to do, ${language} [B8-22] [B4.7-20]`, async () => {
      const { caller } = await newEmployee();
      const { page } = await openAs({ ...desktop, language }, "employee", caller);
      await page.goto(`${url}/fbschedule?key=forged`);
      const { assisted } = employeeTexts[language].sharing.calendar;
      const title = errorTexts[language].schedule_url_invalid;
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      await expect(page.getByText(assisted.expiredNext)).toBeVisible();
      expect(await inspectPage(page, "/fbschedule", looksOfState(language))).toEqual([]);
      await page.getByRole("link", { name: assisted.toCalendar }).click();
      await page.waitForURL("**/user-calendar");
    });
});

test.describe("the calendar of a company", () => {
  test("lets its staff find an employee's share, move it and cancel it", async () => {
    const { calendar, share } = adminTexts.en.sharing;
    const { who, ids } = await plan(1);
    const boss = await signIn(url, staff("Corporate admin"), "ADMIN");
    const { page, errors } = await openAs(desktop, "admin", boss);
    await page.goto(`${url}/admin/calendar?date=${tenth}`);
    await page.getByRole("combobox", { name: calendar.employee }).fill(who.name);
    await page.getByRole("option", { name: who.name }).click();
    const own = entry(page, ids[0]);
    await expect(own).toContainText(who.name);
    // Everybody's shares make the weeks taller: until only one person's are shown, the days still shift.
    await expect(page.locator("[data-entry]")).toHaveCount(1);

    const to = addDays(tenth, 12);
    await own.dragTo(cell(page, to));
    await standsOn(page, who, ids[0], to);

    await own.click();
    await expect(page.getByRole("heading", { name: fill(share.title, { name: who.name }) })).toBeVisible();
    await page.getByRole("button", { name: share.cancel }).click();
    await page.getByRole("button", { name: share.cancelYes }).click();
    await expect
      .poll(() => shareOf(who, ids[0]))
      .toMatchObject({ state: "CANCELLED", reason: "cancelled_by_company" });
    expect(errors).toEqual([]);
  });

  for (const language of languagesOf(import.meta.url))
    test(`is accessible: month, list and a share in its week, in ${language}`, async () => {
      const { calendar, share } = adminTexts[language].sharing;
      const { ids } = await plan(1);
      const boss = await signIn(url, staff("Corporate user"), "ADMIN");
      const { page } = await openAs({ ...desktop, language }, "admin", boss);
      const loading = page.getByRole("status", { name: calendar.loading });
      const complaints: string[] = [];
      for (const query of ["", `?date=${tenth}&view=list`, `?date=${tenth}&view=week&share=${ids[0]}`]) {
        await page.goto(`${url}/admin/calendar${query}`);
        const inDrawer = page.getByRole("dialog").getByRole("button", { name: share.cancel });
        if (query.includes("share")) await expect(inDrawer).toBeVisible();
        else await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(loading).toHaveCount(0);
        complaints.push(...(await inspectPage(page, `/admin/calendar${query}`, looksOfState(language))));
      }
      expect(complaints).toEqual([]);
    });
});
