import type { resources } from "@polyphon/contract/endpoints.ts";
import type { Endpoint } from "@polyphon/contract/kit/endpoint.ts";
import type { Fields } from "@polyphon/contract/kit/resource/resource-shape.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { url } from "../../kit/own-stack.ts";
import { readWorkbook } from "../../kit/files/read-workbook.ts";
import { type AdminTexts, adminTexts } from "../../kit/texts.ts";
import { finger, type Hand, pickFirst } from "./hand.ts";
import {
  changeSomething,
  faultsOf,
  fillForm,
  type FormStage,
  neededFields,
  touchForm,
} from "./resource-form.ts";
import {
  answerYes,
  chooseInMenu,
  exportCsv,
  exportXlsx,
  openFilters,
  removesFilter,
  rowOf,
  searchFor,
} from "./resource-list.ts";

export type Resource = (typeof resources)[number];

interface Row extends Readonly<Record<string, unknown>> {
  readonly id: number;
}

/** One administered thing in one language, with the hand that plays it. */
export interface Play {
  readonly page: Page;
  readonly resource: Resource;
  readonly language: Language;
  readonly texts: AdminTexts;
  readonly words: Words;
  readonly hand: Hand;
}

/** The words of a resource, by the convention that the kit reads them with. */
interface Words {
  readonly title: string;
  readonly add: string;
  readonly search: string;
  readonly fields: Readonly<Record<string, string>>;
}

export function wordsOf({ module, name }: Resource, language: Language): Words {
  const areas = adminTexts[language] as unknown as Record<string, Record<string, Words>>;
  const words = areas[module]?.[name];
  if (!words) throw new Error(`${module}.${name} has no texts in ${language}`);
  return words;
}

/** Fields of words that the contract does not let be empty and that no other field brings along. */
function neededOf({ fields }: Resource): string[] {
  return Object.entries(fields as Fields)
    .filter(([, field]) => field.kind === "text" && field.readOnly !== true)
    .filter(([, { schema }]) => !schema.safeParse("").success && !schema.safeParse(null).success)
    .map(([name]) => name);
}

const stageOf = ({ page, texts, resource }: Play): FormStage => ({ page, texts, fields: resource.fields });

export const offers = ({ resource }: Play, call: Endpoint): boolean =>
  resource.calls.some(({ name }) => name === call.name);

export async function noViolations({ page }: Play, where: string): Promise<void> {
  const found = await lastingViolations(page);
  expect(found.map((one) => `${where}: ${one}`)).toEqual([]);
}

const button = (place: Page | Locator, name: string): Locator =>
  place.getByRole("button", { name, exact: true });

const formIsOpen = ({ page }: Play) => page.locator("[data-field]").first().waitFor();

/** A form on a page leads back to the list; one in a drawer goes away over it. */
async function listIsBack({ page, words }: Play): Promise<void> {
  await page.locator("[data-field]").first().waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 1, name: words.title }).waitFor();
}

/** Sends the open form and answers the stored row; a form that refuses itself says at which fields. */
async function submit(play: Play, label: string, method: "POST" | "PUT"): Promise<Row> {
  const { page, hand, texts } = play;
  const answered = page
    .waitForResponse((one) => one.request().method() === method && one.url().includes("/services/admin/"))
    .catch(() => null);
  const refused = page
    .locator("[data-fault]")
    .first()
    .waitFor()
    .then(
      () => null,
      () => null,
    );
  // Whoever types saves without leaving the field.
  if (hand.usesKeys && label === texts.kit.form.save) await page.keyboard.press("ControlOrMeta+s");
  else await hand.press(button(page, label));
  const answer = await Promise.race([answered, refused]);
  if (answer === null) throw new Error(`the form refuses ${JSON.stringify([...(await faultsOf(page))])}`);
  expect(answer.status(), await answer.text()).toBe(200);
  await listIsBack(play);
  return (await answer.json()) as Row;
}

