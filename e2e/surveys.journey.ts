import { readFile } from "node:fs/promises";
import { listAnswers } from "@polyphon/contract/surveys/answers.contract.ts";
import { addQuestion, resetQuestionnaire } from "@polyphon/contract/surveys/question.contract.ts";
import { listNotAnswered } from "@polyphon/contract/surveys/questionnaire-front.contract.ts";
import { questionnaire } from "@polyphon/contract/surveys/questionnaire.resource.ts";
import { surveys as german } from "@polyphon/i18n/de/surveys.employee.ts";
import { surveys as thanksGerman } from "@polyphon/i18n/de/surveys.server.ts";
import { surveys as english } from "@polyphon/i18n/en/surveys.employee.ts";
import { surveys as thanksEnglish } from "@polyphon/i18n/en/surveys.server.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { addDays } from "../packages/rules/src/time/calendar-dates.ts";
import { localDateOf } from "../packages/rules/src/time/zoned-time.ts";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logIn } from "./actors/access.ts";
import { openBrowser, openPage } from "./browser.ts";
import { lastingViolations } from "./kit/axe-violations.ts";
import { type Caller, signIn } from "./kit/caller.ts";
import { type Person, staff } from "./kit/demo.ts";
import { addFreshCompany, addNewcomer } from "./kit/fresh-company.ts";
import { openOffice } from "./kit/office-scene.ts";
import { url } from "./kit/own-stack.ts";
import { adminTexts, employeeTexts } from "./kit/texts.ts";

const casts = [
  { language: "en", view: { width: 1280, height: 900 }, say: english, thanks: thanksEnglish.thanks },
  {
    language: "de",
    view: { width: 320, height: 720, scheme: "dark" },
    say: german,
    thanks: thanksGerman.thanks,
  },
] as const;

const asked = {
  rating: "How do you like the programme?",
  text: "What is missing?",
  one: "Would you go on?",
  several: "What do you use?",
} as const;

let browser: Browser;
let admin: Caller;
const made: number[] = [];
beforeAll(async () => {
  browser = await openBrowser();
  admin = await signIn(url, staff("Super admin"), "ADMIN");
});
afterAll(async () => {
  await browser.close();
  for (const id of made) {
    await admin.call(resetQuestionnaire, { id });
    await admin.call(questionnaire.remove, { id });
  }
});

/** A company and somebody in it whom no other journey knows, and a questionnaire for them that runs. */
async function arrange(title: string): Promise<{ id: number; who: Person }> {
  const company = await addFreshCompany(admin, {
    topics: 0,
    settings: { badges: false, importLinkedinContent: false },
  });
  const who = await addNewcomer(admin, company, { tour: true });
  const today = localDateOf(new Date(), "Europe/Berlin");
  const { id } = await admin.call(questionnaire.add, {
    title,
    startDate: addDays(today, -1),
    endDate: addDays(today, 7),
    skippingEndDate: addDays(today, 5),
    companies: [company.id],
  });
  made.push(id);
  return { id, who };
}

const namesOf = async (id: number) =>
  (await admin.call(listAnswers, { id })).items.map(({ user }) => user?.email);

