import { randomUUID } from "node:crypto";
import { category } from "@polyphon/contract/content/category.resource.ts";
import { saveDeskPreferences } from "@polyphon/contract/identity/profile.contract.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { languages } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { finger } from "./actors/hand.ts";
import { openFilters } from "./actors/resource-list.ts";
import { openBrowser } from "./browser.ts";
import { type Caller, signIn } from "./kit/caller.ts";
import { staff } from "./kit/demo.ts";
import { openOffice } from "./kit/office-scene.ts";
import { url } from "./kit/own-stack.ts";

let browser: Browser;
let admin: Caller;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  admin = await signIn(url, staff("Super admin"), "ADMIN");
});
afterAll(() => browser.close());
afterEach(() => page.context().close());

const kept = () => page.waitForResponse((one) => one.url().endsWith(saveDeskPreferences.path) && one.ok());
const shown = () => page.locator("tr[data-row]").count();

test.each(languages)(
  "a filtered list is kept as a view of one's own, found again after a reload and given up, in %s",
  async (language) => {
    const scene = await openOffice(browser, admin, category.screens.list, language);
    ({ page } = scene);
    const { desk } = scene.texts.shell;
    const { kit } = scene.texts;
    await page.locator("tr[data-row]").first().waitFor();
    const all = await shown();
    expect(await scene.button(desk.saveView).count()).toBe(0);
    const panel = await openFilters(page, scene.texts, finger);
    await panel.getByLabel(scene.texts.content.categories.fields.isPrivate, { exact: true }).first().click();
    await panel.getByRole("option", { name: kit.form.yes, exact: true }).click();
    await page.keyboard.press("Escape");
    await expect.poll(shown).toBeLessThan(all);
    const few = await shown();

    const name = `Mine ${randomUUID().slice(0, 8)}`;
    await scene.button(desk.saveView).click();
    await page.getByLabel(desk.viewName).press("Enter");
    await page.getByText(scene.texts.violations.required).waitFor();
    await page.getByLabel(desk.viewName).fill(name);
    await Promise.all([kept(), page.getByLabel(desk.viewName).press("Enter")]);
    await page.getByText(fill(desk.viewSaved, { name })).waitFor();
    await scene.accessible();

    await page.goto(url + category.screens.list);
    await expect.poll(shown).toBe(all);
    await page
      .getByRole("button", { name: new RegExp(`${name}$`) })
      .first()
      .click();
    await expect.poll(shown).toBe(few);
    expect(new URL(page.url()).searchParams.get("isPrivate")).toBe("true");
    await Promise.all([kept(), scene.button(fill(desk.removeView, { name })).click()]);
    await scene.button(desk.saveView).waitFor();
    await page.reload();
    await expect.poll(shown).toBe(few);
    expect(await page.getByText(name).count()).toBe(0);
    expect(scene.errors).toEqual([]);
  },
);

test("columns are chosen by keys, stay as chosen for this person, and come back as usual", async () => {
  const scene = await openOffice(browser, admin, category.screens.list, "en");
  ({ page } = scene);
  const { columns } = scene.texts.kit;
  const { fields } = scene.texts.content.categories;
  const heads = () => page.getByRole("columnheader").allInnerTexts();
  await page.locator("tr[data-row]").first().waitFor();
  const usual = await heads();
  expect(usual).toContain(fields.type);
  expect(usual).not.toContain(fields.dueDay);

  await scene.button(columns.open).press("Enter");
  const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
  await box(fields.type).waitFor();
  expect(await box(fields.name).isDisabled()).toBe(true);
  await Promise.all([kept(), box(fields.type).press("Space")]);
  await Promise.all([kept(), box(fields.dueDay).press("Space")]);
  await expect.poll(heads).toContain(fields.dueDay);
  await scene.accessible();
  await page.reload();
  await page.locator("tr[data-row]").first().waitFor();
  await expect.poll(heads).toContain(fields.dueDay);
  expect(await heads()).not.toContain(fields.type);

  await scene.button(columns.open).press("Enter");
  await Promise.all([kept(), scene.button(columns.usual).press("Enter")]);
  await expect.poll(heads).toEqual(usual);
  expect(scene.errors).toEqual([]);
});
