import { randomUUID } from "node:crypto";
import { readAiSettings } from "@polyphon/contract/ai/ai.contract.ts";
import { galleryImage } from "@polyphon/contract/content/gallery/gallery-image.resource.ts";
import { aiWords as german } from "@polyphon/i18n/de/ai/ai.shared.ts";
import { ownPosts as ownPostsDe } from "@polyphon/i18n/de/content/own-posts.employee.ts";
import { aiWords as english } from "@polyphon/i18n/en/ai/ai.shared.ts";
import { ownPosts as ownPostsEn } from "@polyphon/i18n/en/content/own-posts.employee.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Locator, Page } from "@playwright/test";
import { freshPosts, openDialogOf } from "../../actors/share-dialog.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import type { Caller } from "../../kit/people/caller.ts";
import { castsOf, languagesOf } from "../../kit/languages-of.ts";
import { openOffice } from "../../kit/screens/office-fixture.ts";
import { sandboxUrl, url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { newEmployee, superAdmin } from "../../kit/people/people.ts";
import { expect, test } from "../../kit/test.ts";
import { adminTexts, employeeTexts, errorTexts } from "../../kit/texts.ts";

const allWords = { en: english, de: german } as const;
const casts = [
  { language: "en", view: { width: 1280, height: 900 }, ownPosts: ownPostsEn },
  { language: "de", view: { width: 390, height: 844 }, ownPosts: ownPostsDe },
] as const;

async function control<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${sandboxUrl}/__sandbox/${path}`, {
    method,
    headers: { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** While this lasts, the AI answers every request with an error. */
async function whileFailing(fault: object, act: () => Promise<void>): Promise<void> {
  const order = { route: "POST /v1/chat/completions", ...fault };
  const { ids } = await control<{ ids: number[] }>("POST", "faults", order);
  try {
    await act();
  } finally {
    for (const id of ids) await control("DELETE", `faults/${id}`);
  }
}

/** While this lasts, the AI delays each chunk of an answer. */
async function whileWriting(everyMs: number, act: () => Promise<void>): Promise<void> {
  const before = await control<{ openai: { everyMs: number } }>("GET", "settings");
  await control("PATCH", "settings", { openai: { everyMs } });
  try {
    await act();
  } finally {
    await control("PATCH", "settings", { openai: { everyMs: before.openai.everyMs } });
  }
}

for (const { language, view } of castsOf(import.meta.url, casts))
  test.describe(`suggestions for a share in ${language}`, () => {
    const [words, texts, errors] = [allWords[language], employeeTexts[language], errorTexts[language]];
    let caller: Caller;
    let page: Page;
    let dialog: Locator;
    let panel: Locator;
    const button = (name: string) => panel.getByRole("button", { name, exact: true });
    const items = () => panel.getByRole("listitem");
    const textOf = (at: number) => items().nth(at).getByRole("paragraph");

    test.beforeEach(async () => {
      // One text for all networks, for which several suggestions are made at once.
      ({ caller } = await newEmployee({ company: "kornblume", connected: true }));
      const [post] = await freshPosts(caller);
      if (!post) throw new Error("the demo has no post with a picture");
      ({ page } = await openAs({ ...view, language }, "employee", caller));
      dialog = await openDialogOf(page, url, post.id);
      await dialog.getByRole("button", { name: texts.sharing.compose.ai.open, exact: true }).click();
      panel = dialog.getByRole("region", { name: words.title });
      await expect(button(words.suggest)).toBeEnabled();
    });

    test("appear as they are written, three at first, and one can be applied and undone [B4.9-11] [B9-06] [C9-14]", async () => {
      await whileWriting(60, async () => {
        await button(words.suggest).click();
        await expect(panel.getByText(words.writing, { exact: true })).toBeAttached();
        // Text without a button that could apply it yet.
        const begun = panel.locator("ol:not(:has(button)) [data-writing]").filter({ hasText: /.{5}/ });
        await expect(begun).not.toHaveCount(0);
        await expect(button(words.use)).toHaveCount(3);
      });
      await expect(items()).toHaveCount(3);
      expect(await lastingViolations(page)).toEqual([]);
      const copy = dialog.getByRole("textbox", { name: texts.sharing.dialog.copy, exact: true });
      const before = await copy.inputValue();
      const suggested = await textOf(1).innerText();
      expect(suggested).not.toBe(before);
      await button(words.use).nth(1).click();
      await expect(copy).toHaveValue(suggested);
      await button(words.undo).click();
      await expect(copy).toHaveValue(before);
    });

    test("are replaced one by one, also with the keyboard [B4.9-12]", async () => {
      await button(words.suggest).click();
      await expect(button(words.use)).toHaveCount(3);
      const [first, second, third] = await items().getByRole("paragraph").allInnerTexts();
      await panel.getByRole("textbox", { name: words.instruction }).fill("Begin with a question");
      await button(fill(words.retry, { number: 2 })).focus();
      await page.keyboard.press("Enter");
      await expect(textOf(1)).not.toHaveText(second ?? "");
      await expect(button(words.use)).toHaveCount(3);
      await expect(items()).toHaveCount(3);
      await expect(textOf(0)).toHaveText(first ?? "");
      await expect(textOf(1)).not.toHaveText(second ?? "");
      await expect(textOf(2)).toHaveText(third ?? "");
    });

    test("apologise when the AI fails and offer a retry that fetches one [B8-13] [C8-42] [C8-43]", async () => {
      await whileFailing({ kind: "http", status: 500 }, async () => {
        await button(words.suggest).click();
        await expect(panel.getByText(errors.ai_unavailable, { exact: true })).toBeVisible();
        await expect(panel.getByText(words.fetchError, { exact: true })).toBeVisible();
        expect(await lastingViolations(page)).toEqual([]);
      });
      await button(words.reload).click();
      await expect(button(words.use)).toHaveCount(1);
      await expect(items()).toHaveCount(1);
    });

    test("say when the AI is busy and when it refuses a request", async () => {
      await whileFailing({ kind: "too_many", retryAfterSeconds: 17 }, async () => {
        await button(words.suggest).click();
        const busy = fill(errors.too_many_requests, { seconds: 17 });
        await expect(panel.getByText(busy, { exact: true })).toBeVisible();
      });
      await panel.getByRole("textbox", { name: words.instruction }).fill("refuse-me");
      await button(words.suggest).click();
      await expect(panel.getByText(errors.ai_refused, { exact: true })).toBeVisible();
    });

    test("have the chosen tone: two tones at most, and the choice is remembered [A9-35] [B5.10-22]", async () => {
      await button(words.settings).click();
      for (const tone of [words.tone.CALM, words.tone.SOFT, words.tone.POLITE]) await button(tone).click();
      await expect(panel.locator("[aria-pressed=true]")).toHaveText([words.tone.SOFT, words.tone.POLITE]);
      await panel.getByLabel(words.language).selectOption({ label: words.languages.FRENCH });
      expect(await lastingViolations(page)).toEqual([]);
      await button(words.suggest).click();
      await expect(items().filter({ hasText: "Cela vaut le détour" })).not.toHaveCount(0);
      await expect
        .poll(async () => (await caller.call(readAiSettings, {})).config)
        .toMatchObject({ userAiTextLanguage: "FRENCH", userAiTextTonalities: ["SOFT", "POLITE"] });
      await expect(button(words.use)).not.toHaveCount(0);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    });
  });

for (const { language, view, ownPosts } of castsOf(import.meta.url, casts))
  test(`an AI image for an own post in ${language} is made in a dialog that asks for a description, and is added to the post's pictures [B2.4-05] [B5.10-20]`, async () => {
    const words = allWords[language].image;
    const { caller } = await newEmployee();
    const { page } = await openAs({ ...view, language }, "employee", caller);
    await page.goto(`${url}/add-own-post?type=IMAGE`);
    await page.getByRole("button", { name: words.open, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: words.title });
    const button = (name: string) => dialog.getByRole("button", { name, exact: true });
    await button(words.make).click();
    await expect(dialog.getByText(words.required, { exact: true })).toBeVisible();
    await dialog.getByRole("textbox", { name: words.prompt }).fill("Morning at the depot");
    await button(words.make).click();
    await expect(button(words.use)).toBeVisible();
    expect(await lastingViolations(page)).toEqual([]);
    await button(words.use).click();
    await expect(dialog).toHaveCount(0);
    const name = fill(ownPosts.form.image, { number: 1 });
    await expect(page.getByRole("img", { name, exact: true })).toBeVisible();
  });

