import { networkNames } from "@polyphon/i18n/en/networks.names.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { type Language, languages } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cardOf, openFeed, signInToApp } from "./actors/employee-app.ts";
import { signInToOffice } from "./actors/office.ts";
import { openBrowser, openPage } from "./browser.ts";
import { employee, staff } from "./kit/demo.ts";
import { inspectPage } from "./kit/inspect-page.ts";
import { type AdminTexts, adminTexts, employeeTexts } from "./kit/texts.ts";
import { url } from "./kit/own-stack.ts";

const desk = { width: 1440, height: 900 } as const;
const category = "Wind power";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const roles = ["Writer", "Proofreader", "Editor-in-Chief", "Approver"] as const;
type Role = (typeof roles)[number];

/** Where each role finds its posts. */
const desks: Readonly<Record<Role, string>> = {
  Writer: "/admin/writer-manage-post",
  Proofreader: "/admin/proof-reader-posts",
  "Editor-in-Chief": "/admin/eic-manage-post",
  Approver: "/admin/wizard_posts/approver_list",
};

async function openDesk(page: Page, role: Role, title: string): Promise<void> {
  await page.goto(`${url}${desks[role]}`);
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("heading", { name: title, level: 2 }).waitFor();
}

async function signedIn(role: Role, language: Language, errors: string[][]): Promise<Page> {
  const opened = await openPage(browser, { ...desk, language });
  errors.push(opened.errors);
  await signInToOffice(opened.page, url, staff(role), adminTexts[language]);
  return opened.page;
}

/** Follows the newest notice behind the bell to its post; afterwards nothing is new any more. */
async function followBell(page: Page, role: Role, notice: string, language: Language): Promise<void> {
  const { bell } = adminTexts[language].shell;
  await page.goto(`${url}/admin/dashboard`);
  const some = new RegExp(fill(bell.unread_other, { count: "\\d+" }));
  await page.getByRole("button", { name: some }).click();
  const panel = page.getByRole("region", { name: bell.title });
  await panel.getByRole("link", { name: notice }).first().waitFor();
  await page.getByRole("button", { name: bell.unread_zero }).waitFor();
  expect(await inspectPage(page, "bell", language)).toEqual([]);
  await panel.getByRole("link", { name: notice }).first().click();
  await page.waitForURL(`**${desks[role]}?post=*`);
}

/** The writer fills in the form and hands the post in. */
async function handIn(page: Page, title: string, copy: string, texts: AdminTexts): Promise<void> {
  const { form, voices } = texts.content;
  await page.goto(`${url}/admin/writer-manage-post`);
  await page.getByRole("button", { name: texts.editorial.desk.add }).click();
  await page.getByRole("textbox", { name: form.title }).fill(title);
  await page.getByRole("combobox", { name: form.category }).fill(category);
  await page.getByRole("option", { name: category }).click();
  await page.getByLabel(form.postUrl).fill("https://www.example.com/night-shift");
  const label = fill(form.copyOf, { voice: voices.VOICE_1, network: networkNames.LINKEDIN });
  await page.getByLabel(label).fill(copy);
  await page.getByRole("button", { name: form.handIn }).click();
  await page.waitForURL("**/admin/view-post/*");
}

/** Fills in the dialog that asks for voices and the reason; without them it does not close. */
async function giveReason(
  page: Page,
  open: string,
  yes: string,
  reason: string,
  texts: AdminTexts,
): Promise<void> {
  const words = texts.editorial.reason;
  await page.getByRole("button", { name: open }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: yes }).click();
  await dialog.getByText(words.whyNeeded).waitFor();
  await dialog.getByRole("button", { name: texts.editorial.kinds.FACTS }).click();
  await dialog.getByLabel(words.why).fill(reason);
  await dialog.getByRole("button", { name: yes }).click();
  await dialog.waitFor({ state: "detached" });
}

/** The writer changes the copy and hands the post in again. */
async function improve(page: Page, title: string, copy: string, texts: AdminTexts): Promise<void> {
  const { form, voices } = texts.content;
  await openDesk(page, "Writer", title);
  await page.getByRole("button", { name: texts.editorial.review.edit, exact: true }).click();
  const label = fill(form.copyOf, { voice: voices.VOICE_1, network: networkNames.LINKEDIN });
  await page.getByLabel(label).fill(copy);
  await page.getByRole("button", { name: form.saveChanges }).click();
  await page.waitForURL("**/admin/view-post/*");
  await openDesk(page, "Writer", title);
  await page.getByRole("button", { name: texts.editorial.review.resubmit }).click();
  await page.getByText(fill(texts.editorial.done.RESUBMIT, { title })).waitFor();
}

