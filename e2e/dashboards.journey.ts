import { readWaiting } from "@polyphon/contract/insights/insights.contract.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { languages } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { demoStaff } from "../apps/server/src/demo/demo-people.ts";
import { openBrowser } from "./browser.ts";
import { signIn } from "./kit/caller.ts";
import { openOffice } from "./kit/office-scene.ts";
import { url } from "./kit/own-stack.ts";

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(() => page.context().close());

/** Every list shows at least so many rows at once. */
const onePage = 25;
/** Where what is counted is worked on, which is no list of it. */
const noList = new Set(["/admin/killswitch", "/admin/calendar"]);

/** One language after the other, so that both are met and each role once. */
const casts = demoStaff.map(({ role, email }, at) => ({
  role,
  email,
  language: languages[at % languages.length] ?? "en",
}));

describe.each(casts)("the dashboard of the $role, in $language", ({ role, email, language }) => {
  test("says what waits, and each count leads to a list of exactly that", async () => {
    const caller = await signIn(url, { name: role, email }, "ADMIN");
    const scene = await openOffice(browser, caller, "/admin/dashboard", language);
    ({ page } = scene);
    const { waiting } = scene.texts.insights;
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    await scene.accessible();
    const { items } = await caller.call(readWaiting, {});
    const led: string[] = [];
    for (const { card, count } of items) {
      const name = fill(waiting.openOf, { what: waiting[card] });
      const link = page.getByRole("link", { name, exact: true });
      if ((await link.count()) === 0) continue;
      await link.click();
      await page.waitForURL((address) => address.pathname !== "/admin/dashboard");
      await page.getByRole("heading", { level: 1 }).waitFor();
      const { pathname } = new URL(page.url());
      // An editor's list is the queue beside the post that is read.
      const queued = page.getByRole("list", { name: scene.texts.editorial.desk.queue }).getByRole("listitem");
      const rows = () => page.locator("tr[data-row]").or(queued).count();
      if (!noList.has(pathname))
        await expect
          .poll(async () => Math.min(await rows(), onePage), { message: `${card} at ${pathname}` })
          .toBe(Math.min(count, onePage));
      led.push(card);
      await page.goBack();
      await link.waitFor();
    }
    console.log(`dashboards: ${role} has ${items.length} cards, ${led.length} lead on: ${led.join(", ")}`);
    expect(scene.errors).toEqual([]);
  });
});
