import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import { updateShareText } from "@polyphon/contract/sharing/calendar.contract.ts";
import { readShare, schedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays, addMonths } from "../packages/rules/src/time/calendar-dates.ts";
import { fillLogin } from "./actors/employee-app.ts";
import { waitForFocus } from "./actors/keyboard.ts";
import { openDialogOf } from "./actors/share-dialog.ts";
import { openBrowser, openPage } from "./browser.ts";
import { type Caller, connectAs, signIn } from "./kit/caller.ts";
import { employee, staff } from "./kit/demo.ts";
import { eventually } from "./kit/eventually.ts";
import { inspectPage } from "./kit/inspect-page.ts";
import { openAs } from "./kit/open-as.ts";
import { adminTexts, employeeTexts, errorTexts } from "./kit/texts.ts";
import { url } from "./kit/own-stack.ts";

const desk = { width: 1280, height: 900 } as const;
const who = employee("nordwind", 20);
const words = "Written for the calendar: what goes out when, and what became of it in the end.";

// Two months ahead nobody else plans anything, whatever day it is.
const month = addMonths(new Date().toISOString().slice(0, 10), 2);
const tenth = addDays(month, 9);
const calendarAt = `${url}/user-calendar?date=${tenth}`;

let browser: Browser;
let caller: Caller;
const ids: number[] = [];

const entry = (page: Page, id: number | undefined) => page.locator(`[data-entry="${id}"]`);
const cell = (page: Page, date: string) => page.locator(`td[data-date="${date}"]`);
const shareOf = (id: number | undefined) => caller.call(readShare, { shareId: id ?? 0 });
/** The company's clock stands at 10:30 on that date. */
const standsAt = (id: number | undefined, date: string) =>
  eventually(
    () => shareOf(id),
    ({ dueAt }) => {
      const local = new Intl.DateTimeFormat("sv-SE", {
        timeZone: "Europe/Berlin",
        dateStyle: "short",
        timeStyle: "short",
      }).format(new Date(dueAt));
      return local === `${date} 10:30`;
    },
    10,
  );

beforeAll(async () => {
  browser = await openBrowser();
  caller = await signIn(url, who, "FRONT");
  await connectAs(caller, "Calendar Planner");
  const { items } = await caller.call(listFrontPosts, { limit: 40 });
  for (const post of items) {
    if (ids.length === 4) break;
    const at = ids.length;
    // A post that this person shared before is refused; the next one will do.
    const placed = await caller
      .call(schedulePost, {
        postId: post.id,
        voiceTypeEnum: "VOICE_1",
        postSocialShareNetworks: [{ socialNetwork: "LINKEDIN", shareText: `${words} ${at}` }],
        scheduleDate: addDays(tenth, at),
        scheduleTime: "10:30",
      })
      .catch(() => null);
    if (placed) ids.push(placed.shares[0]?.id ?? 0);
  }
  expect(ids).toHaveLength(4);
});
afterAll(() => browser.close());

