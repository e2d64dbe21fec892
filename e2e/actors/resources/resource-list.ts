import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomUUID } from "node:crypto";
import type { Download, Locator, Page } from "@playwright/test";
import { type AdminTexts, anyOf } from "../../kit/texts.ts";
import { finger, type Pointer } from "./pointer.ts";
import { holdsFocus, waitForFocusWithin } from "../keyboard.ts";

export const rowOf = (page: Page, id: number): Locator => page.locator(`tr[data-row="${id}"]`);

export async function openRowMenu(
  page: Page,
  id: number,
  texts: AdminTexts,
  pointer: Pointer = finger,
): Promise<Locator> {
  await pointer.press(rowOf(page, id).getByRole("button", { name: anyOf(texts.kit.list.actionsOf) }));
  const menu = page.getByRole("menu");
  await menu.waitFor();
  return menu;
}

/** By keyboard the entry is reached with the arrows, as in every menu. */
export async function chooseInMenu(
  page: Page,
  id: number,
  entry: string,
  texts: AdminTexts,
  pointer: Pointer = finger,
): Promise<void> {
  const menu = await openRowMenu(page, id, texts, pointer);
  const wanted = menu.getByRole("menuitem", { name: entry });
  if (!pointer.usesKeys) return wanted.click();
  await waitForFocusWithin(menu);
  const entries = await menu.getByRole("menuitem").count();
  // One step more than entries: the first may lead from the menu to its first entry.
  for (let steps = 0; steps <= entries; steps += 1) {
    if (await holdsFocus(wanted)) return wanted.press("Enter");
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`the arrows do not lead to ${entry}`);
}

export async function answerYes(page: Page, yes: string, pointer: Pointer = finger): Promise<void> {
  const dialog = page.getByRole("dialog");
  await pointer.press(dialog.getByRole("button", { name: yes }));
  await dialog.waitFor({ state: "detached" });
}

async function exported(
  page: Page,
  format: "csv" | "xlsx",
  texts: AdminTexts,
  pointer: Pointer,
): Promise<Download> {
  await pointer.press(page.getByRole("button", { name: texts.kit.export.open }));
  if (format === "xlsx") await pointer.turn(page.getByRole("checkbox", { name: texts.kit.export.allFields }));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    pointer.press(page.getByRole("button", { name: texts.kit.export[format] })),
  ]);
  return download;
}

/** The exported file as text: the columns that are shown. */
export async function exportCsv(page: Page, texts: AdminTexts, pointer: Pointer = finger): Promise<string> {
  return readFileSync(await (await exported(page, "csv", texts, pointer)).path(), "utf8");
}

/** The exported workbook with all fields, on disk. */
export async function exportWhole(page: Page, texts: AdminTexts, pointer: Pointer = finger): Promise<string> {
  const path = join(tmpdir(), `export-${randomUUID()}.xlsx`);
  await (await exported(page, "xlsx", texts, pointer)).saveAs(path);
  return path;
}

export async function searchFor(page: Page, label: string, words: string): Promise<void> {
  await page.getByRole("searchbox", { name: label }).fill(words);
  await page.waitForURL((address) => address.searchParams.get("search") === words);
}

/** Opens the filters, by shortcut for keyboard users, and returns the panel. */
export async function openFilters(page: Page, texts: AdminTexts, pointer: Pointer): Promise<Locator> {
  const button = page.getByRole("button", { name: texts.kit.filter.open, exact: false }).first();
  if (pointer.usesKeys) await button.press("f");
  else await button.click();
  const panel = page.locator(".mantine-Popover-dropdown").filter({ visible: true }).first();
  await panel.waitFor();
  return panel;
}

export const removesFilter = (page: Page, texts: AdminTexts): Locator =>
  page.getByRole("button", { name: anyOf(texts.kit.filter.remove) });
