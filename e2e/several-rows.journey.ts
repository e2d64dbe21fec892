import { randomUUID } from "node:crypto";
import { curatorCode } from "@polyphon/contract/content/curator-code.resource.ts";
import { postTag } from "@polyphon/contract/content/post-tag.resource.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { type Language, languages } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { finger, keys } from "./actors/hand.ts";
import { answerYes, chooseInMenu, rowOf, searchFor } from "./actors/resource-list.ts";
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

const hands = { en: keys, de: finger } as const;
const rates = { curatedCents: 500, originalCents: 1_200, localCents: 800 } as const;

/** Three codes that begin with the same letters, so that one search finds them and nothing else. */
async function threeCodes(): Promise<{ mark: string; ids: number[] }> {
  const mark = `Q${randomUUID()
    .replaceAll(/[^a-f0-9]/g, "")
    .slice(0, 5)
    .toUpperCase()}`;
  const ids: number[] = [];
  for (const end of ["A", "B", "C"])
    ids.push((await admin.call(curatorCode.add, { code: `${mark}${end}`, active: true, ...rates })).id);
  return { mark, ids };
}

async function openCodes(language: Language) {
  const { mark, ids } = await threeCodes();
  const scene = await openOffice(browser, admin, curatorCode.screens.list, language);
  ({ page } = scene);
  await searchFor(page, scene.texts.content["curator-codes"].search, mark);
  await expect.poll(() => page.locator("tr[data-row]").count()).toBe(ids.length);
  return { scene, mark, ids };
}

test.each(languages)(
  "several rows are switched off and deleted at once, after a question that says how many, in %s",
  async (language) => {
    const { scene, ids } = await openCodes(language);
    const { kit } = scene.texts;
    const hand = hands[language];
    const [first = 0, second = 0, third = 0] = ids;
    const bar = page.getByRole("toolbar", { name: kit.bulk.bar });
    if (hand.usesKeys) {
      await page.getByRole("searchbox").first().press("Tab");
      for (const key of ["j", "x", "j", "x"]) await page.keyboard.press(key);
    } else for (const id of [first, second]) await rowOf(page, id).getByRole("checkbox").click();
    await bar.getByText(fill(kit.bulk.count_other, { count: 2 })).waitFor();
    await scene.accessible();

    await hand.press(bar.getByRole("button", { name: kit.act.deactivate.verb, exact: true }));
    const dialog = page.getByRole("dialog");
    await dialog.getByText(fill(kit.act.deactivate.many, { count: 2 })).waitFor();
    await scene.accessible();
    await hand.press(dialog.getByRole("button", { name: kit.remove.cancel }));
    await dialog.waitFor({ state: "detached" });
    expect((await admin.call(curatorCode.get, { id: first })).active).toBe(true);
    await hand.press(bar.getByRole("button", { name: kit.act.deactivate.verb, exact: true }));
    await answerYes(page, kit.act.deactivate.yes, hand);
    await expect.poll(() => rowOf(page, first).getByRole("switch").isChecked()).toBe(false);
    const active = await Promise.all(
      ids.map(async (id) => (await admin.call(curatorCode.get, { id })).active),
    );
    expect(active).toEqual([false, false, true]);

    await hand.turn(rowOf(page, third).getByRole("checkbox"));
    await hand.turn(rowOf(page, first).getByRole("checkbox"));
    await hand.turn(rowOf(page, second).getByRole("checkbox"));
    await hand.press(bar.getByRole("button", { name: kit.act.remove.verb, exact: true }));
    await dialog.getByText(fill(kit.act.remove.many, { count: 3 })).waitFor();
    await answerYes(page, kit.act.remove.yes, hand);
    await expect.poll(() => page.locator("tr[data-row]").count()).toBe(0);
    expect(await bar.count()).toBe(0);
    expect(scene.errors).toEqual([]);
  },
);

test("all that a search finds is ticked beyond the page, counted and deleted by one press", async () => {
  const mark = randomUUID().slice(0, 8);
  const count = 30;
  for (let at = 0; at < count; at += 1) await admin.call(postTag.add, { name: `${mark} ${at}` });
  const scene = await openOffice(browser, admin, postTag.screens.list, "en");
  ({ page } = scene);
  const { act, bulk } = scene.texts.kit;
  await searchFor(page, scene.texts.content["post-tags"].search, mark);
  const rows = page.locator("tr[data-row]");
  await expect.poll(() => rows.count()).toBe(25);
  await page.getByRole("checkbox", { name: bulk.all }).press("Space");
  await scene.button(fill(bulk.selectAll, { formatted: count })).press("Enter");
  const bar = page.getByRole("toolbar", { name: bulk.bar });
  await bar.getByText(fill(bulk.count_other, { count })).waitFor();
  await bar.getByRole("button", { name: act.remove.verb, exact: true }).press("Enter");
  await page.getByRole("dialog").getByText(fill(act.remove.many, { count })).waitFor();
  await answerYes(page, act.remove.yes, keys);
  await expect.poll(() => rows.count()).toBe(0);
  expect((await admin.call(postTag.count, { search: mark })).count).toBe(0);
  expect(scene.errors).toEqual([]);
});

test.each(languages)(
  "the history of a row tells who changed what, before and after, in %s",
  async (language) => {
    const { scene, ids, mark } = await openCodes(language);
    const [id = 0] = ids;
    const { history, form } = scene.texts.kit;
    const words = scene.texts.content["curator-codes"];
    const stored = await admin.call(curatorCode.get, { id });
    await admin.call(curatorCode.edit, { ...stored, curatedCents: 650 });
    await admin.call(curatorCode.act, { ids: [id], action: "deactivate" });
    await chooseInMenu(page, id, history.open, scene.texts, hands[language]);
    const drawer = page.getByRole("dialog", { name: fill(history.title, { name: `${mark}A` }) });
    const entries = drawer.getByRole("listitem");
    await expect.poll(() => entries.count()).toBe(3);
    const [switched, priced, added] = [entries.nth(0), entries.nth(1), entries.nth(2)];
    await switched.getByText(history.EDITED, { exact: true }).waitFor();
    expect(await switched.locator("dt").allInnerTexts()).toEqual([words.fields.active]);
    expect(await switched.locator("del").innerText()).toBe(form.yes);
    expect(await switched.locator("ins").innerText()).toBe(form.no);
    expect(await priced.locator("dt").allInnerTexts()).toEqual([words.fields.curatedCents]);
    expect(await priced.locator("del").innerText()).toContain("5");
    expect(await priced.locator("ins").innerText()).toMatch(/6[.,]50/);
    await added.getByText(history.ADDED, { exact: true }).waitFor();
    expect(await added.innerText()).toContain(staff("Super admin").name);
    await scene.accessible();
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "detached" });
    for (const one of ids) await admin.call(curatorCode.remove, { id: one });
    expect(scene.errors).toEqual([]);
  },
);
