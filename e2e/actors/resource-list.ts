import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { type AdminTexts, anyOf } from "../kit/texts.ts";

export const rowOf = (page: Page, id: number): Locator => page.locator(`tr[data-row="${id}"]`);

export async function openRowMenu(page: Page, id: number, texts: AdminTexts): Promise<void> {
  await rowOf(page, id)
    .getByRole("button", { name: anyOf(texts.kit.list.actionsOf) })
    .click();
  await page.getByRole("menu").waitFor();
}

export async function chooseInMenu(page: Page, id: number, entry: string, texts: AdminTexts): Promise<void> {
  await openRowMenu(page, id, texts);
  await page.getByRole("menuitem", { name: entry }).click();
}

export async function answerYes(page: Page, yes: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: yes }).click();
  await dialog.waitFor({ state: "detached" });
}

/** The exported file as text. */
export async function exportCsv(page: Page, texts: AdminTexts): Promise<string> {
  await page.getByRole("button", { name: texts.kit.export.open }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: texts.kit.export.csv }).click(),
  ]);
  return readFileSync(await download.path(), "utf8");
}

export async function searchFor(page: Page, label: string, words: string): Promise<void> {
  await page.getByRole("searchbox", { name: label }).fill(words);
  await page.waitForURL((address) => address.searchParams.get("search") === words);
}

/** Opens the filters by their key, sets the first one and answers the parameters that came into the address. */
export async function filterOnce(page: Page, texts: AdminTexts): Promise<string[]> {
  const before = new Set(new URL(page.url()).searchParams.keys());
  await page.getByRole("button", { name: texts.kit.filter.open, exact: false }).first().click();
  const panel = page.locator(".mantine-Popover-dropdown").filter({ visible: true }).first();
  const first = panel.getByRole("combobox").or(panel.getByRole("textbox")).first();
  if ((await first.count()) === 0) return [];
  await first.click();
  await panel.getByRole("option").first().click();
  await page.keyboard.press("Escape");
  const now = () => [...new URL(page.url()).searchParams.keys()].filter((key) => !before.has(key));
  await page.waitForFunction((size) => new URL(location.href).searchParams.size > size, before.size);
  return now();
}

export const removesFilter = (page: Page, texts: AdminTexts): Locator =>
  page.getByRole("button", { name: anyOf(texts.kit.filter.remove) });