for (const language of languagesOf(import.meta.url))
  test(`an AI image for the gallery in ${language} needs a description, is made, and is found in the gallery afterwards [A1-22] [C7-34]`, async () => {
    const words = allWords[language].image;
    const admin = await superAdmin();
    const { page } = await openOffice(admin, "/admin/gallery-image-list", language);
    const { makeWithAi } = adminTexts[language].content.media;
    await page.getByRole("button", { name: makeWithAi, exact: true }).click();
    const dialog = page.getByRole("dialog");
    const button = (name: string) => dialog.getByRole("button", { name, exact: true });
    await button(words.make).click();
    await expect(dialog.getByText(words.required, { exact: true })).toBeVisible();
    const prompt = dialog.getByRole("textbox", { name: words.prompt });
    await prompt.fill("refuse-me");
    await button(words.make).click();
    await expect(dialog.getByText(errorTexts[language].ai_refused, { exact: true })).toBeVisible();
    const title = `A quiet harbour ${randomUUID().slice(0, 8)}`;
    await prompt.fill(title);
    await button(words.make).click();
    await expect(dialog.getByRole("img", { name: fill(words.alt, { prompt: title }) })).toBeVisible();
    expect(await lastingViolations(page)).toEqual([]);
    await button(words.keep).click();
    await dialog.getByLabel(words.hashtags).fill("#harbour quiet");
    await button(words.keep).click();
    await expect(dialog.getByText(words.kept, { exact: true })).toBeVisible();
    const found = await admin.call(galleryImage.list, { search: title });
    expect(found.items.map((one) => one.hashtags)).toEqual([["harbour", "quiet"]]);
  });
