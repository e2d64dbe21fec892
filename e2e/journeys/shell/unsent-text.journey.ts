import { listRealTimeContents } from "@polyphon/contract/content/real-time/real-time.contract.ts";
import { ownPosts as ownPostsDe } from "@polyphon/i18n/de/content/own-posts.employee.ts";
import { realTime as realTimeDe } from "@polyphon/i18n/de/content/real-time/real-time.employee.ts";
import { ownPosts as ownPostsEn } from "@polyphon/i18n/en/content/own-posts.employee.ts";
import { realTime as realTimeEn } from "@polyphon/i18n/en/content/real-time/real-time.employee.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Page } from "@playwright/test";
import { fillLogin } from "../../actors/employee-app.ts";
import { freshPosts, openDialogOf, wordsOf } from "../../actors/share-dialog.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { endSession } from "../../kit/people/end-session.ts";
import { type Employee, newEmployee } from "../../kit/people/people.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { expect, test } from "../../kit/test.ts";
import { employeeTexts } from "../../kit/texts.ts";

const casts = [
  { language: "en", view: { width: 1280, height: 900 }, own: ownPostsEn, realTime: realTimeEn },
  {
    language: "de",
    view: { width: 320, height: 800, scheme: "dark" },
    own: ownPostsDe,
    realTime: realTimeDe,
  },
] as const;
const words =
  "Forty metres up, and the view reaches to the sea. Proud of everybody who climbed with me today.";

for (const { language, view, own, realTime } of castsOf(import.meta.url, casts))
  test.describe(`what was typed and not sent, in ${language}`, () => {
    const texts = employeeTexts[language];
    const { draft } = texts.shell;

    const signInAgain = async (page: Page, who: Employee) => {
      await expect(page).toHaveURL(/\/login/);
      await fillLogin(page, who, texts);
      await page.getByRole("button", { name: texts.identity.login.submit, exact: true }).click();
    };
    const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

    test("into an own post is there after signing in again, can be given up and had back, and is gone once it is saved", async () => {
      const who = await newEmployee();
      const { page } = await openAs({ ...view, language }, "employee", who.caller);
      const title = page.getByLabel(own.form.title);
      const copy = page.getByRole("textbox", { name: own.form.copy, exact: true });
      await page.goto(`${url}/add-own-post?type=TEXT`);
      await title.fill("Up there");
      await copy.fill(words);
      await endSession(who.caller.token);
      // Whatever asks the server next notices it: the button, or what the page reads by itself.
      await page.reload();
      await signInAgain(page, who);
      await expect(title).toHaveValue("Up there");
      await expect(copy).toHaveValue(words);
      expect(await lastingViolations(page)).toEqual([]);

      await button(page, draft.startOver).click();
      await expect(copy).toHaveValue("");
      await button(page, draft.bringBack).click();
      await expect(copy).toHaveValue(words);
      await button(page, own.form.save).click();
      await expect(page.getByRole("listitem", { name: "Up there", exact: true })).toBeVisible();
      await page.goto(`${url}/add-own-post?type=TEXT`);
      await expect(copy).toHaveValue("");
      await expect(button(page, draft.startOver)).toHaveCount(0);
    });

    test("over real-time content stays when the form is left", async () => {
      const who = await newEmployee({ connected: true });
      const [item] = (await who.caller.call(listRealTimeContents, { limit: 1 })).items;
      const { page } = await openAs({ ...view, language }, "employee", who.caller);
      const copy = page.getByLabel(fill(realTime.edit.copy, { network: networkNames.LINKEDIN }));
      await page.goto(`${url}/real-time-content-edit/${item?.id}`);
      await copy.fill(words);
      await page.goto(`${url}/dashboard`);
      await page.goto(`${url}/real-time-content-edit/${item?.id}`);
      await expect(copy).toHaveValue(words);
      await expect(button(page, draft.startOver)).toBeVisible();
    });

    test("into the share dialog is there after signing in again, for nobody else", async () => {
      const who = await newEmployee({ connected: true });
      const post = (await freshPosts(who.caller))[0] ?? { id: 0 };
      const { page } = await openAs({ ...view, language }, "employee", who.caller);
      const dialog = await openDialogOf(page, url, post.id);
      await wordsOf(dialog).fill(words);
      await endSession(who.caller.token);
      await page.reload();
      await signInAgain(page, who);
      await expect(wordsOf(dialog)).toHaveValue(words);

      const other = await newEmployee({ connected: true });
      const { token, expiresAt } = other.caller;
      await page.evaluate(
        (session) => localStorage.setItem("polyphon-front-session", session),
        JSON.stringify({ token, expiresAt }),
      );
      await page.reload();
      await expect(wordsOf(dialog)).not.toHaveValue("");
      await expect(wordsOf(dialog)).not.toHaveValue(words);
    });
  });
