import { resources } from "@polyphon/contract/endpoints.ts";
import type { Fields } from "@polyphon/contract/kit/resource.ts";
import { type Language, languages } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { builtPaths } from "../tools/screens-built.ts";
import { changeSomething, fillForm, type FormStage, neededFields } from "./actors/resource-form.ts";
import {
  answerYes,
  chooseInMenu,
  exportCsv,
  filterOnce,
  removesFilter,
  rowOf,
  searchFor,
} from "./actors/resource-list.ts";
import { openBrowser } from "./browser.ts";
import { axeViolations } from "./kit/axe-violations.ts";
import { type Caller, signIn } from "./kit/caller.ts";
import { staff } from "./kit/demo.ts";
import { openAs } from "./kit/open-as.ts";
import { url } from "./kit/own-stack.ts";
import { adminTexts } from "./kit/texts.ts";

const views = { en: { width: 1440, height: 900 }, de: { width: 390, height: 844 } } as const;
const built = new Set<string>(
  builtPaths(new URL("../apps/admin/src/app/built-screens.ts", import.meta.url).pathname),
);
type Resource = (typeof resources)[number];
const shown = resources.filter(({ screens }) => built.has(screens.list));
/** The gate plays each of them once, in one language after the other; `pnpm e2e --full` plays all in both. */
const played = (language: Language) =>
  shown.filter((_, at) => inject("full") || languages[at % languages.length] === language);

/** The words of a resource in a language, by the convention that the kit reads them with. */
interface Words {
  readonly title: string;
  readonly add: string;
  readonly search: string;
  readonly fields: Readonly<Record<string, string>>;
}

function wordsOf({ module, name }: Resource, language: Language): Words {
  const areas = adminTexts[language] as unknown as Record<string, Record<string, Words>>;
  const words = areas[module]?.[name];
  if (!words) throw new Error(`${module}.${name} has no texts in ${language}`);
  return words;
}

interface Row extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly version: number;
}

let browser: Browser;
const callers = new Map<boolean, Caller>();
beforeAll(async () => {
  browser = await openBrowser();
  callers.set(false, await signIn(url, staff("Super admin"), "ADMIN"));
  callers.set(true, await signIn(url, staff("Corporate admin"), "ADMIN"));
});
afterAll(() => browser.close());

let page: Page;
afterEach(() => page.context().close());

async function openList(resource: Resource, language: Language): Promise<string[]> {
  const caller = callers.get("corporate" in resource && resource.corporate);
  if (!caller) throw new Error("nobody is signed in");
  const opened = await openAs(browser, { ...views[language], language }, "admin", caller);
  ({ page } = opened);
  page.setDefaultTimeout(60_000);
  await page.goto(url + resource.screens.list);
  await page.getByRole("heading", { level: 1, name: wordsOf(resource, language).title }).waitFor();
  return opened.errors;
}

const addOf = (resource: Resource, language: Language) =>
  page.getByRole("button", { name: wordsOf(resource, language).add, exact: true }).first();

/** Sends the open form and answers the stored row; a form that refuses itself says at which fields. */
async function submit(label: string, method: "POST" | "PUT"): Promise<Row> {
  const answered = page.waitForResponse(
    (one) => one.request().method() === method && one.url().includes("/services/admin/"),
  );
  const refused = page
    .locator("[data-fault]")
    .first()
    .waitFor()
    .then(() => page.locator("[data-fault]").allInnerTexts());
  await page.getByRole("button", { name: label, exact: true }).click();
  const answer = await Promise.race([answered, refused]);
  if (Array.isArray(answer)) throw new Error(`the form refuses ${answer.join("; ")}`);
  expect(answer.status(), await answer.text()).toBe(200);
  refused.catch(() => undefined);
  return (await answer.json()) as Row;
}

