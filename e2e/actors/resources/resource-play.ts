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
import { finger, type Pointer, pickFirst } from "./pointer.ts";
import {
  changeSomething,
  faultsOf,
  fillForm,
  type FormSetup,
  neededFields,
  touchForm,
} from "./resource-form.ts";
import {
  answerYes,
  chooseInMenu,
  exportCsv,
  exportWhole,
  openFilters,
  removesFilter,
  rowOf,
  searchFor,
} from "./resource-list.ts";
import { visitorZone } from "../../kit/visitor.ts";

export type Resource = (typeof resources)[number];

interface Row extends Readonly<Record<string, unknown>> {
  readonly id: number;
}

/** One resource in one language, with the pointer that operates it. */
export interface Play {
  readonly page: Page;
  readonly resource: Resource;
  readonly language: Language;
  readonly texts: AdminTexts;
  readonly words: Words;
  readonly pointer: Pointer;
}

/** The texts of a resource, by the naming convention of the kit. */
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

/** Text fields that the contract requires and that no other field fills in. */
function neededOf({ fields }: Resource): string[] {
  return Object.entries(fields as Fields)
    .filter(([, field]) => field.kind === "text" && field.readOnly !== true)
    .filter(([, { schema }]) => !schema.safeParse("").success && !schema.safeParse(null).success)
    .map(([name]) => name);
}

const setupOf = ({ page, texts, resource }: Play): FormSetup => ({ page, texts, fields: resource.fields });

export const offers = ({ resource }: Play, call: Endpoint): boolean =>
  resource.calls.some(({ name }) => name === call.name);

export async function noViolations({ page }: Play, where: string): Promise<void> {
  const found = await lastingViolations(page);
  expect(found.map((one) => `${where}: ${one}`)).toEqual([]);
}

const button = (place: Page | Locator, name: string): Locator =>
  place.getByRole("button", { name, exact: true });

const formIsOpen = ({ page }: Play) => page.locator("[data-field]").first().waitFor();

/** A form on a page leads back to the list; a drawer closes over it. */
async function listIsBack({ page, words }: Play): Promise<void> {
  await page.locator("[data-field]").first().waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 1, name: words.title }).waitFor();
}

/** Submits the open form and returns the stored row; a form that refuses shows at which fields. */
async function submit(play: Play, label: string, method: "POST" | "PUT"): Promise<Row> {
  const { page, pointer, texts } = play;
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
  // A keyboard user saves without leaving the field.
  if (pointer.usesKeys && label === texts.kit.form.save) await page.keyboard.press("ControlOrMeta+s");
  else await pointer.press(button(page, label));
  const answer = await Promise.race([answered, refused]);
  if (answer === null) throw new Error(`the form refuses ${JSON.stringify([...(await faultsOf(page))])}`);
  expect(answer.status(), await answer.text()).toBe(200);
  await listIsBack(play);
  return (await answer.json()) as Row;
}

/** An empty form is refused at every required field, and the focus is on the first of them. */
export async function refuseEmpty(play: Play): Promise<void> {
  const { page, pointer, texts, words } = play;
  const fields: Fields = play.resource.fields;
  await pointer.press(button(page, words.add).first());
  await formIsOpen(play);
  const needed = await neededFields(page);
  const filled = await touchForm(setupOf(play), needed);
  await pointer.press(button(page, texts.kit.form.add));
  const blank = needed.filter(
    (name) => name !== filled && !fields[name]?.schema.safeParse(undefined).success,
  );
  await expect.poll(async () => [...(await faultsOf(page)).keys()]).toEqual(expect.arrayContaining(blank));
  for (const [name, messages] of await faultsOf(page)) expect(messages, name).not.toBe("");
  const [first] = (await faultsOf(page)).keys();
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest("[data-field]")?.getAttribute("data-field")),
    )
    .toBe(first);
}

/** The form for a new row, or that of the first row, shows every required field with its name. */
export async function opensForm(play: Play): Promise<void> {
  const { page, resource, words } = play;
  if (offers(play, resource.add)) await button(page, words.add).first().click();
  else if (offers(play, resource.edit))
    await openForm({ ...play, pointer: finger }, (await firstRow(play)).id);
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
  await fillForm(setupOf(play));
  return submit(play, play.texts.kit.form.add, "POST");
}

/** The first row of a list to which none can be added. */
export async function firstRow({ page }: Play): Promise<Row> {
  const row = page.locator("tr[data-row]").first();
  await row.waitFor();
  return { id: Number(await row.getAttribute("data-row")) };
}

/** Searches the list for the text of a row, where the list can be searched. */
export async function findRow({ page, resource, words }: Play, row: Row): Promise<void> {
  const known = (resource.searchIn as readonly string[]).map((name) => row[name]);
  const found = known.find((value) => typeof value === "string" && value.length >= 3);
  if (typeof found === "string") await searchFor(page, words.search, found.slice(0, 100).trim());
  await rowOf(page, row.id).waitFor();
}