describe.each(casts)("a questionnaire in $language", ({ language, view, say, thanks }) => {
  const { surveys: desk, kit } = adminTexts[language];
  const dialogOf = (page: Page, title: string): Locator => page.getByRole("dialog", { name: title });
  const button = (place: Locator | Page, name: string) => place.getByRole("button", { name, exact: true });

  async function signInAs(who: Person): Promise<Page> {
    const { page } = await openPage(browser, { ...view, language });
    await logIn(page, url, who, employeeTexts[language]);
    return page;
  }

  /** Longer than the moment after which the sequence begins. */
  async function restIsQuiet(page: Page): Promise<void> {
    await page.waitForTimeout(4_000);
    expect(await page.getByRole("dialog").count()).toBe(0);
  }

  /** One after the other, as somebody would type them. */
  async function writeQuestions(page: Page): Promise<void> {
    const write = async (
      text: string,
      type: keyof typeof desk.optionType,
      options: readonly string[],
      more: boolean,
    ) => {
      await page.getByLabel(desk.form.text).fill(text);
      await page.getByLabel(desk.form.type).selectOption(type);
      if (options.length > 0) await page.getByLabel(desk.form.options).fill(options.join("\n"));
      await button(page, more ? desk.form.another : desk.form.save).click();
      if (more) await expect.poll(() => page.getByLabel(desk.form.text).inputValue()).toBe("");
    };
    await write(asked.text, "PLAIN_TEXT", [], true);
    await write(asked.rating, "RATING", [], true);
    await write(asked.one, "RADIO_MULTICHOICE", ["Yes", "No"], true);
    await page.getByLabel(desk.form.text).fill(asked.several);
    await page.getByLabel(desk.form.type).selectOption("CHECKBOX_MULTICHOICE");
    await page.getByLabel(desk.form.options).fill("Feed");
    await button(page, desk.form.save).click();
    await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(1);
    await page.getByLabel(desk.form.options).fill("Feed\nQueue\nCalendar");
    await button(page, desk.form.save).click();
    await page.getByRole("link", { name: asked.several }).waitFor();
  }

  /** From the first question to the last, with what is missing said on the way. */
  async function answerAll(page: Page, title: string): Promise<void> {
    const dialog = dialogOf(page, title);
    await dialog.getByRole("heading", { name: asked.rating }).waitFor();
    await dialog.getByText(fill(say.progress, { at: 1, of: 4 })).waitFor();
    expect(await lastingViolations(page)).toEqual([]);
    expect(await button(dialog, say.previous).count()).toBe(0);
    await button(dialog, say.next).click();
    await dialog.getByText(say.fault.rating).waitFor();
    for (const rating of ["Happy", "Neutral", "Sad"] as const)
      await dialog.getByRole("radio", { name: say.rating[rating], exact: true }).waitFor();
    await page.keyboard.press("ArrowRight");
    expect(await dialog.getByRole("radio", { name: say.rating.Neutral, exact: true }).isChecked()).toBe(true);
    await page.keyboard.press("Enter");

    await dialog.getByRole("heading", { name: asked.text }).waitFor();
    await button(dialog, say.next).click();
    await dialog.getByText(say.fault.text).waitFor();
    await dialog.getByRole("textbox").fill("More time");
    await button(dialog, say.previous).click();
    expect(await dialog.getByRole("radio", { name: say.rating.Neutral, exact: true }).isChecked()).toBe(true);
    await button(dialog, say.next).click();
    expect(await dialog.getByRole("textbox").inputValue()).toBe("More time");
    await button(dialog, say.next).click();

    await dialog.getByRole("heading", { name: asked.one }).waitFor();
    await button(dialog, say.next).click();
    await dialog.getByText(say.fault.choice).waitFor();
    await dialog.getByRole("radio", { name: "No", exact: true }).check();
    expect(await lastingViolations(page)).toEqual([]);
    await button(dialog, say.next).click();

    await dialog.getByRole("heading", { name: asked.several }).waitFor();
    await button(dialog, say.submit).click();
    await dialog.getByText(say.fault.options).waitFor();
    await page.getByText(say.answersRequired).waitFor();
    await dialog.getByRole("checkbox", { name: "Calendar" }).check();
    await dialog.getByRole("checkbox", { name: "Feed" }).check();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(view.width);
    await button(dialog, say.submit).click();
    await page.getByText(thanks).waitFor();
    await dialog.waitFor({ state: "detached" });
  }

  test("is written by staff, answered step by step after the login, read by staff and asked again after a reset [B4.4-01] [B4.4-02] [B4.4-05] [B4.4-07] [B5.10-05] [B7.2-06] [C4-24]", async () => {
    const title = `How it goes ${Date.now()}`;
    const { id, who } = await arrange(title);
    const office = await openOffice(browser, admin, `/admin/question-list/${id}`, language);
    await office.page.getByText(desk.questions.empty).waitFor();
    await office.button(desk.questions.add).first().click();
    await writeQuestions(office.page);
    await office.accessible();
    await office.button(fill(desk.questions.up, { name: asked.rating })).click();
    await expect
      .poll(() => office.page.getByRole("link", { name: /\?$/ }).allTextContents())
      .toEqual([asked.rating, asked.text, asked.one, asked.several]);

    const page = await signInAs(who);
    await answerAll(page, title);
    await page.reload();
    await restIsQuiet(page);
    await page.context().close();

    await office.page.goto(`${url}/admin/answers/${id}`);
    await office.heading(fill(desk.answers.of, { title }));
    const name = office.button("Nele Neumann");
    await name.waitFor();
    await office.page.getByText(who.email).waitFor();
    await office.accessible();
    await name.click();
    await office.page.getByRole("dialog").getByText("Feed, Calendar").waitFor();
    await office.page.keyboard.press("Escape");
    await office.page.getByRole("dialog").waitFor({ state: "detached" });
    await office.button(kit.export.open).click();
    const [file] = await Promise.all([
      office.page.waitForEvent("download"),
      office.button(kit.export.csv).click(),
    ]);
    const rows = await readFile((await file.path()) ?? "", "utf8");
    expect(rows).toContain(who.email);
    expect(rows).toContain("Feed, Calendar");

    await office.page.goto(`${url}/admin/question-list/${id}`);
    await office.page.getByText(desk.questions.answered).waitFor();
    expect(await office.button(desk.questions.add).count()).toBe(0);
    await office.page.goto(`${url}/admin/manage-questionnaire?search=${encodeURIComponent(title)}`);
    await office.button(fill(kit.list.actionsOf, { name: title })).click();
    await office.page.getByRole("menuitem", { name: desk.open.reset }).click();
    const question = office.page.getByRole("dialog", { name: desk.reset.title });
    await question.waitFor();
    await office.accessible();
    await button(question, desk.reset.yes).click();
    await office.page.getByText(fill(desk.reset.done, { answers: 1, skips: 0 })).waitFor();
    expect(await namesOf(id)).toEqual([]);
    // The browser writes down the one refusal that was asked for.
    expect(office.errors.filter((line) => !line.includes("400"))).toEqual([]);
    await office.page.context().close();

    const again = await signInAs(who);
    await dialogOf(again, title).getByRole("heading", { name: asked.rating }).waitFor();
    await again.context().close();
  });

  test("can be skipped twice, comes again with the next login and not before, and then stays until it is answered [B4.4-03] [B4.4-04] [B7.2-07]", async () => {
    const title = `Put off ${Date.now()}`;
    const { id, who } = await arrange(title);
    await admin.call(addQuestion, {
      questionnaireId: id,
      questionText: "Why?",
      optionType: "PLAIN_TEXT",
      options: [],
    });
    for (const left of [2, 1]) {
      const page = await signInAs(who);
      const dialog = dialogOf(page, title);
      await dialog.waitFor();
      // A skip that is not counted keeps nobody: the first one's call is lost on its way.
      if (left === 2) await page.route("**/save-skip-count/*", (route) => route.abort(), { times: 1 });
      await page.keyboard.press("Escape");
      expect(await dialog.isVisible()).toBe(true);
      await button(dialog, say.skip).click();
      await dialog.waitFor({ state: "detached" });
      await page.reload();
      await restIsQuiet(page);
      await page.context().close();
    }
    const own = await signIn(url, who, "FRONT");
    const count = async () => (await own.call(listNotAnswered, {}))[0]?.skipCount;
    await expect.poll(count).toBe(1);
    const page = await signInAs(who);
    await button(dialogOf(page, title), say.skip).click();
    await expect.poll(count).toBe(2);
    await page.context().close();

    const last = await signInAs(who);
    const dialog = dialogOf(last, title);
    await dialog.waitFor();
    expect(await button(dialog, say.skip).count()).toBe(0);
    await dialog.getByRole("textbox").fill("Because");
    await button(dialog, say.submit).click();
    await last.getByText(thanks).waitFor();
    expect(await namesOf(id)).toEqual([who.email]);
    await last.context().close();
  });

  test("that cannot be loaded is told and leads to the dashboard, unless somebody is at the profile [B7.2-28] [B4.2-08]", async () => {
    const { who } = await arrange(`Lost ${Date.now()}`);
    const page = await signInAs(who);
    await page.waitForURL((to) => !to.pathname.endsWith("/login"));
    await page.route("**/questionnaire/user/not-answered*", (route) =>
      route.fulfill({ status: 500, contentType: "application/json", body: "{}" }),
    );
    await page.goto(`${url}/post-list`);
    await page.getByText(say.loadFailed).waitFor();
    await page.waitForURL("**/dashboard");
    const failed = page.waitForResponse("**/questionnaire/user/not-answered*");
    await page.goto(`${url}/profile`);
    await failed;
    await page.waitForTimeout(1_000);
    expect(await page.getByText(say.loadFailed).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/profile");
    await page.context().close();
  });
});
