import {
  listRealTimeUserActions,
  listStaffRealTime,
} from "@polyphon/contract/content/real-time/staff-real-time.contract.ts";
import { listRealTimeContents } from "@polyphon/contract/content/real-time/real-time.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { realTime as de } from "@polyphon/i18n/de/content/real-time/real-time.employee.ts";
import { realTime as en } from "@polyphon/i18n/en/content/real-time/real-time.employee.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { cardOf } from "../../actors/employee-app.ts";
import { buttonsOf, networkBox, wordsOf } from "../../actors/share-dialog.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import type { Caller } from "../../kit/people/caller.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { postsBy } from "../../kit/outside/ledger.ts";
import { sandboxUrl, url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { newEmployee, superAdmin } from "../../kit/people/people.ts";
import { expect, test } from "../../kit/test.ts";
import { adminTexts, employeeTexts } from "../../kit/texts.ts";

const { LINKEDIN } = networkNames;
const words = "Ships that plug in at the quay leave the night to the people who live beside the harbour.";
const casts = [
  { language: "en", view: { width: 1280, height: 900 }, say: en, story: "quiet-ports" },
  { language: "de", view: { width: 390, height: 844 }, say: de, story: "lieferkette" },
] as const;

type Item = OutputOf<typeof listRealTimeContents>["items"][number];

async function newestItem({ call }: Caller): Promise<Item> {
  const [item] = (await call(listRealTimeContents, { limit: 1 })).items;
  if (!item) throw new Error("the demo has no real-time content");
  return item;
}

/** The worker checks every minute what is due; until it has read the feed, only older items exist. */
async function broughtByFeed({ call }: Caller, story: string): Promise<Item> {
  let found: Item | undefined;
  await expect
    .poll(
      async () => {
        const { items } = await call(listRealTimeContents, { limit: 100 });
        found = items.find((one) => one.url.includes(story));
        return found?.image ?? null;
      },
      { message: `the feed brings ${story} with its picture`, timeout: 150_000 },
    )
    .not.toBeNull();
  if (!found) throw new Error(`the feed did not bring ${story}`);
  return found;
}

for (const { language, view, say, story } of castsOf(import.meta.url, casts))
  test.describe(`real-time content in ${language}`, () => {
    const texts = employeeTexts[language];

    test("is opened, reworded and shared, and staff see who shared it", async () => {
      const who = await newEmployee({ connected: true });
      const item = await broughtByFeed(who.caller, story);
      const { page } = await openAs({ ...view, language }, "employee", who.caller);
      await page.goto(`${url}/post-list`);
      const tabs = page.getByRole("navigation", { name: texts.content.feed.tabs });
      await tabs.getByRole("link", { name: texts.screens["/real-time-contents"] }).click();
      await cardOf(page, item.title).getByRole("link", { name: item.title, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: item.title })).toBeVisible();
      expect(await lastingViolations(page)).toEqual([]);

      await page.getByRole("link", { name: `${say.use}: ${item.title}`, exact: true }).click();
      const title = page.getByLabel(say.edit.postTitle);
      const copy = page.getByLabel(fill(say.edit.copy, { network: LINKEDIN }));
      const onward = page.getByRole("button", { name: say.edit.onward });
      await expect.poll(() => copy.inputValue()).toContain(item.title);
      await title.fill("Own");
      await onward.click();
      await expect(page.getByText(fill(say.edit.titleShort, { min: 6 }))).toBeVisible();
      await title.fill(`My view: ${item.title}`.slice(0, 80));
      await copy.fill(words);
      expect(await lastingViolations(page)).toEqual([]);
      await onward.click();

      const dialog = page.getByRole("dialog");
      await expect.poll(() => wordsOf(dialog).inputValue()).toContain(words);
      await networkBox(dialog, LINKEDIN).check();
      await buttonsOf(dialog, texts).shareNow.click();
      await expect(buttonsOf(dialog, texts).done).toBeVisible();
      const posted = async () => (await postsBy(sandboxUrl, who.name)).map(({ text }) => text);
      await expect.poll(posted).toEqual([expect.stringContaining(words)]);

      const admin = await superAdmin();
      const about = { itemId: item.id, action: "SHARE", limit: 100 } as const;
      const people = async () =>
        (await admin.call(listRealTimeUserActions, about)).items.map(({ person }) => person.name);
      await expect.poll(people).toContain(who.name);
      const { page: office } = await openAs({ ...view, language }, "admin", admin);
      await office.goto(`${url}/admin/real_time_user-action?itemId=${item.id}&action=SHARE`);
      const { actions } = adminTexts[language].content.realTime;
      await expect(office.getByRole("heading", { level: 1, name: actions.title })).toBeVisible();
      await expect(office.getByRole("row").filter({ hasText: who.name })).toBeVisible();
      expect(await lastingViolations(office)).toEqual([]);
    });

    test("says when nothing matches the filters in the address, and clears them", async () => {
      const { caller } = await newEmployee();
      const { title } = await newestItem(caller);
      const { page } = await openAs({ ...view, language }, "employee", caller);
      await page.goto(`${url}/real-time-contents?search=nothingatall`);
      await expect(page.getByText(say.filteredTitle)).toBeVisible();
      await expect(page.getByRole("article")).toHaveCount(0);
      // A wide screen also offers it beside the filters.
      await page.getByRole("main").getByRole("button", { name: texts.content.filters.clear }).last().click();
      await expect(cardOf(page, title)).toBeVisible();
      await expect(page).toHaveURL(`${url}/real-time-contents`);
    });

    test("redirects anybody without the feature to the dashboard [B2.1-07]", async () => {
      const [item] = (await (await superAdmin()).call(listStaffRealTime, { limit: 1 })).items;
      const without = await newEmployee({ company: "kornblume" });
      const { page } = await openAs({ ...view, language }, "employee", without.caller);
      for (const path of [
        "/real-time-contents",
        `/real-time-content-edit/${item?.id}`,
        `/realtime/post-view/${item?.id}`,
      ]) {
        await page.goto(url + path);
        await expect(page).toHaveURL(`${url}/dashboard`);
      }
    });
  });