/** An empty form is refused at every field that must be filled, and the cursor stands in the first of them. */
export async function refuseEmpty(play: Play): Promise<void> {
  const { page, hand, texts, words } = play;
  const fields: Fields = play.resource.fields;
  await hand.press(button(page, words.add).first());
  await formIsOpen(play);
  const needed = await neededFields(page);
  const filled = await touchForm(stageOf(play), needed);
  await hand.press(button(page, texts.kit.form.add));
  const blank = needed.filter(
    (name) => name !== filled && !fields[name]?.schema.safeParse(undefined).success,
  );
  await expect.poll(async () => [...(await faultsOf(page)).keys()]).toEqual(expect.arrayContaining(blank));
  for (const [name, told] of await faultsOf(page)) expect(told, name).not.toBe("");
  const [first] = (await faultsOf(page)).keys();
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest("[data-field]")?.getAttribute("data-field")),
    )
    .toBe(first);
}

/** The form for a new row, or that of the first one, shows every field that must be filled, each by its name. */
export async function opensForm(play: Play): Promise<void> {
  const { page, resource, words } = play;
  if (offers(play, resource.add)) await button(page, words.add).first().click();
  else if (offers(play, resource.edit)) await openForm({ ...play, hand: finger }, (await firstRow(play)).id);
  else return;
  await formIsOpen(play);
  const drawn = await page
    .locator("[data-field]")
    .evaluateAll((places) => places.map((place) => place.getAttribute("data-field") ?? ""));
  expect(drawn.filter((name) => !(name in resource.fields))).toEqual([]);
  for (const name of drawn)
    await expect(page.locator(`[data-field="${name}"]`)).toContainText(words.fields[name] ?? name);
  expect(await neededFields(page)).toEqual(expect.arrayContaining(neededOf(resource)));
}

export async function addRow(play: Play): Promise<Row> {
  await fillForm(stageOf(play));
  return submit(play, play.texts.kit.form.add, "POST");
}

/** The first row of a list to which none can be added. */
export async function firstRow({ page }: Play): Promise<Row> {
  const row = page.locator("tr[data-row]").first();
  await row.waitFor();
  return { id: Number(await row.getAttribute("data-row")) };
}

/** Narrows the list to a row by words of its own, where the list can be searched. */
export async function findRow({ page, resource, words }: Play, row: Row): Promise<void> {
  const known = (resource.searchIn as readonly string[]).map((name) => row[name]);
  const found = known.find((value) => typeof value === "string" && value.length >= 3);
  if (typeof found === "string") await searchFor(page, words.search, found.slice(0, 100).trim());
  await rowOf(page, row.id).waitFor();
}

