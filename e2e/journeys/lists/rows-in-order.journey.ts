import { category } from "@polyphon/contract/content/categories/category.resource.ts";
import { sliderImage } from "@polyphon/contract/individuals/slider-image.resource.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Page } from "@playwright/test";
import { languagesOf } from "../../kit/languages-of.ts";
import { expect, test } from "../../kit/test.ts";
import { tabTo } from "../../actors/keyboard.ts";
import { rowOf, searchFor } from "../../actors/resources/resource-list.ts";
import { openOffice } from "../../kit/screens/office-fixture.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { url } from "../../kit/own-stack.ts";
import { anyOf } from "../../kit/texts.ts";

/** The list begins with these rows. */
const beginsWith = (page: Page, ids: readonly number[]) =>
  expect
    .poll(async () => {
      const rows = page.locator("tr[data-row]");
      const shown = await rows.evaluateAll((all) => all.map((row) => Number(row.getAttribute("data-row"))));
      return shown.slice(0, ids.length);
    })
    .toEqual(ids);

for (const language of languagesOf(import.meta.url))
  test(`the display order of categories is set with the arrow keys, in ${language}`, async () => {
    const admin = await superAdmin();
    const storedIds = async () => (await admin.call(category.list, { limit: 3 })).items.map(({ id }) => id);
    const [first = 0, second = 0, third = 0] = await storedIds();
    const { name } = await admin.call(category.get, { id: first });
    const state = await openOffice(admin, category.screens.list, language);
    const { page } = state;
    const { move } = state.texts.kit;
    const handle = rowOf(page, first).getByRole("button", { name: fill(move.handle, { name }) });
    const movedTo = (place: number) =>
      expect(page.getByText(fill(move.moved, { name, place }))).toBeAttached();
    try {
      await beginsWith(page, [first, second, third]);
      await tabTo(page, handle);
      await page.keyboard.press("ArrowDown");
      await movedTo(2);
      await beginsWith(page, [second, first, third]);
      // The moved row keeps the focus.
      await expect(handle).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await movedTo(3);
      await beginsWith(page, [second, third, first]);
      await state.accessible();
      await expect.poll(storedIds).toEqual([second, third, first]);
      await page.reload();
      await beginsWith(page, [second, third, first]);
      for (const place of [2, 1]) {
        await tabTo(page, handle);
        await page.keyboard.press("ArrowUp");
        await movedTo(place);
      }
      await beginsWith(page, [first, second, third]);
      expect(state.errors).toEqual([]);
    } finally {
      await admin.call(category.move, { id: first, behind: null });
    }
  });

test("rows of a filtered or sorted list cannot be moved", async () => {
  const state = await openOffice(await superAdmin(), category.screens.list, "en");
  const { page } = state;
  const rows = page.locator("tr[data-row]");
  const handles = page.getByRole("button", { name: anyOf(state.texts.kit.move.handle) });
  await expect.poll(() => handles.count()).toBeGreaterThan(0);
  await searchFor(page, state.texts.content.categories.search, "power");
  await expect(handles).toHaveCount(0);
  await expect(rows.filter({ hasText: /power/i }).first()).toBeVisible();
  await page.goto(`${url}${category.screens.list}?sort=name`);
  await expect(rows.first()).toBeVisible();
  await expect(handles).toHaveCount(0);
});

test("a row can be dragged with the mouse", async () => {
  const admin = await superAdmin();
  const { items } = await admin.call(sliderImage.list, { limit: 2 });
  const [first = 0, second = 0] = items.map(({ id }) => id);
  const state = await openOffice(admin, sliderImage.screens.list, "en");
  const { page } = state;
  try {
    await beginsWith(page, [first, second]);
    await rowOf(page, first)
      .getByRole("button", { name: anyOf(state.texts.kit.move.handle) })
      .hover();
    await page.mouse.down();
    await rowOf(page, second).hover();
    await page.mouse.up();
    await beginsWith(page, [second, first]);
  } finally {
    await admin.call(sliderImage.move, { id: first, behind: null });
  }
});