/** One file has the columns of the list, the other all fields; both contain what the list shows. */
export async function exportsBoth({ page, resource, texts, words, pointer }: Play): Promise<void> {
  const fields: Readonly<Record<string, { readonly kind: string }>> = resource.fields;
  const labelOf = (name: string) => {
    const label = words.fields[name] ?? name;
    return fields[name]?.kind === "dateTime" ? `${label} (${visitorZone})` : label;
  };
  const labels = resource.columns.map(labelOf);
  const lines = (await exportCsv(page, texts, pointer)).split("\r\n");
  const quoted = labels.map((label) => (/[",;\n]/.test(label) ? `"${label}"` : label));
  expect(lines[0]).toBe(`\uFEFF${quoted.join(",")}`);
  const [head, ...rows] = readWorkbook(await exportWhole(page, texts, pointer));
  expect(head).toEqual(Object.keys(resource.fields).map(labelOf));
  expect(rows.length).toBeGreaterThan(0);
}

export async function sortsByHead({ page, resource, words, pointer }: Play, row: Row): Promise<void> {
  for (const name of resource.columns.filter((one) => resource.allSorts.includes(one))) {
    const head = page.getByRole("columnheader", { name: words.fields[name] ?? name, exact: true });
    await pointer.press(head.getByRole("button"));
    await page.waitForURL((address) => address.searchParams.has("sort") || resource.sortBy.endsWith(name));
    await rowOf(page, row.id).waitFor();
  }
}

/** J moves to the row and E opens it; a finger uses the menu. */
async function openForm(play: Play, id: number): Promise<void> {
  const { page, texts, pointer } = play;
  if (!pointer.usesKeys) return chooseInMenu(page, id, texts.kit.list.edit, texts);
  await page.getByRole("searchbox").first().press("Tab");
  for (let steps = 0; steps < 30; steps += 1) {
    await page.keyboard.press("j");
    if ((await page.locator(`tr[data-row="${id}"][data-active]`).count()) > 0)
      return page.keyboard.press("e");
  }
  throw new Error(`J does not lead to row ${id}`);
}

/** Returns the row as it is stored afterwards. */
export async function editRow(play: Play, row: Row): Promise<Row> {
  await openForm(play, row.id);
  await formIsOpen(play);
  await changeSomething(setupOf(play));
  const edited = await submit(play, play.texts.kit.form.save, "PUT");
  expect(edited.id).toBe(row.id);
  return edited;
}

/** A row's switch asks first: no leaves it as it is, yes switches it. */
export async function toggleRow({ page, resource, texts, pointer }: Play, row: Row): Promise<void> {
  const turned = rowOf(page, row.id).getByRole("switch");
  const stored = "toggle" in resource ? row[resource.toggle] : undefined;
  // A form may have switched it, and the list shows that a moment after the form has closed.
  if (typeof stored === "boolean") await expect(turned).toBeChecked({ checked: stored });
  const before = await turned.isChecked();
  const dialog = page.getByRole("dialog");
  await pointer.turn(turned);
  await pointer.press(dialog.getByRole("button", { name: texts.kit.remove.cancel }));
  await dialog.waitFor({ state: "detached" });
  await expect(turned).toBeChecked({ checked: before });
  // Switches it back, because other journeys use the demo's rows.
  for (const isOn of [before, !before]) {
    await pointer.turn(turned);
    await answerYes(page, isOn ? texts.kit.act.deactivate.yes : texts.kit.act.activate.yes, pointer);
    await expect(turned).toBeChecked({ checked: !isOn });
  }
}

/** The history lists what was done to the row, newest first. */
export async function readHistory(play: Play, row: Row, messages: readonly string[]): Promise<void> {
  const { page, texts, pointer } = play;
  await chooseInMenu(page, row.id, texts.kit.history.open, texts, pointer);
  const drawer = page.getByRole("dialog");
  for (const words of messages) await drawer.getByText(words, { exact: true }).first().waitFor();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
}

const isListCall = (resource: Resource, address: URL, before: ReadonlySet<string>) =>
  address.pathname === resource.list.path && [...address.searchParams.keys()].some((key) => !before.has(key));

/** Sets the first filter; the list shows what the server found, and the cross removes the filter. */
export async function filterOnce({ page, resource, texts, pointer }: Play): Promise<void> {
  await page.goto(url + resource.screens.list);
  await page.locator("tr[data-row]").first().waitFor();
  const before = new Set([...new URL(page.url()).searchParams.keys(), "limit", "sort"]);
  const panel = await openFilters(page, texts, pointer);
  const answered = page.waitForResponse((one) => isListCall(resource, new URL(one.url()), before));
  await pickFirst(panel.getByRole("combobox").or(panel.getByRole("textbox")).first(), pointer);
  const { items } = (await (await answered).json()) as { items: readonly unknown[] };
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("tr[data-row]").count()).toBe(items.length);
  await pointer.press(removesFilter(page, texts).first());
  await page.waitForURL((address) => [...address.searchParams.keys()].every((key) => before.has(key)));
}

export async function removeRow({ page, texts, pointer }: Play, { id }: Row): Promise<void> {
  await chooseInMenu(page, id, texts.kit.list.remove, texts, pointer);
  await page.getByRole("dialog").waitFor();
  await answerYes(page, texts.kit.act.remove.yes, pointer);
  await rowOf(page, id).waitFor({ state: "detached" });
}