/** Both files begin with the names of all fields and hold what the list shows. */
export async function exportsBoth({ page, resource, texts, words, hand }: Play): Promise<void> {
  const labels = Object.keys(resource.fields).map((name) => words.fields[name] ?? name);
  const lines = (await exportCsv(page, texts, hand)).split("\r\n");
  const quoted = labels.map((label) => (/[",;\n]/.test(label) ? `"${label}"` : label));
  expect(lines[0]).toBe(`\uFEFF${quoted.join(",")}`);
  const [head, ...rows] = readWorkbook(await exportXlsx(page, texts, hand));
  expect(head).toEqual(labels);
  expect(rows.length).toBeGreaterThan(0);
}

export async function sortsByHead({ page, resource, words, hand }: Play, row: Row): Promise<void> {
  for (const name of resource.columns.filter((one) => resource.allSorts.includes(one))) {
    const head = page.getByRole("columnheader", { name: words.fields[name] ?? name, exact: true });
    await hand.press(head.getByRole("button"));
    await page.waitForURL((address) => address.searchParams.has("sort") || resource.sortBy.endsWith(name));
    await rowOf(page, row.id).waitFor();
  }
}

/** J walks to the row and E opens it; a finger takes the menu. */
async function openForm(play: Play, id: number): Promise<void> {
  const { page, texts, hand } = play;
  if (!hand.usesKeys) return chooseInMenu(page, id, texts.kit.list.edit, texts);
  await page.getByRole("searchbox").first().press("Tab");
  for (let steps = 0; steps < 30; steps += 1) {
    await page.keyboard.press("j");
    if ((await page.locator(`tr[data-row="${id}"][data-active]`).count()) > 0)
      return page.keyboard.press("e");
  }
  throw new Error(`J does not lead to row ${id}`);
}

/** The row as it is stored afterwards. */
export async function editRow(play: Play, row: Row): Promise<Row> {
  await openForm(play, row.id);
  await formIsOpen(play);
  await changeSomething(stageOf(play));
  const edited = await submit(play, play.texts.kit.form.save, "PUT");
  expect(edited.id).toBe(row.id);
  return edited;
}

/** Turning a row's switch asks first; no leaves it, yes turns it. */
export async function toggleRow({ page, resource, texts, hand }: Play, row: Row): Promise<void> {
  const turned = rowOf(page, row.id).getByRole("switch");
  const stored = "toggle" in resource ? row[resource.toggle] : undefined;
  // A form may have turned it, and the list shows that a moment after the form is gone.
  if (typeof stored === "boolean") await expect(turned).toBeChecked({ checked: stored });
  const before = await turned.isChecked();
  const dialog = page.getByRole("dialog");
  await hand.turn(turned);
  await hand.press(dialog.getByRole("button", { name: texts.kit.remove.cancel }));
  await dialog.waitFor({ state: "detached" });
  await expect(turned).toBeChecked({ checked: before });
  // There and back: a row that the demo brought is as others expect it.
  for (const isOn of [before, !before]) {
    await hand.turn(turned);
    await answerYes(page, isOn ? texts.kit.act.deactivate.yes : texts.kit.act.activate.yes, hand);
    await expect(turned).toBeChecked({ checked: !isOn });
  }
}

/** The history names what was done to the row, the newest first. */
export async function readHistory(play: Play, row: Row, told: readonly string[]): Promise<void> {
  const { page, texts, hand } = play;
  await chooseInMenu(page, row.id, texts.kit.history.open, texts, hand);
  const drawer = page.getByRole("dialog");
  for (const words of told) await drawer.getByText(words, { exact: true }).first().waitFor();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
}

const isListCall = (resource: Resource, address: URL, before: ReadonlySet<string>) =>
  address.pathname === resource.list.path && [...address.searchParams.keys()].some((key) => !before.has(key));

/** Sets the first filter; the list shows what the server found, and a press on the cross takes it back. */
export async function filterOnce({ page, resource, texts, hand }: Play): Promise<void> {
  await page.goto(url + resource.screens.list);
  await page.locator("tr[data-row]").first().waitFor();
  const before = new Set([...new URL(page.url()).searchParams.keys(), "limit", "sort"]);
  const panel = await openFilters(page, texts, hand);
  const answered = page.waitForResponse((one) => isListCall(resource, new URL(one.url()), before));
  await pickFirst(panel.getByRole("combobox").or(panel.getByRole("textbox")).first(), hand);
  const { items } = (await (await answered).json()) as { items: readonly unknown[] };
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("tr[data-row]").count()).toBe(items.length);
  await hand.press(removesFilter(page, texts).first());
  await page.waitForURL((address) => [...address.searchParams.keys()].every((key) => before.has(key)));
}

export async function removeRow({ page, texts, hand }: Play, { id }: Row): Promise<void> {
  await chooseInMenu(page, id, texts.kit.list.remove, texts, hand);
  await page.getByRole("dialog").waitFor();
  await answerYes(page, texts.kit.act.remove.yes, hand);
  await rowOf(page, id).waitFor({ state: "detached" });
}
