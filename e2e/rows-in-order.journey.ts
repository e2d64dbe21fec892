import { category } from "@polyphon/contract/content/category.resource.ts";
import { sliderImage } from "@polyphon/contract/individuals/slider-image.resource.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { languages } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { tabTo, waitForFocus } from "./actors/keyboard.ts";
import { rowOf, searchFor } from "./actors/resource-list.ts";
import { openBrowser } from "./browser.ts";
import { type Caller, signIn } from "./kit/caller.ts";
import { staff } from "./kit/demo.ts";
import { openOffice } from "./kit/office-scene.ts";
import { url } from "./kit/own-stack.ts";
import { anyOf } from "./kit/texts.ts";

let browser: Browser;
let admin: Caller;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  admin = await signIn(url, staff("Super admin"), "ADMIN");
});
afterAll(() => browser.close());
afterEach(() => page.context().close());

const shownIds = () =>
  page.locator("tr[data-row]").evaluateAll((rows) => rows.map((row) => Number(row.getAttribute("data-row"))));

test.each(languages)(
  "the display order of categories is set with the arrow keys, in %s",
  async (language) => {
    const scene = await openOffice(browser, admin, category.screens.list, language);
    ({ page } = scene);
    const { move } = scene.texts.kit;
    await page.locator("tr[data-row]").first().waitFor();
    const before = await shownIds();
    const [first = 0, second = 0, third = 0] = before;
    const name = (await admin.call(category.get, { id: first })).name;
    const handle = rowOf(page, first).getByRole("button", { name: fill(move.handle, { name }) });
    await tabTo(page, handle);
    await page.keyboard.press("ArrowDown");
    await page.getByText(fill(move.moved, { name, place: 2 })).waitFor({ state: "attached" });
    await expect.poll(async () => (await shownIds()).slice(0, 3)).toEqual([second, first, third]);
    // Whoever moves a row on must not look for it again.
    await waitForFocus(handle);
    await page.keyboard.press("ArrowDown");
    await expect.poll(async () => (await shownIds()).slice(0, 3)).toEqual([second, third, first]);
    await scene.accessible();
    const { items } = await admin.call(category.list, { limit: 3 });
    expect(items.map(({ id }) => id)).toEqual([second, third, first]);
    await page.reload();
    await expect.poll(async () => (await shownIds()).slice(0, 3)).toEqual([second, third, first]);
    for (const place of [2, 1]) {
      await tabTo(page, handle);
      await page.keyboard.press("ArrowUp");
      await page.getByText(fill(move.moved, { name, place })).waitFor({ state: "attached" });
    }
    await expect.poll(async () => (await shownIds()).slice(0, 3)).toEqual(before.slice(0, 3));
    expect(scene.errors).toEqual([]);
  },
);

test("a list that is narrowed or ordered otherwise has no place to move a row to", async () => {
  const scene = await openOffice(browser, admin, category.screens.list, "en");
  ({ page } = scene);
  const handles = page.getByRole("button", { name: anyOf(scene.texts.kit.move.handle) });
  await handles.first().waitFor();
  await searchFor(page, scene.texts.content.categories.search, "power");
  await expect.poll(() => handles.count()).toBe(0);
  await page.goto(`${url}${category.screens.list}?sort=name`);
  await page.locator("tr[data-row]").first().waitFor();
  expect(await handles.count()).toBe(0);
});

test("a row is carried with the pointer, too", async () => {
  const scene = await openOffice(browser, admin, sliderImage.screens.list, "en");
  ({ page } = scene);
  await page.locator("tr[data-row]").nth(1).waitFor();
  const [first = 0, second = 0] = await shownIds();
  const handle = rowOf(page, first).getByRole("button", { name: anyOf(scene.texts.kit.move.handle) });
  await handle.hover();
  await page.mouse.down();
  await rowOf(page, second).hover();
  await page.mouse.up();
  await expect.poll(async () => (await shownIds()).slice(0, 2)).toEqual([second, first]);
  await admin.call(sliderImage.move, { id: first, behind: null });
});
