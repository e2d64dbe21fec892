import { listRealTimeContents } from "@polyphon/contract/content/real-time.contract.ts";
import type { OutputOf } from "@polyphon/contract/kit/endpoint.ts";
import { realTime as de } from "@polyphon/i18n/de/content-real-time.employee.ts";
import { realTime as en } from "@polyphon/i18n/en/content-real-time.employee.ts";
import { networkNames } from "@polyphon/i18n/en/networks.names.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cardOf } from "./actors/employee-app.ts";
import { buttonsOf, networkBox, wordsOf } from "./actors/share-dialog.ts";
import { openBrowser } from "./browser.ts";
import { axeViolations } from "./kit/axe-violations.ts";
import { type Caller, connectAs, signIn } from "./kit/caller.ts";
import { employee, staff } from "./kit/demo.ts";
import { eventually } from "./kit/eventually.ts";
import { postsBy } from "./kit/ledger.ts";
import { openAs } from "./kit/open-as.ts";
import { sandboxUrl, url } from "./kit/own-stack.ts";
import { adminTexts, employeeTexts } from "./kit/texts.ts";

const { LINKEDIN } = networkNames;
const realTimeTexts = { en, de } as const;
const words = "Ships that plug in at the quay leave the night to the people who live beside the harbour.";
const casts = [
  { language: "en", view: { width: 1280, height: 900 }, who: employee("nordwind", 18), member: "Live Desk" },
  { language: "de", view: { width: 390, height: 844 }, who: employee("nordwind", 19), member: "Live Phone" },
] as const;

let browser: Browser;
let admin: Caller;
beforeAll(async () => {
  browser = await openBrowser();
  admin = await signIn(url, staff("Super admin"), "ADMIN");
});
afterAll(() => browser.close());

type Item = OutputOf<typeof listRealTimeContents>["items"][number];

/** The worker looks every minute what is due; until the feed has been read, only older items are there. */
async function broughtByFeed({ call }: Caller, name: string): Promise<Item> {
  const found = await eventually(
    async () =>
      (await call(listRealTimeContents, { limit: 100 })).items.find(({ url: at }) => at.includes(name)),
    (item) => item !== undefined && item.image !== null,
    150,
  );
  if (!found) throw new Error(`the feed did not bring ${name}`);
  return found;
}

describe.each(casts)("real-time content in $language", { timeout: 240_000 }, (cast) => {
  const { language, view, who, member } = cast;
  const texts = employeeTexts[language];
  const said = realTimeTexts[language];
  let caller: Caller;
  let page: Page;
  let item: Item;
  beforeAll(async () => {
    caller = await signIn(url, who, "FRONT");
    await connectAs(caller, member);
    item = await broughtByFeed(caller, language === "en" ? "quiet-ports" : "lieferkette");
  }, 180_000);
  beforeEach(async () => {
    ({ page } = await openAs(browser, { ...view, language }, "employee", caller));
  });
  afterEach(() => page.context().close());

  test("an item of a feed is opened, put into own words, shared, and seen by staff", async () => {
    await page.goto(`${url}/post-list`);
    const tabs = page.getByRole("navigation", { name: texts.content.feed.tabs });
    await tabs.getByRole("link", { name: texts.screens["/real-time-contents"] }).click();
    await cardOf(page, item.title).getByRole("link", { name: item.title }).first().click();
    await page.getByRole("heading", { level: 1, name: item.title }).waitFor();
    expect(await axeViolations(page, "everything")).toEqual([]);

    await page.getByRole("link", { name: `${said.use}: ${item.title}` }).click();
    const title = page.getByLabel(said.edit.postTitle);
    await title.fill("Own");
    await page.getByRole("button", { name: said.edit.onward }).click();
    await page.getByText(fill(said.edit.titleShort, { min: 6 })).waitFor();
    await title.fill(`My view: ${item.title}`.slice(0, 80));
    const copy = page.getByLabel(fill(said.edit.copy, { network: LINKEDIN }));
    expect(await copy.inputValue()).toContain(item.title);
    await copy.fill(words);
    expect(await axeViolations(page, "everything")).toEqual([]);
    await page.getByRole("button", { name: said.edit.onward }).click();

    const dialog = page.getByRole("dialog");
    await wordsOf(dialog).waitFor();
    const box = networkBox(dialog, LINKEDIN);
    if (!(await box.isChecked())) await box.check();
    expect(await wordsOf(dialog).inputValue()).toContain(words);
    await buttonsOf(dialog, texts).shareNow.click();
    await buttonsOf(dialog, texts).done.waitFor();
    const posted = await postsBy(sandboxUrl, member);
    expect(posted.map(({ text }) => text).join("\n")).toContain(words);

    const office = (await openAs(browser, { ...view, language }, "admin", admin)).page;
    const actions = adminTexts[language].content.realTime.actions;
    await eventually(
      async () => {
        await office.goto(`${url}/admin/real_time_user-action?itemId=${item.id}&action=SHARE`);
        await office.getByRole("heading", { level: 1, name: actions.title }).waitFor();
        await office.waitForTimeout(700);
        return office.getByText(who.name).count();
      },
      (count) => count > 0,
      30,
    );
    expect(await axeViolations(office, "everything")).toEqual([]);
    await office.context().close();
  });

  test("an empty result says so, and the filters stand in the address", async () => {
    await page.goto(`${url}/real-time-contents?search=nothingatall`);
    await page.getByText(said.filteredTitle).waitFor();
    await page.getByRole("main").getByRole("button", { name: texts.content.filters.clear }).last().click();
    await cardOf(page, item.title).waitFor();
    expect(new URL(page.url()).search).toBe("");
  });

  test("whoever lacks the feature is led to the dashboard [B2.1-07]", async () => {
    const without = await signIn(url, employee("kornblume", 7), "FRONT");
    const other = (await openAs(browser, { ...view, language }, "employee", without)).page;
    for (const path of [
      "/real-time-contents",
      `/real-time-content-edit/${item.id}`,
      `/realtime/post-view/${item.id}`,
    ]) {
      await other.goto(`${url}${path}`);
      await other.waitForURL("**/dashboard");
    }
    await other.context().close();
  });
});
