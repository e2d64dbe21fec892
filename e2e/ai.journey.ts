import { readAiSettings } from "@polyphon/contract/ai/ai.contract.ts";
import { galleryImage } from "@polyphon/contract/content/gallery-image.resource.ts";
import { aiWords as german } from "@polyphon/i18n/de/ai.panel.ts";
import { aiWords as english } from "@polyphon/i18n/en/ai.panel.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freshPosts, openDialogOf } from "./actors/share-dialog.ts";
import { openBrowser } from "./browser.ts";
import { axeViolations } from "./kit/axe-violations.ts";
import { type Caller, connectAs, signIn } from "./kit/caller.ts";
import { employee, staff } from "./kit/demo.ts";
import { eventually } from "./kit/eventually.ts";
import { openOffice } from "./kit/office-scene.ts";
import { openAs } from "./kit/open-as.ts";
import { sandboxUrl, url } from "./kit/own-stack.ts";
import { adminTexts, employeeTexts, errorTexts } from "./kit/texts.ts";

const allWords = { en: english, de: german } as const;

const casts = [
  { language: "en", view: { width: 1280, height: 900 }, who: employee("kornblume", 17), member: "Ai Desk" },
  { language: "de", view: { width: 390, height: 844 }, who: employee("kornblume", 18), member: "Ai Phone" },
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const control = (method: string, path: string, body: unknown) =>
  fetch(`${sandboxUrl}/__sandbox/${path}`, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const nextCall = (fault: object, path = "chat/completions") =>
  control("POST", "faults", { route: `POST /v1/${path}`, times: 1, ...fault });

describe.each(casts)("suggestions for a share in $language", ({ language, view, who, member }) => {
  const [words, texts, errors] = [allWords[language], employeeTexts[language], errorTexts[language]];
  let caller: Caller;
  let page: Page;
  let dialog: Locator;
  let panel: Locator;
  const button = (name: string) => panel.getByRole("button", { name, exact: true });
  const items = () => panel.getByRole("listitem");
  const copy = () => dialog.locator("textarea").first();

  beforeAll(async () => {
    caller = await signIn(url, who, "FRONT");
    await connectAs(caller, member);
    expect((await caller.call(readAiSettings, {})).can.text).toBe(true);
  });
  beforeEach(async () => {
    const post = (await freshPosts(caller))[0] ?? { id: 0 };
    ({ page } = await openAs(browser, { ...view, language }, "employee", caller));
    dialog = await openDialogOf(page, url, post.id);
    await dialog.getByRole("button", { name: texts.sharing.compose.ai.open, exact: true }).click();
    panel = dialog.getByRole("region", { name: words.title });
    await panel.waitFor();
  });
  afterEach(() => page.context().close());

  test("appear as they are written, three at first, and one is taken over and taken back [B4.9-11] [B9-06] [C9-14]", async () => {
    await control("PATCH", "settings", { openai: { everyMs: 60 } });
    await button(words.suggest).click();
    await panel.getByText(words.writing, { exact: true }).waitFor({ state: "attached" });
    await eventually(
      () => items().first().innerText(),
      (text) => text.length > 4,
    );
    expect(await button(words.use).count()).toBe(0);
    await button(words.use).nth(2).waitFor({ timeout: 20_000 });
    await control("PATCH", "settings", { openai: { everyMs: 5 } });
    expect(await items().count()).toBe(3);
    expect(await axeViolations(page, "everything")).toEqual([]);
    const before = await copy().inputValue();
    const suggested = await items().nth(1).locator("p").innerText();
    await button(words.use).nth(1).click();
    expect(await copy().inputValue()).toBe(suggested);
    await button(words.undo).click();
    expect(await copy().inputValue()).toBe(before);
  });

  test("are replaced one by one, also by the keyboard [B4.9-12]", async () => {
    await button(words.suggest).click();
    await button(words.use).nth(2).waitFor();
    const kept = await items().nth(0).locator("p").innerText();
    await panel.getByRole("textbox", { name: words.wish }).fill("Begin with a question");
    await button(fill(words.retry, { number: 2 })).focus();
    await page.keyboard.press("Enter");
    await button(words.use).nth(2).waitFor();
    expect(await items().count()).toBe(3);
    expect(await items().nth(0).locator("p").innerText()).toBe(kept);
  });

  test("say sorry when the AI fails, with a text and an icon to try again that fetches one [B8-13] [C8-42] [C8-43]", async () => {
    await nextCall({ kind: "http", status: 500, times: 3 });
    await button(words.suggest).click();
    await panel.getByText(errors.ai_unavailable, { exact: true }).waitFor();
    await panel.getByText(words.fetchError, { exact: true }).waitFor();
    expect(await axeViolations(page, "everything")).toEqual([]);
    await button(words.reload).click();
    await button(words.use).waitFor();
    expect(await items().count()).toBe(1);
  });

  test("say when the AI is busy, and that a wish is refused", async () => {
    await nextCall({ kind: "too_many", retryAfterSeconds: 17, times: 3 });
    await button(words.suggest).click();
    await panel.getByText(fill(errors.too_many_requests, { seconds: 17 }), { exact: true }).waitFor();
    await panel.getByRole("textbox", { name: words.wish }).fill("refuse-me");
    await button(words.suggest).click();
    await panel.getByText(errors.ai_refused, { exact: true }).waitFor();
  });

  test("sound as they are wished for: two tones at most, and the choice is remembered [A9-35] [B5.10-22]", async () => {
    await button(words.settings).click();
    const tone = (name: string) => panel.getByRole("button", { name, exact: true });
    for (const one of [words.tone.CALM, words.tone.SOFT, words.tone.POLITE]) await tone(one).click();
    const pressed = panel.locator("[aria-pressed=true]");
    expect(await pressed.allInnerTexts()).toEqual([words.tone.SOFT, words.tone.POLITE]);
    await panel.getByLabel(words.language).selectOption({ label: words.languages.FRENCH });
    expect(await axeViolations(page, "everything")).toEqual([]);
    await button(words.suggest).click();
    await panel
      .getByText(/Cela vaut le détour/)
      .first()
      .waitFor();
    const saved = await eventually(
      async () => (await caller.call(readAiSettings, {})).config,
      ({ userAiTextLanguage }) => userAiTextLanguage === "FRENCH",
    );
    expect(saved.userAiTextTonalities).toEqual(["SOFT", "POLITE"]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
});

describe.each(casts)("an AI image for an own post in $language", ({ language, view, who }) => {
  const words = allWords[language].image;

  test("is made in a dialog that asks for words, and joins the pictures of the post [B2.4-05] [B5.10-20]", async () => {
    const caller = await signIn(url, who, "FRONT");
    const { page } = await openAs(browser, { ...view, language }, "employee", caller);
    await page.goto(`${url}/add-own-post?type=IMAGE`);
    await page.getByRole("button", { name: words.open, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: words.title });
    const button = (name: string) => dialog.getByRole("button", { name, exact: true });
    await button(words.make).click();
    await dialog.getByText(words.required, { exact: true }).waitFor();
    await dialog.getByRole("textbox", { name: words.prompt }).fill("Morning at the depot");
    await button(words.make).click();
    await button(words.use).waitFor({ timeout: 40_000 });
    expect(await axeViolations(page, "everything")).toEqual([]);
    await button(words.use).click();
    await dialog.waitFor({ state: "detached" });
    await page.locator("li img").first().waitFor();
    await page.context().close();
  });
});

describe.each(["en", "de"] as const)("an AI image for the gallery in %s", (language) => {
  const words = allWords[language].image;
  const texts = adminTexts[language];

  test("needs words, is made, and is found in the gallery afterwards [A1-22] [C7-34]", async () => {
    const admin = await signIn(url, staff("Super admin"), "ADMIN");
    const { page } = await openOffice(browser, admin, "/admin/gallery-image-list", language);
    await page.getByRole("button", { name: texts.content.media.makeWithAi, exact: true }).click();
    const dialog = page.getByRole("dialog");
    const button = (name: string) => dialog.getByRole("button", { name, exact: true });
    await button(words.make).click();
    await dialog.getByText(words.required, { exact: true }).waitFor();
    const prompt = dialog.getByRole("textbox", { name: words.prompt });
    await prompt.fill("refuse-me");
    await button(words.make).click();
    await dialog.getByText(errorTexts[language].ai_refused, { exact: true }).waitFor();
    const title = `A quiet harbour ${language}`;
    await prompt.fill(title);
    await button(words.make).click();
    await dialog.getByRole("img", { name: fill(words.alt, { prompt: title }) }).waitFor({ timeout: 40_000 });
    expect(await axeViolations(page, "everything")).toEqual([]);
    await button(words.keep).click();
    await dialog.getByLabel(words.hashtags).fill("#harbour quiet");
    await button(words.keep).click();
    await dialog.getByText(words.kept, { exact: true }).waitFor();
    const found = await admin.call(galleryImage.list, { search: title });
    expect(found.items.map((one) => one.hashtags)).toEqual([["harbour", "quiet"]]);
    await page.context().close();
  });
});