describe("the calendar of an employee", () => {
  const { calendar, shares } = employeeTexts.en.sharing;
  let page: Page;
  let errors: string[];
  beforeAll(async () => {
    ({ page, errors } = await openAs(browser, desk, "employee", caller));
    await page.goto(calendarAt);
    await entry(page, ids[0]).waitFor();
  });

  test("a planned share is moved to another day with the mouse and keeps its time [B4.7-19]", async () => {
    const to = addDays(tenth, 7);
    await entry(page, ids[0]).dragTo(cell(page, to));
    await standsAt(ids[0], to);
    await cell(page, to).locator(`[data-entry="${ids[0]}"]`).waitFor();
  });

  test("and with the keyboard: Space, arrows, Enter; Escape puts it back", async () => {
    const own = entry(page, ids[1]);
    await own.focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await own.focus();
    for (const key of ["Space", "ArrowDown", "ArrowRight", "Enter"]) await page.keyboard.press(key);
    await standsAt(ids[1], addDays(tenth, 1 + 7 + 1));
  });

  test("its text is changed, and whoever saves second is told", async () => {
    await entry(page, ids[2]).click();
    await page.getByRole("button", { name: calendar.details.edit }).click();
    const field = page.getByRole("textbox");
    await field.fill(`${words} Changed in the calendar.`);
    const before = await shareOf(ids[2]);
    await caller.call(updateShareText, {
      shareId: before.id,
      version: before.version,
      shareText: `${words} Changed elsewhere.`,
    });
    await page.getByRole("button", { name: calendar.edit.save }).click();
    await page.getByText(calendar.edit.meanwhile).waitFor();
    await page.getByRole("button", { name: calendar.edit.reload }).click();
    await eventually(
      () => field.inputValue(),
      (text) => text.endsWith("Changed elsewhere."),
    );
    await field.fill(`${words} Changed in the calendar.`);
    await page.getByRole("button", { name: calendar.edit.save }).click();
    await eventually(
      () => shareOf(ids[2]),
      ({ text }) => text.endsWith("Changed in the calendar."),
    );
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await waitForFocus(entry(page, ids[2]));
  });

  test("it is cancelled after one question and leaves the calendar", async () => {
    await entry(page, ids[3]).click();
    await page.getByRole("dialog").getByRole("button", { name: shares.cancel }).click();
    await page.getByRole("button", { name: shares.cancelYes }).click();
    await eventually(
      () => shareOf(ids[3]),
      ({ state }) => state === "CANCELLED",
    );
    await page.keyboard.press("Escape");
    await entry(page, ids[3]).waitFor({ state: "detached" });
  });

  test("view, day and filters stand in the address", async () => {
    await page.getByText(calendar.list, { exact: true }).click();
    await page.getByLabel(calendar.filter.network).selectOption("TWITTER");
    await page.getByText(calendar.filter.none).waitFor();
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toMatchObject({ view: "list", network: "TWITTER", date: tenth });
    await page.goBack();
    await entry(page, ids[0]).waitFor();
    // The browser reports the refused second save on its own.
    expect(errors.filter((line) => !line.includes("409"))).toEqual([]);
    await page.context().close();
  });
});

test("dialogs reschedule a share, share a post, and list and write calls to action [B2.4-02]", async () => {
  const { shares, dialog: words, cta } = employeeTexts.en.sharing;
  const { page } = await openAs(browser, desk, "employee", caller);
  const titled = (name: string) => page.getByRole("dialog", { name, exact: true });
  await page.goto(`${calendarAt}&receipt=${ids[0]}`);
  await page.getByRole("dialog").getByRole("button", { name: shares.reschedule }).click();
  await titled(shares.rescheduleTitle).getByRole("button", { name: shares.rescheduleSubmit }).waitFor();

  const { postId } = await shareOf(ids[3]);
  const share = await openDialogOf(page, url, postId);
  expect(await titled(words.share).isVisible()).toBe(true);
  await share.getByRole("button", { name: cta.add }).click();
  const list = page.getByRole("dialog").last();
  await list.getByRole("button", { name: cta.new }).click();
  await list.getByLabel(cta.form.title, { exact: true }).waitFor();
  await page.context().close();
});

test("it can be read by everybody: German, phone, dark, month, week, list and details", async () => {
  const { page, errors } = await openAs(browser, { ...desk, language: "de" }, "employee", caller);
  const complaints: string[] = [];
  for (const address of [
    calendarAt,
    `${calendarAt}&view=week`,
    `${calendarAt}&view=list`,
    `${url}/user-calendar`,
    `${calendarAt}&receipt=${ids[0]}`,
  ]) {
    await page.goto(address);
    await page.getByRole("heading", { level: 1 }).waitFor();
    if (address.includes("receipt")) await page.getByRole("dialog").waitFor();
    await page.waitForLoadState("networkidle");
    complaints.push(...(await inspectPage(page, address.replace(url, ""), "de")));
  }
  expect(complaints).toEqual([]);
  expect(errors).toEqual([]);
  await page.context().close();
});

