import { randomUUID } from "node:crypto";
import { curatorCode } from "@polyphon/contract/content/post-form/curator-code.resource.ts";
import { postTag } from "@polyphon/contract/content/post-form/post-tag.resource.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { languagesOf } from "../../kit/languages-of.ts";
import { expect, test } from "../../kit/test.ts";
import { finger, keys } from "../../actors/resources/pointer.ts";
import { answerYes, chooseInMenu, rowOf, searchFor } from "../../actors/resources/resource-list.ts";
import { staff } from "../../kit/people/demo.ts";
import { openOffice } from "../../kit/screens/office-fixture.ts";
import { superAdmin } from "../../kit/people/people.ts";

const pointers = { en: keys, de: finger } as const;
const rates = { curatedCents: 500, originalCents: 1_200, localCents: 800 } as const;

/** Three codes with a common prefix, so that one search finds only them. */
async function threeCodes(): Promise<{ mark: string; ids: number[] }> {
  const mark = `Q${randomUUID()
    .replaceAll(/[^a-f0-9]/g, "")
    .slice(0, 5)
    .toUpperCase()}`;
  const { call } = await superAdmin();
  const ids: number[] = [];
  for (const end of ["A", "B", "C"])
    ids.push((await call(curatorCode.add, { code: `${mark}${end}`, active: true, ...rates })).id);
  return { mark, ids };
}

async function openCodes(language: Language) {
  const { mark, ids } = await threeCodes();
  const state = await openOffice(await superAdmin(), curatorCode.screens.list, language);
  const { page } = state;
  await searchFor(page, state.texts.content["curator-codes"].search, mark);
  await expect(page.locator("tr[data-row]")).toHaveCount(ids.length);
  return { state, mark, ids };
}

for (const language of languagesOf(import.meta.url))
  test(`several rows are deactivated and deleted at once, after a confirmation that says how many, in ${language}`, async () => {
    const { state, ids } = await openCodes(language);
    const { page } = state;
    const { kit } = state.texts;
    const { call } = await superAdmin();
    const areActive = () => Promise.all(ids.map(async (id) => (await call(curatorCode.get, { id })).active));
    const pointer = pointers[language];
    const [first = 0, second = 0, third = 0] = ids;
    const bar = page.getByRole("toolbar", { name: kit.bulk.bar });
    if (pointer.usesKeys) {
      await page.getByRole("searchbox").first().press("Tab");
      for (const key of ["j", "x", "j", "x"]) await page.keyboard.press(key);
    } else for (const id of [first, second]) await rowOf(page, id).getByRole("checkbox").click();
    await expect(bar.getByText(fill(kit.bulk.count_other, { count: 2 }))).toBeVisible();
    await state.accessible();

    await pointer.press(bar.getByRole("button", { name: kit.act.deactivate.verb, exact: true }));
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(fill(kit.act.deactivate.many, { count: 2 }))).toBeVisible();
    await state.accessible();
    await pointer.press(dialog.getByRole("button", { name: kit.remove.cancel }));
    await expect(dialog).toHaveCount(0);
    expect(await areActive()).toEqual([true, true, true]);
    await pointer.press(bar.getByRole("button", { name: kit.act.deactivate.verb, exact: true }));
    await answerYes(page, kit.act.deactivate.yes, pointer);
    await expect(rowOf(page, first).getByRole("switch")).not.toBeChecked();
    await expect.poll(areActive).toEqual([false, false, true]);

    await pointer.turn(rowOf(page, third).getByRole("checkbox"));
    await pointer.turn(rowOf(page, first).getByRole("checkbox"));
    await pointer.turn(rowOf(page, second).getByRole("checkbox"));
    await pointer.press(bar.getByRole("button", { name: kit.act.remove.verb, exact: true }));
    await expect(dialog.getByText(fill(kit.act.remove.many, { count: 3 }))).toBeVisible();
    await answerYes(page, kit.act.remove.yes, pointer);
    await expect(page.locator("tr[data-row]")).toHaveCount(0);
    await expect(bar).toHaveCount(0);
    expect(state.errors).toEqual([]);
  });

test("all search results can be selected beyond the page, counted and deleted with one click", async () => {
  const mark = randomUUID().slice(0, 8);
  const count = 30;
  const { call } = await superAdmin();
  for (let at = 0; at < count; at += 1) await call(postTag.add, { name: `${mark} ${at}` });
  const state = await openOffice(await superAdmin(), postTag.screens.list, "en");
  const { page } = state;
  const { act, bulk } = state.texts.kit;
  await searchFor(page, state.texts.content["post-tags"].search, mark);
  const rows = page.locator("tr[data-row]");
  await expect(rows).toHaveCount(25);
  await expect(rows.filter({ hasText: mark })).toHaveCount(25);
  await page.getByRole("checkbox", { name: bulk.all }).press("Space");
  await state.button(fill(bulk.selectAll, { formatted: count })).press("Enter");
  const bar = page.getByRole("toolbar", { name: bulk.bar });
  await expect(bar.getByText(fill(bulk.count_other, { count }))).toBeVisible();
  await bar.getByRole("button", { name: act.remove.verb, exact: true }).press("Enter");
  await expect(page.getByRole("dialog").getByText(fill(act.remove.many, { count }))).toBeVisible();
  await answerYes(page, act.remove.yes, keys);
  await expect(rows).toHaveCount(0);
  await expect.poll(async () => (await call(postTag.count, { search: mark })).count).toBe(0);
  expect(state.errors).toEqual([]);
});

for (const language of languagesOf(import.meta.url))
  test(`the history of a row shows who changed what, before and after, in ${language}`, async () => {
    const { state, ids, mark } = await openCodes(language);
    const { page } = state;
    const { call } = await superAdmin();
    const [id = 0] = ids;
    const { history, form } = state.texts.kit;
    const words = state.texts.content["curator-codes"];
    const stored = await call(curatorCode.get, { id });
    await call(curatorCode.edit, { ...stored, curatedCents: 650 });
    await call(curatorCode.act, { ids: [id], action: "deactivate" });
    await chooseInMenu(page, id, history.open, state.texts, pointers[language]);
    const drawer = page.getByRole("dialog", { name: fill(history.title, { name: `${mark}A` }) });
    const entries = drawer.getByRole("listitem");
    await expect(entries).toHaveCount(3);
    const [switched, priced, added] = [entries.nth(0), entries.nth(1), entries.nth(2)];
    await expect(switched.getByText(history.EDITED, { exact: true })).toBeVisible();
    await expect(switched.locator("dt")).toHaveText([words.fields.active]);
    await expect(switched.locator("del")).toHaveText(form.yes);
    await expect(switched.locator("ins")).toHaveText(form.no);
    await expect(priced.locator("dt")).toHaveText([words.fields.curatedCents]);
    await expect(priced.locator("del")).toHaveText(/5[.,]00/);
    await expect(priced.locator("ins")).toHaveText(/6[.,]50/);
    await expect(added.getByText(history.ADDED, { exact: true })).toBeVisible();
    await expect(added).toContainText(staff("Super admin").name);
    await state.accessible();
    await page.keyboard.press("Escape");
    await expect(drawer).toHaveCount(0);
    expect(state.errors).toEqual([]);
  });