describe.each(languages)("every administered thing, in %s", (language) => {
  const texts = adminTexts[language];
  const { kit } = texts;

  test.each(played(language).map((resource) => ({ name: resource.name, resource })))(
    "$name",
    async ({ resource }) => {
      const errors = await openList(resource, language);
      const words = wordsOf(resource, language);
      const fields: Fields = resource.fields;
      const stage: FormStage = { page, texts, fields };
      const verbs = new Set(resource.calls.map(({ name }) => name));
      const axe = async (where: string) =>
        expect((await axeViolations(page, "everything")).map((one) => `${where}: ${one}`)).toEqual([]);

      let row: Row | undefined;
      if (verbs.has(resource.add.name)) {
        await addOf(resource, language).click();
        await page.locator("[data-field]").first().waitFor();
        const needed = await neededFields(page);
        const [first] = needed;
        const kind = first === undefined ? undefined : fields[first]?.kind;
        if (first !== undefined && (kind === "text" || kind === "longText")) {
          await page.locator(`[data-field="${first}"]`).locator("input, textarea").first().fill("   ");
          await page.getByRole("button", { name: kit.form.add, exact: true }).click();
          await page.locator(`[data-field="${first}"][data-fault]`).waitFor();
          await axe("refused form");
        }
        await fillForm(stage);
        row = await submit(kit.form.add, "POST");
        await page.getByRole("heading", { level: 1, name: words.title }).waitFor();
      } else {
        const [one] = await page
          .locator("tr[data-row]")
          .evaluateAll((rows) => rows.map((at) => Number(at.getAttribute("data-row"))));
        row = one === undefined ? undefined : { id: one, version: 0 };
      }
      if (row === undefined) throw new Error(`${resource.name}: no row to work with`);
      const { id } = row;

      for (const name of resource.searchIn as readonly string[]) {
        const found = row[name];
        if (typeof found !== "string" || found.length < 3) continue;
        await searchFor(page, words.search, found.slice(0, 100));
        break;
      }
      await rowOf(page, id).waitFor();
      await axe("list");

      const file = await exportCsv(page, texts);
      const labels = Object.keys(fields).map((name) => words.fields[name] ?? name);
      expect(file.split("\r\n")[0]).toBe(
        `\uFEFF${labels.map((label) => (/[",;\n]/.test(label) ? `"${label}"` : label)).join(",")}`,
      );
      expect(file.split("\r\n").length).toBeGreaterThan(2);

      if (language === "en")
        for (const name of (resource.columns as readonly string[]).filter((one) =>
          resource.allSorts.includes(one),
        )) {
          const head = page.getByRole("columnheader", { name: words.fields[name] ?? name, exact: true });
          await head.getByRole("button").click();
          await page.waitForURL((address) => address.searchParams.has("sort") || name === resource.sortBy);
          await rowOf(page, id).waitFor();
        }

      if (verbs.has(resource.edit.name)) {
        await chooseInMenu(page, id, kit.list.edit, texts);
        await page.locator("[data-field]").first().waitFor();
        if (await changeSomething(stage)) {
          const edited = await submit(kit.form.save, "PUT");
          expect(edited.id).toBe(id);
          await page.getByRole("heading", { level: 1, name: words.title }).waitFor();
        } else await page.getByRole("button", { name: kit.form.cancel, exact: true }).click();
      }
      if (new URL(page.url()).searchParams.size === 0 || (await rowOf(page, id).count()) === 0) {
        await page.goto(url + resource.screens.list);
        const fresh = row[(resource.searchIn as readonly string[])[0] ?? ""];
        if (typeof fresh === "string" && fresh.length >= 3)
          await searchFor(page, words.search, fresh.slice(0, 14).trim());
      }
      await rowOf(page, id).waitFor();

      if ("toggle" in resource && resource.toggle !== undefined && verbs.has(resource.act.name)) {
        const turned = rowOf(page, id).getByRole("switch");
        const before = (await turned.count()) === 0 ? null : await turned.isChecked();
        if (before !== null) {
          await turned.click({ force: true });
          await page.getByRole("dialog").waitFor();
          await axe("question");
          await answerYes(page, before ? kit.act.deactivate.yes : kit.act.activate.yes);
          await expect.poll(() => turned.isChecked()).toBe(!before);
        }
      }

      await chooseInMenu(page, id, kit.history.open, texts);
      const past = page.getByRole("dialog");
      if (verbs.has(resource.add.name))
        await past.getByText(kit.history.ADDED, { exact: true }).first().waitFor();
      await axe("history");
      await page.keyboard.press("Escape");
      await past.waitFor({ state: "detached" });

      if (language === "en" && "filters" in resource && (resource.filters?.length ?? 0) > 0) {
        const set = await filterOnce(page, texts);
        if (set.length > 0) await removesFilter(page, texts).first().click();
      }

      if (verbs.has(resource.remove.name)) {
        await rowOf(page, id).waitFor();
        await chooseInMenu(page, id, kit.list.remove, texts);
        await page.getByRole("dialog").waitFor();
        await answerYes(page, kit.act.remove.yes);
        await rowOf(page, id).waitFor({ state: "detached" });
      }
      expect(errors).toEqual([]);
    },
  );
});