test("somebody without the feature is led from /user-calendar to the dashboard [B2.1-09]", async () => {
  const { page } = await openAs(browser, desk, "employee", caller);
  await page.route("**/services/uaa/api/account", async (route) => {
    const answer = await route.fetch();
    const account = (await answer.json()) as { can: { features: string[] } };
    account.can.features = account.can.features.filter((feature) => feature !== "calendar");
    await route.fulfill({ response: answer, json: account });
  });
  await page.goto(`${url}/user-calendar`);
  await page.waitForURL("**/dashboard");
  // Every change of screen asks for the account: one call may still be on its way.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().close();
});

describe("the link of a reminder", () => {
  test("leads somebody who is signed out to the login and back", async () => {
    const { page } = await openPage(browser, desk);
    await page.goto(`${url}/fbschedule?key=12.forged`);
    await page.waitForURL("**/login?**");
    await fillLogin(page, who, employeeTexts.en);
    await page.getByRole("button", { name: employeeTexts.en.identity.login.submit }).click();
    await page.waitForURL("**/fbschedule?key=12.forged");
    await page.getByRole("heading", { name: errorTexts.en.schedule_url_invalid }).waitFor();
    await page.context().close();
  });

  test.each(["en", "de"] as const)(
    "that is expired or invalid says so and what to do, %s [B8-22] [B4.7-20]",
    async (language) => {
      const { page } = await openAs(browser, { ...desk, language }, "employee", caller);
      await page.goto(`${url}/fbschedule?key=forged`);
      const { assisted } = employeeTexts[language].sharing.calendar;
      await page.getByRole("heading", { name: errorTexts[language].schedule_url_invalid }).waitFor();
      await page.getByText(assisted.expiredNext).waitFor();
      expect(await inspectPage(page, "/fbschedule", language)).toEqual([]);
      await page.getByRole("link", { name: assisted.toCalendar }).click();
      await page.waitForURL("**/user-calendar");
      await page.context().close();
    },
  );
});

describe("the calendar of a company", () => {
  const { calendar, share } = adminTexts.en.sharing;

  test("its staff find an employee's share, move it and cancel it", async () => {
    const boss = await signIn(url, staff("Corporate admin"), "ADMIN");
    const { page, errors } = await openAs(browser, desk, "admin", boss);
    await page.goto(`${url}/admin/calendar?date=${tenth}`);
    await page.getByRole("combobox", { name: calendar.employee }).fill(who.name);
    await page.getByRole("option", { name: who.name }).click();
    const own = entry(page, ids[2]);
    await own.waitFor();
    expect(await own.textContent()).toContain(who.name);

    const to = addDays(tenth, 12);
    await own.dragTo(cell(page, to));
    await standsAt(ids[2], to);

    await entry(page, ids[2]).click();
    await page.getByRole("heading", { name: fill(share.title, { name: who.name }) }).waitFor();
    await page.getByRole("button", { name: share.cancel }).click();
    await page.getByRole("button", { name: share.cancelYes }).click();
    await eventually(
      () => shareOf(ids[2]),
      ({ state, reason }) => state === "CANCELLED" && reason === "cancelled_by_company",
    );
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("it can be read by everybody, in both languages", async () => {
    const boss = await signIn(url, staff("Corporate user"), "ADMIN");
    for (const language of ["en", "de"] as const) {
      const { page } = await openAs(browser, { ...desk, language }, "admin", boss);
      const complaints: string[] = [];
      for (const query of ["", `?date=${tenth}&view=list`, `?date=${tenth}&view=week&share=${ids[0]}`]) {
        await page.goto(`${url}/admin/calendar${query}`);
        await page.getByRole("heading", { level: 1 }).waitFor();
        if (query.includes("share")) await page.getByRole("dialog").waitFor();
        await page.waitForLoadState("networkidle");
        complaints.push(...(await inspectPage(page, `/admin/calendar${query}`, language)));
      }
      expect(complaints).toEqual([]);
      await page.context().close();
    }
  });
});
