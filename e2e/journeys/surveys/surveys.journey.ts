import { readFile } from "node:fs/promises";
import type { Problem } from "@polyphon/contract/errors.ts";
import { addQuestion } from "@polyphon/contract/surveys/question.contract.ts";
import { listNotAnswered, saveSkipCount } from "@polyphon/contract/surveys/questionnaire-front.contract.ts";
import { surveys as german } from "@polyphon/i18n/de/surveys/surveys.employee.ts";
import { surveys as thanksGerman } from "@polyphon/i18n/de/surveys/surveys.server.ts";
import { surveys as english } from "@polyphon/i18n/en/surveys/surveys.employee.ts";
import { surveys as thanksEnglish } from "@polyphon/i18n/en/surveys/surveys.server.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Locator, Page } from "@playwright/test";
import { chooseInUserMenu, logIn } from "../../actors/identity/access.ts";
import { isOf, newQuestionnaire, settled, staysSkipped, whoAnswered } from "../../actors/questionnaire.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { type OfficeFixture, openOffice } from "../../kit/screens/office-fixture.ts";
import { url } from "../../kit/own-stack.ts";
import { openAs, openPage } from "../../kit/pages.ts";
import { type Employee, superAdmin } from "../../kit/people/people.ts";
import { expect, test } from "../../kit/test.ts";
import { adminTexts, employeeTexts } from "../../kit/texts.ts";

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

