import { cancelShare, readShare, schedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Locator, Page } from "@playwright/test";
import { addDays, addMonths } from "../../../packages/rules/src/time/calendar-dates.ts";
import { makeDateWords } from "../../../packages/ui/src/calendar/date-words.ts";
import { buttonsOf, freshPosts } from "../../actors/share-dialog.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { type Employee, newEmployee } from "../../kit/people/people.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { expect, test } from "../../kit/test.ts";
import { employeeTexts } from "../../kit/texts.ts";

const casts = [
  { language: "en", view: { width: 1280, height: 900 }, scheme: "light" },
  { language: "de", view: { width: 390, height: 844 }, scheme: "dark" },
] as const;

// Two months ahead, so that every day in it can be chosen, whatever today is; its tenth is far from both ends.
const tenth = addDays(addMonths(new Date().toISOString().slice(0, 10), 2), 9);
const words = "Written ahead: what goes out on which day, and at which time of that day.";

for (const { language, view, scheme } of castsOf(import.meta.url, casts)) {
  const texts = employeeTexts[language];
  const { sharing } = texts;
  const { several, times } = sharing;
  const dayWords = makeDateWords(language === "de" ? "de-DE" : "en-GB");
  const named = (on: Page | Locator, name: string) => on.getByRole("button", { name, exact: true });
  const notices = (page: Page) => page.getByRole("region", { name: texts.shell.notices });
  const entry = (page: Page, id: number | undefined) => page.locator(`[data-entry="${id}"]`);
  const open = async (who: Employee) => {
    const { page, errors } = await openAs({ ...view, language }, "employee", who.caller);
    await page.emulateMedia({ colorScheme: scheme });
    return { page, errors };
  };
  const stateOf = async (who: Employee, ids: readonly number[]) =>
    Promise.all(ids.map(async (id) => (await who.caller.call(readShare, { shareId: id })).state));
  const dayOf = async (who: Employee, id: number | undefined) =>
    (await who.caller.call(readShare, { shareId: id ?? 0 })).dueAt.slice(0, 10);

  test.describe(`scheduling ahead, in ${language}`, () => {
    test("begins on an empty day of the calendar, with a good time already filled in", async () => {
      const who = await newEmployee({ connected: true });
      const { page, errors } = await open(who);
      await page.goto(`${url}/user-calendar?date=${tenth}`);

      await test.step("the day is chosen with the keyboard, and stays while a post is looked for", async () => {
        const start = named(page, fill(sharing.day.start, { day: dayWords.day(tenth) }));
        await start.focus();
        await page.keyboard.press("Enter");
        const question = page.getByRole("dialog");
        await expect(named(question, sharing.day.post)).toBeFocused();
        expect(await lastingViolations(page)).toEqual([]);
        await page.keyboard.press("Enter");
        await page.waitForURL("**/post-list");
        await expect(page.getByText((sharing.day.strip.split("{{")[0] ?? "").trim())).toBeVisible();
        await page.reload();
      });

      const dialog = page.getByRole("dialog");
      const [date, time] = [dialog.getByLabel(sharing.queue.date), dialog.getByLabel(sharing.queue.time)];
      const choices = dialog.getByRole("group", { name: times.title }).getByRole("button");

      await test.step("the share dialog has a time on that day, and three others with their reasons", async () => {
        const post = (await freshPosts(who.caller))[0];
        await page.getByRole("button", { name: `${texts.content.card.share}: ${post?.title}` }).click();
        await expect(choices).toHaveCount(4);
        await expect(date).toHaveValue(tenth);
        await expect(time).not.toHaveValue("");
        await expect(choices.first()).toHaveAttribute("aria-pressed", "true");
        await expect(choices.first()).toContainText(times.reason.asked_day);
        expect(await lastingViolations(page)).toEqual([]);
      });

      await test.step("another time is one press, and it is what is scheduled", async () => {
        const first = await time.inputValue();
        await choices.nth(1).click();
        await expect(time).not.toHaveValue(first);
        await choices.first().click();
        await expect(time).toHaveValue(first);
        const buttons = buttonsOf(dialog, texts);
        await buttons.submit.click();
        await buttons.done.click();
        await expect(dialog).toHaveCount(0);
        await expect(named(page, sharing.day.forget)).toHaveCount(0);
        await page.goto(`${url}/user-calendar?view=list&date=${tenth}`);
        await expect(page.locator("[data-entry]")).toContainText([first]);
      });
      expect(errors).toEqual([]);
    });

    test("moves and cancels several planned shares at once, and lists what was before", async () => {
      const who = await newEmployee({ connected: true });
      const posts = (await freshPosts(who.caller)).slice(-4);
      const ids: number[] = [];
      for (const [at, post] of posts.entries()) {
        const { shares } = await who.caller.call(schedulePost, {
          postId: post.id,
          voiceTypeEnum: "VOICE_1",
          postSocialShareNetworks: [{ socialNetwork: "LINKEDIN", shareText: `${words} ${at}` }],
          scheduleDate: addDays(tenth, at * 2),
          scheduleTime: "10:30",
        });
        ids.push(...shares.map(({ id }) => id));
      }
      const [before, ...planned] = ids;
      const { page, errors } = await open(who);
      const choose = async (chosen: readonly number[]) => {
        await named(page, several.start).click();
        for (const id of chosen)
          await page
            .getByRole("listitem")
            .filter({ has: entry(page, id) })
            .getByRole("checkbox")
            .check();
      };
      const undo = () => named(notices(page), texts.shell.undo).click();
      const start = addDays(tenth, 1);
      await page.goto(`${url}/user-calendar?view=list&date=${start}`);
      await expect(page.locator("[data-entry]")).toHaveCount(3);

      await test.step("what was before the first day has an address of its own", async () => {
        await named(page, sharing.list.earlier).click();
        await expect(entry(page, before)).toBeVisible();
        await expect(page).toHaveURL(({ searchParams }) => searchParams.get("earlier") !== null);
        await page.reload();
        await expect(entry(page, before)).toBeVisible();
        await expect(entry(page, planned[0])).toHaveCount(0);
        await page.goBack();
        await expect(entry(page, planned[0])).toBeVisible();
      });

      await test.step("two move on by a week after one question, and back with one press", async () => {
        await choose(planned.slice(0, 2));
        expect(await lastingViolations(page)).toEqual([]);
        await named(page, several.move).click();
        const dialog = page.getByRole("dialog", { name: fill(several.moveTitle_other, { count: "2" }) });
        expect(await lastingViolations(page)).toEqual([]);
        await named(dialog, fill(several.moveYes_other, { count: "2" })).click();
        await expect(notices(page).getByText(fill(several.moved_other, { count: "2" }))).toBeVisible();
        expect(await dayOf(who, planned[0])).toBe(addDays(tenth, 9));
        await undo();
        await expect(notices(page).getByText(fill(several.movedBack_other, { count: "2" }))).toBeVisible();
        expect(await dayOf(who, planned[0])).toBe(addDays(tenth, 2));
      });

      await test.step("of three that are cancelled the one that was gone already is named", async () => {
        await choose(planned);
        const [gone = 0, ...left] = planned;
        await who.caller.call(cancelShare, { shareId: gone });
        await named(page, several.cancel).click();
        await named(page.getByRole("dialog"), fill(several.cancelYes_other, { count: "3" })).click();
        const outcome = page.getByRole("dialog", {
          name: fill(several.someTitle, { done: "2", count: "3" }),
        });
        await expect(outcome.getByRole("listitem")).toContainText([posts[1]?.title ?? ""]);
        expect(await stateOf(who, planned)).toEqual(["CANCELLED", "CANCELLED", "CANCELLED"]);
        await named(outcome, several.close).click();
        await undo();
        await expect.poll(() => stateOf(who, left)).toEqual(["SCHEDULED", "SCHEDULED"]);
        expect(await stateOf(who, [gone])).toEqual(["CANCELLED"]);
      });
      expect(errors).toEqual([]);
    });
  });
}