describe.each(languages)("five people in %s", (language) => {
  const texts = adminTexts[language];
  const words = texts.editorial;
  const title = `Night shift at the turbines, ${language}`;
  const copies = {
    first:
      "Our team has slashed downtime by nearly a third, and it began with a question to the night shift.",
    second: "Our team has cut downtime by 31 %, and it began with a question to the night shift.",
    third:
      "Our team has cut downtime by 31 % in one season, and it began with a question to the night shift.",
  };
  const yesReject = fill(words.reason.yesReject_one, { voices: 1 });
  const yesReturn = fill(words.reason.yesReturn_one, { voices: 1 });

  test(
    "take a post from the writer to the employee, with a rejection, a return, the bell and what changed in between [A1-11] [C2-03] [C4-08] [C4-09]",
    { timeout: 600_000 },
    async () => {
      const errors: string[][] = [];
      const writer = await signedIn("Writer", language, errors);
      const proofreader = await signedIn("Proofreader", language, errors);
      const chief = await signedIn("Editor-in-Chief", language, errors);
      const approver = await signedIn("Approver", language, errors);

      await handIn(writer, title, copies.first, texts);

      const { kind } = texts.shell.bell;
      await followBell(proofreader, "Proofreader", fill(kind["post-waiting"].title, { title }), language);
      await proofreader.getByRole("heading", { name: title, level: 2 }).waitFor();
      await giveReason(proofreader, words.review.reject, yesReject, "Give the number.", texts);
      await followBell(writer, "Writer", fill(kind["post-back"].title, { title }), language);
      await improve(writer, title, copies.second, texts);

      await openDesk(proofreader, "Proofreader", title);
      const voice = proofreader.getByRole("region", { name: texts.content.voices.VOICE_1 });
      expect(await voice.locator("del").allInnerTexts()).toEqual(
        expect.arrayContaining([expect.stringContaining("slashed")]),
      );
      expect(await voice.locator("ins").allInnerTexts()).toEqual(
        expect.arrayContaining([expect.stringContaining("31 %")]),
      );
      await proofreader.getByRole("button", { name: words.review.approveNext }).click();
      await proofreader.getByText(fill(words.done.APPROVE, { title })).waitFor();

      await openDesk(chief, "Editor-in-Chief", title);
      await giveReason(chief, words.review.return, yesReturn, "Say over which time.", texts);
      await improve(writer, title, copies.third, texts);
      await openDesk(proofreader, "Proofreader", title);
      await proofreader.keyboard.press("a");
      await proofreader.getByText(fill(words.done.APPROVE, { title })).waitFor();

      await openDesk(chief, "Editor-in-Chief", title);
      await chief.getByRole("button", { name: words.review.approveNext }).click();
      const note = chief.getByRole("dialog");
      await note.getByLabel(words.approve.note).fill("Before the fair, please.");
      await note.getByRole("button", { name: words.approve.yes }).click();
      await chief.getByText(fill(words.done.APPROVE, { title })).waitFor();

      await openDesk(approver, "Approver", title);
      await approver.getByText("Before the fair, please.").first().waitFor();
      const history = approver.getByRole("complementary", { name: words.review.history });
      expect(await history.getByText("Give the number.").count()).toBe(1);
      expect(await history.getByText("Say over which time.").count()).toBe(1);
      await approver.getByRole("button", { name: words.review.publishNext }).click();
      await approver.getByText(fill(words.done.PUBLISH, { title })).waitFor();

      const { page: reader, errors: seen } = await openPage(browser, { ...desk, language });
      await signInToApp(
        reader,
        url,
        employee("nordwind", language === "en" ? 8 : 9),
        employeeTexts[language],
      );
      await openFeed(reader, employeeTexts[language]);
      await cardOf(reader, title).first().waitFor();
      expect([...errors, seen].flat()).toEqual([]);
    },
  );
});
