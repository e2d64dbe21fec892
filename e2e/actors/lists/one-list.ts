import { expect, type Page } from "@playwright/test";
import type { OfficeFixture } from "../../kit/screens/office-fixture.ts";
import { exportCsv } from "../resources/resource-list.ts";
import { readCsv } from "./read-csv.ts";
import { visitorZone } from "../../kit/visitor.ts";

interface Shown {
  readonly heads: readonly string[];
  /** The lines of each cell, below these heads. */
  readonly rows: readonly (readonly (readonly string[])[])[];
}

/** What a reader sees of the table: columns without a visible head are menus. */
export function tableOf(page: Page): Promise<Shown> {
  return page.locator("main table").evaluate((table) => {
    const linesOf = (cell: Element) => {
      const decoration = new Set(
        [...cell.querySelectorAll("[aria-hidden=true]")].map((one) => one.textContent),
      );
      return (cell as HTMLElement).innerText
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "" && !decoration.has(line));
    };
    const heads = [...table.querySelectorAll("thead th")];
    const seen = heads.flatMap((head, at) => {
      const [words] = head.children;
      return words && words.getBoundingClientRect().width > 2 && linesOf(head).length > 0 ? [at] : [];
    });
    return {
      heads: seen.map((at) => linesOf(heads[at] as Element).join(" ")),
      rows: [...table.querySelectorAll("tbody tr[data-row]")].map((row) =>
        seen.map((at) => linesOf(row.children[at] as Element)),
      ),
    };
  });
}

const plain = (words: string) =>
  words
    .replaceAll(/[\s“”"„«»]+/gu, " ")
    .replace(/^'/u, "")
    .trim();
/** A figure stands in the file without its currency and its separators. */
const digits = (words: string) => words.replaceAll(/[^\d]/gu, "");

function saysTheSame(line: string, cell: string): boolean {
  if (line === "–" || line === "—") return true;
  // Of several names a cell shows the first and how many more there are.
  if (plain(cell).includes(plain(line.replace(/ \+\d+$/u, "")))) return true;
  return /^[\d.,€ ]+$/u.test(line) && digits(line) === digits(cell);
}

/** The file has the heads of the screen and, in its order, every line of every cell that is shown. */
export async function exportsWhatIsSeen(state: OfficeFixture): Promise<void> {
  const { page, texts } = state;
  const shown = await tableOf(page);
  const [heads, ...rows] = readCsv(await exportCsv(page, texts));
  // The head of a column with times names their zone, which the page does in its foot.
  expect(heads?.map((head) => head.replace(` (${visitorZone})`, ""))).toEqual(shown.heads);
  expect(rows.length).toBeGreaterThanOrEqual(shown.rows.length);
  const missingFrom = (first: number) =>
    shown.rows.flatMap((cells, at) =>
      cells.flatMap((lines, column) => {
        const cell = rows[first + at]?.[column] ?? "";
        return lines
          .filter((line) => !saysTheSame(line, cell))
          .map((line) => `${at + 1}, ${shown.heads[column]}: “${line}” is not in “${cell}”`);
      }),
    );
  // A log may have grown at its head between the look and the file.
  const [missing = []] = [0, 1, 2].map(missingFrom).sort((one, other) => one.length - other.length);
  expect(missing).toEqual([]);
}

/** Every head that sorts does so, forwards and backwards, and the address keeps it. */
export async function sortsByEveryHead({ page }: OfficeFixture): Promise<number> {
  const sorting = page.locator("main thead th[aria-sort] button");
  const count = await sorting.count();
  for (let at = 0; at < count; at += 1) {
    const head = page.locator("main thead th[aria-sort]").nth(at);
    for (const press of [1, 2]) {
      const before = await head.getAttribute("aria-sort");
      await sorting.nth(at).click();
      await expect(head, `press ${press}`).not.toHaveAttribute("aria-sort", before ?? "");
      await expect(page.locator("main table")).toHaveAttribute("aria-busy", "false");
      await expect(page.locator("main tr[data-row]").first()).toBeVisible();
    }
  }
  return count;
}

/** A column that is left out is gone from the table, and the usual ones come back. */
export async function choosesColumns({ page, texts, button }: OfficeFixture): Promise<void> {
  const { heads } = await tableOf(page);
  const last = heads.at(-1) ?? "";
  const head = page.getByRole("columnheader", { name: last, exact: true });
  await button(texts.kit.columns.open).click();
  await page.getByRole("checkbox", { name: last, exact: true }).click();
  await expect(head).toHaveCount(0);
  await button(texts.kit.columns.usual).click();
  await expect(head).toHaveCount(1);
  await page.keyboard.press("Escape");
}

/** J and K walk through the rows. */
export async function walksWithKeys({ page }: OfficeFixture): Promise<void> {
  const rows = page.locator("main tr[data-row]");
  await page.locator("h1").click();
  await page.keyboard.press("j");
  await expect(rows.first()).toHaveAttribute("data-active");
  await page.keyboard.press("Escape");
  await expect(page.locator("tr[data-active]")).toHaveCount(0);
}

/** On a phone a row is a card that nothing is cut off from. */
export async function fitsAPhone({ page }: OfficeFixture): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0);
  await expect(page.locator("main tr[data-row]").first()).toBeVisible();
  if (size) await page.setViewportSize(size);
}