test("on a phone a notice leaves the title of a dialog free, and a planned share leads to its post", async () => {
  const { sharing, shell } = employeeTexts.de;
  const { several } = sharing;
  const who = await newEmployee({ connected: true });
  const [post] = await freshPosts(who.caller);
  const { shares } = await who.caller.call(schedulePost, {
    postId: post?.id ?? 0,
    voiceTypeEnum: "VOICE_1",
    postSocialShareNetworks: [{ socialNetwork: "LINKEDIN", shareText: words }],
    scheduleDate: tenth,
    scheduleTime: "10:30",
  });
  const { page } = await openAs({ width: 390, height: 600, language: "de" }, "employee", who.caller);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${url}/user-calendar?view=list&date=${tenth}`);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const title = page.getByRole("dialog").getByRole("heading");
  const openMove = async () => {
    await press(several.start);
    await page.getByRole("checkbox").check();
    await press(several.move);
    await expect(title).toBeVisible();
  };

  await openMove();
  await press(fill(several.moveYes_one, { count: "1" }));
  const notice = page.getByRole("region", { name: shell.notices }).getByRole("note");
  await notice.hover();
  await openMove();
  const covered = async () => {
    const [head, over] = [await title.boundingBox(), await notice.boundingBox()];
    if (!head || !over) throw new Error("the dialog or the notice is gone");
    return head.y < over.y + over.height && over.y < head.y + head.height;
  };
  await expect.poll(covered).toBe(false);

  await page.keyboard.press("Escape");
  await expect(title).toHaveCount(0);
  await press(several.end);
  await page.locator(`[data-entry="${shares[0]?.id}"]`).click();
  const details = page.getByRole("dialog", { name: sharing.calendar.details.title });
  await details.getByRole("link", { name: post?.title ?? "" }).click();
  await page.waitForURL(`**/post-details/${post?.id}`);
});