for (const { language, view, say, thanks } of castsOf(import.meta.url, casts))
  test.describe(`a questionnaire in ${language}`, () => {
    const { surveys: officeTexts, kit } = adminTexts[language];
    const texts = employeeTexts[language];
    const dialogOf = (page: Page, title: string): Locator => page.getByRole("dialog", { name: title });
    const button = (place: Locator | Page, name: string) => place.getByRole("button", { name, exact: true });

    async function signInAs(who: Employee): Promise<Page> {
      const { page } = await openPage({ ...view, language });
      await logIn(page, url, who, texts);
      return page;
    }

    async function signInAgain(page: Page, who: Employee): Promise<void> {
      await chooseInUserMenu(page, texts.shell.user.logout, texts);
      await expect(page).toHaveURL(/\/login/);
      await logIn(page, url, who, texts);
    }

    /** One after the other, as somebody would type them. */
    async function writeQuestions(page: Page): Promise<void> {
      const text = page.getByLabel(officeTexts.form.text);
      const options = page.getByLabel(officeTexts.form.options);
      const write = async (
        words: string,
        type: keyof typeof officeTexts.optionType,
        offered: readonly string[],
      ) => {
        await text.fill(words);
        await page.getByLabel(officeTexts.form.type).selectOption(type);
        if (offered.length > 0) await options.fill(offered.join("\n"));
      };
      const another = async () => {
        await button(page, officeTexts.form.another).click();
        await expect(text).toHaveValue("");
      };
      await write(asked.text, "PLAIN_TEXT", []);
      await another();
      await write(asked.rating, "RATING", []);
      await another();
      await write(asked.one, "RADIO_MULTICHOICE", ["Yes", "No"]);
      await another();
      await write(asked.several, "CHECKBOX_MULTICHOICE", ["Feed"]);
      await button(page, officeTexts.form.save).click();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1);
      await options.fill("Feed\nQueue\nCalendar");
      await button(page, officeTexts.form.save).click();
      await expect(page.getByRole("link", { name: asked.several })).toBeVisible();
    }

    async function answerOneByOne(page: Page, dialog: Locator): Promise<void> {
      const neutral = dialog.getByRole("radio", { name: say.rating.Neutral, exact: true });
      await expect(dialog.getByRole("heading", { name: asked.rating })).toBeVisible();
      await expect(dialog.getByText(fill(say.progress, { at: 1, of: 4 }))).toBeVisible();
      expect(await lastingViolations(page)).toEqual([]);
      await expect(button(dialog, say.previous)).toHaveCount(0);
      await button(dialog, say.next).click();
      await expect(dialog.getByText(say.fault.rating)).toBeVisible();
      for (const rating of ["Happy", "Neutral", "Sad"] as const)
        await expect(dialog.getByRole("radio", { name: say.rating[rating], exact: true })).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(neutral).toBeChecked();
      await page.keyboard.press("Enter");

      await expect(dialog.getByRole("heading", { name: asked.text })).toBeVisible();
      await button(dialog, say.next).click();
      await expect(dialog.getByText(say.fault.text)).toBeVisible();
      await dialog.getByRole("textbox").fill("More time");
      await button(dialog, say.previous).click();
      await expect(neutral).toBeChecked();
      await button(dialog, say.next).click();
      await expect(dialog.getByRole("textbox")).toHaveValue("More time");
      await button(dialog, say.next).click();

      await expect(dialog.getByRole("heading", { name: asked.one })).toBeVisible();
      await button(dialog, say.next).click();
      await expect(dialog.getByText(say.fault.choice)).toBeVisible();
      await dialog.getByRole("radio", { name: "No", exact: true }).check();
      await expect(dialog.getByText(say.fault.choice)).toHaveCount(0);
      expect(await lastingViolations(page)).toEqual([]);
      await button(dialog, say.next).click();
      await expect(dialog.getByRole("heading", { name: asked.several })).toBeVisible();
    }

    async function submitAnswers(page: Page, dialog: Locator): Promise<void> {
      await button(dialog, say.submit).click();
      await expect(dialog.getByText(say.fault.options)).toBeVisible();
      await expect(page.getByText(say.answersRequired)).toBeVisible();
      await dialog.getByRole("checkbox", { name: "Calendar" }).check();
      await dialog.getByRole("checkbox", { name: "Feed" }).check();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(view.width);
      await button(dialog, say.submit).click();
      await expect(page.getByText(thanks)).toBeVisible();
      await expect(dialog).toHaveCount(0);
    }

    async function readAnswers({ page, ...office }: OfficeFixture, title: string, who: Employee) {
      await office.heading(fill(officeTexts.answers.of, { title }));
      await expect(page.getByText(who.email)).toBeVisible();
      await office.accessible();
      await office.button(who.name).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByText("Feed, Calendar")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await office.button(kit.export.open).click();
      const loading = page.waitForEvent("download");
      await office.button(kit.export.csv).click();
      const rows = await readFile(await (await loading).path(), "utf8");
      expect(rows).toContain(who.email);
      expect(rows).toContain("Feed, Calendar");
    }

    test("is written by staff, answered after the login, evaluated by staff and asked again after a reset", async () => {
      const { id, title, who } = await newQuestionnaire("How it goes");
      const office = await openOffice(await superAdmin(), `/admin/question-list/${id}`, language);
      await test.step("staff write its questions and put them in order", async () => {
        await expect(office.page.getByText(officeTexts.questions.empty)).toBeVisible();
        // In the page header and again in the empty list.
        await office.button(officeTexts.questions.add).first().click();
        await writeQuestions(office.page);
        await office.accessible();
        await office.button(fill(officeTexts.questions.up, { name: asked.rating })).click();
        await expect(office.page.getByRole("link", { name: /\?$/ })).toHaveText([
          asked.rating,
          asked.text,
          asked.one,
          asked.several,
        ]);
      });

      const page = await signInAs(who);
      const dialog = dialogOf(page, title);
      await test.step("it asks one question after the other and continues only with an answer [B4.4-01] [B4.4-02] [B4.4-07]", () =>
        answerOneByOne(page, dialog));
      await test.step("it is sent with all answers, and the server's thanks are shown [B5.10-05] [B7.2-06]", () =>
        submitAnswers(page, dialog));
      await test.step("nothing is asked when no questionnaire is left to answer [B4.2-08]", async () => {
        const open = page.waitForResponse(isOf(listNotAnswered));
        await page.reload();
        expect(await (await open).json()).toEqual([]);
        await settled(page);
        await expect(page.getByRole("dialog")).toHaveCount(0);
      });

      await test.step("staff read and export the answers", async () => {
        await office.page.goto(`${url}/admin/answers/${id}`);
        await readAnswers(office, title, who);
        await office.page.goto(`${url}/admin/question-list/${id}`);
        await expect(office.page.getByText(officeTexts.questions.answered)).toBeVisible();
        await expect(office.button(officeTexts.questions.add)).toHaveCount(0);
      });

      await test.step("a reset deletes the answers, and everybody is asked again [B4.4-05] [C4-24]", async () => {
        await office.page.goto(`${url}/admin/manage-questionnaire?search=${encodeURIComponent(title)}`);
        await office.button(fill(kit.list.actionsOf, { name: title })).click();
        await office.page.getByRole("menuitem", { name: officeTexts.open.reset }).click();
        const question = office.page.getByRole("dialog", { name: officeTexts.reset.title });
        await expect(question).toBeVisible();
        await office.accessible();
        await button(question, officeTexts.reset.yes).click();
        await expect(
          office.page.getByText(fill(officeTexts.reset.done, { answers: 1, skips: 0 })),
        ).toBeVisible();
        expect(await whoAnswered(id)).toEqual([]);
        await page.reload();
        await expect(dialog.getByRole("heading", { name: asked.rating })).toBeVisible();
      });
      // The browser logs the one refusal that was provoked.
      expect(office.errors.filter((line) => !line.includes("400"))).toEqual([]);
    });

    test("can be skipped twice, returns only at the next login, and then stays until it is answered [B4.4-03] [B4.4-04] [B7.2-07]", async () => {
      const { id, title, who } = await newQuestionnaire("Put off");
      const { call } = await superAdmin();
      await call(addQuestion, {
        questionnaireId: id,
        questionText: "Why?",
        optionType: "PLAIN_TEXT",
        options: [],
      });
      const skips = async () => (await who.caller.call(listNotAnswered, {}))[0]?.skipCount;
      const page = await signInAs(who);
      const dialog = dialogOf(page, title);

      // A skip that could not be counted blocks nobody: the first one's call is lost.
      await page.route(`**${saveSkipCount.path.split(":")[0]}*`, (route) => route.abort(), { times: 1 });
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      const lost = page.waitForEvent("requestfailed");
      await button(dialog, say.skip).click();
      await expect(dialog).toHaveCount(0);
      await lost;
      await staysSkipped(page, texts);
      expect(await skips()).toBe(0);

      for (const count of [1, 2]) {
        await signInAgain(page, who);
        const counted = page.waitForResponse(isOf(saveSkipCount));
        await button(dialog, say.skip).click();
        await expect(dialog).toHaveCount(0);
        await counted;
        expect(await skips()).toBe(count);
      }
      await staysSkipped(page, texts);

      await signInAgain(page, who);
      await expect(dialog).toBeVisible();
      await expect(button(dialog, say.skip)).toHaveCount(0);
      await dialog.getByRole("textbox").fill("Because");
      await button(dialog, say.submit).click();
      await expect(page.getByText(thanks)).toBeVisible();
      expect(await whoAnswered(id)).toEqual([who.email]);
    });

    test("that cannot be loaded shows an error and leads to the dashboard, except on the profile [B7.2-28]", async () => {
      const { who } = await newQuestionnaire("Lost");
      const { page } = await openAs({ ...view, language }, "employee", who.caller);
      // A refusal, because any other failure would be retried first.
      const problem: Problem = {
        code: "not_found",
        error: "not_found",
        description: "Gone.",
        reference: "e2e-1",
      };
      await page.route(`**${listNotAnswered.path}*`, (route) =>
        route.fulfill({ status: 404, json: problem }),
      );
      const failAt = async (path: string) => {
        const failed = page.waitForResponse(isOf(listNotAnswered));
        await page.goto(url + path);
        await (await failed).finished();
        await settled(page);
      };
      await failAt("/profile");
      // Checked right away: a notice fades by itself.
      await expect(page.getByText(say.loadFailed)).toHaveCount(0, { timeout: 1_000 });
      await expect(page).toHaveURL(`${url}/profile`);
      await failAt("/post-list");
      await expect(page.getByText(say.loadFailed)).toBeVisible();
      await expect(page).toHaveURL(`${url}/dashboard`);
    });
  });
