import { randomUUID } from "node:crypto";
import { listPostCategories } from "@polyphon/contract/content/content.contract.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Locator, Page } from "@playwright/test";
import { newStaff, type StaffRole } from "../../actors/identity/staff-account.ts";
import { cardOf } from "../../actors/employee-app.ts";
import { addFreshCompany } from "../../kit/people/fresh-company.ts";
import { inspectPage } from "../../kit/screens/inspect-page.ts";
import { languagesOf } from "../../kit/languages-of.ts";
import { looksOfState } from "../../kit/looks.ts";
import { signIn } from "../../kit/people/caller.ts";
import { url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { newEmployee, superAdmin } from "../../kit/people/people.ts";
import { expect, test } from "../../kit/test.ts";
import { type AdminTexts, adminTexts } from "../../kit/texts.ts";

const view = { width: 1440, height: 900 } as const;

/** Where each role finds its posts. */
const workOf: Readonly<Record<StaffRole, string>> = {
  Writer: "/admin/writer-manage-post",
  Proofreader: "/admin/proof-reader-posts",
  "Editor-in-Chief": "/admin/eic-manage-post",
  Approver: "/admin/wizard_posts/approver_list",
};

const copies = {
  first: "Our team has slashed downtime by nearly a third, and it began with a question to the night shift.",
  second: "Our team has cut downtime by 31 %, and it began with a question to the night shift.",
  third: "Our team has cut downtime by 31 % in one season, and it began with a question to the night shift.",
} as const;

const opened = (page: Page, title: string) =>
  expect(page.getByRole("heading", { name: title, level: 2 })).toBeVisible();

async function openWork(page: Page, role: StaffRole, title: string): Promise<void> {
  await page.goto(url + workOf[role]);
  await page.getByRole("link", { name: title }).click();
  await opened(page, title);
}

/** Follows the only new notification of the bell to its post; afterwards none is new. */
async function followBell(page: Page, notice: string, language: Language): Promise<void> {
  const { bell } = adminTexts[language].shell;
  await page.goto(`${url}/admin/dashboard`);
  await page.getByRole("button", { name: fill(bell.unread_one, { count: 1 }), exact: true }).click();
  const link = page.getByRole("region", { name: bell.title }).getByRole("link", { name: notice });
  await expect(link).toBeVisible();
  await expect(page.getByRole("button", { name: bell.unread_zero, exact: true })).toBeVisible();
  expect(await inspectPage(page, "bell", looksOfState(language))).toEqual([]);
  await link.click();
}

const copyField = (page: Page, { content: { form, voices } }: AdminTexts): Locator =>
  page.getByLabel(fill(form.copyOf, { voice: voices.VOICE_1, network: networkNames.LINKEDIN }));

/** The writer fills in the form and submits the post. */
async function handIn(page: Page, title: string, category: string, texts: AdminTexts): Promise<void> {
  const { form } = texts.content;
  await page.goto(url + workOf.Writer);
  await page.getByRole("button", { name: texts.editorial.queues.add }).click();
  await page.getByRole("textbox", { name: form.title }).fill(title);
  await page.getByRole("combobox", { name: form.category }).fill(category);
  await page.getByRole("option", { name: category, exact: true }).click();
  await page.getByLabel(form.postUrl).fill("https://www.example.com/night-shift");
  await copyField(page, texts).fill(copies.first);
  await page.getByRole("button", { name: form.handIn }).click();
  await page.waitForURL("**/admin/view-post/*");
}

/** Enters the reason in the open dialog and sends it. */
async function giveReason(dialog: Locator, yes: string, reason: string, texts: AdminTexts): Promise<void> {
  await dialog.getByRole("button", { name: texts.editorial.kinds.FACTS }).click();
  await dialog.getByLabel(texts.editorial.reason.why).fill(reason);
  await dialog.getByRole("button", { name: yes }).click();
  await expect(dialog).toHaveCount(0);
}

/** The writer changes the copy of the open post and submits it again. */
async function improve(page: Page, title: string, copy: string, texts: AdminTexts): Promise<void> {
  await page.getByRole("button", { name: texts.editorial.review.edit, exact: true }).click();
  await copyField(page, texts).fill(copy);
  await page.getByRole("button", { name: texts.content.form.saveChanges }).click();
  await page.waitForURL("**/admin/view-post/*");
  await openWork(page, "Writer", title);
  await page.getByRole("button", { name: texts.editorial.review.resubmit }).click();
  await expect(page.getByText(fill(texts.editorial.done.RESUBMIT, { title }))).toBeVisible();
}

/** A company of its own with one topic, an employee who reads its posts, and its editorial staff. */
async function arrange(language: Language) {
  const admin = await superAdmin();
  const company = await addFreshCompany(admin, { topics: 1 });
  const topic = company.topics[0] ?? "";
  const { categories } = await admin.call(listPostCategories, { search: topic });
  const categoryId = categories.find(({ name }) => name === topic)?.id ?? 0;
  const errors: string[][] = [];
  const open = async (role: StaffRole): Promise<Page> => {
    const caller = await signIn(url, await newStaff(role, [categoryId]), "ADMIN");
    const { page, errors: seen } = await openAs({ ...view, language }, "admin", caller);
    errors.push(seen);
    return page;
  };
  return { company, topic, errors, open };
}

for (const language of languagesOf(import.meta.url))
  test(`a post in ${language} goes from writer to proofreader, Editor-in-Chief, approver and employee, each with their own list [A1-11] [C2-03]`, async () => {
    const texts = adminTexts[language];
    const words = texts.editorial;
    const { kind } = texts.shell.bell;
    const title = `Night shift at the turbines ${randomUUID().slice(0, 8)}`;
    const { company, topic, errors, open } = await arrange(language);
    const writer = await open("Writer");
    const proofreader = await open("Proofreader");
    const chief = await open("Editor-in-Chief");
    const approver = await open("Approver");
    const approved = fill(words.done.APPROVE, { title });

    await handIn(writer, title, topic, texts);
    await test.step("the proofreader is notified by the bell and rejects it, which needs a voice and a reason [C4-08] [C4-09]", async () => {
      await followBell(proofreader, fill(kind["post-waiting"].title, { title }), language);
      await expect(proofreader).toHaveURL(new RegExp(`${workOf.Proofreader}\\?post=\\d+$`));
      await opened(proofreader, title);
      const voice1 = proofreader.getByRole("region", { name: texts.content.voices.VOICE_1 });
      await expect(voice1.getByText(words.review.firstTime, { exact: true })).toBeVisible();
      await proofreader.getByRole("button", { name: words.review.reject }).click();
      const dialog = proofreader.getByRole("dialog");
      const voice = dialog.getByRole("checkbox", { name: texts.content.voices.VOICE_1 });
      await voice.uncheck();
      await dialog.getByRole("button", { name: words.reason.yesReject }).click();
      await expect(dialog.getByText(words.reason.voicesNeeded)).toBeVisible();
      await expect(dialog.getByText(words.reason.whyNeeded)).toBeVisible();
      await voice.check();
      await expect(dialog.getByText(words.reason.voicesNeeded)).toHaveCount(0);
      await giveReason(dialog, fill(words.reason.yesReject_one, { voices: 1 }), "Give the number.", texts);
    });

    await test.step("the writer is notified by the bell and submits it again", async () => {
      await followBell(writer, fill(kind["post-back"].title, { title }), language);
      await expect(writer).toHaveURL(new RegExp(`${workOf.Writer}\\?post=\\d+$`));
      await opened(writer, title);
      await improve(writer, title, copies.second, texts);
    });

    await test.step("the proofreader sees what changed and approves it", async () => {
      await openWork(proofreader, "Proofreader", title);
      const voice = proofreader.getByRole("region", { name: texts.content.voices.VOICE_1 });
      await expect(voice.locator("del").filter({ hasText: "slashed" })).toBeVisible();
      await expect(voice.locator("ins").filter({ hasText: "31 %" })).toBeVisible();
      await proofreader.getByRole("button", { name: words.review.approveNext }).click();
      await expect(proofreader.getByText(approved)).toBeVisible();
    });

    await test.step("the Editor-in-Chief returns it, and it passes the proofreader again", async () => {
      await openWork(chief, "Editor-in-Chief", title);
      await chief.getByRole("button", { name: words.review.return }).click();
      const yes = fill(words.reason.yesReturn_one, { voices: 1 });
      await giveReason(chief.getByRole("dialog"), yes, "Say over which time.", texts);
      await openWork(writer, "Writer", title);
      await improve(writer, title, copies.third, texts);
      await openWork(proofreader, "Proofreader", title);
      await expect(proofreader.getByRole("button", { name: words.review.approveNext })).toBeEnabled();
      await proofreader.keyboard.press("a");
      await expect(proofreader.getByText(approved)).toBeVisible();
    });

    await test.step("the Editor-in-Chief approves it with a note, and the approver publishes it", async () => {
      await openWork(chief, "Editor-in-Chief", title);
      await chief.getByRole("button", { name: words.review.approveNext }).click();
      const note = chief.getByRole("dialog");
      await note.getByLabel(words.approve.note).fill("Before the fair, please.");
      await note.getByRole("button", { name: words.approve.yes }).click();
      await expect(chief.getByText(approved)).toBeVisible();

      await openWork(approver, "Approver", title);
      const history = approver.getByRole("complementary", { name: words.review.history });
      for (const feedback of ["Give the number.", "Say over which time."])
        await expect(history.getByText(feedback)).toHaveCount(1);
      await expect(approver.getByText("Before the fair, please.")).not.toHaveCount(0);
      await approver.getByRole("button", { name: words.review.publishNext }).click();
      await expect(approver.getByText(fill(words.done.PUBLISH, { title }))).toBeVisible();
    });

    const { caller } = await newEmployee({ company });
    const { page: reader, errors: seen } = await openAs({ ...view, language }, "employee", caller);
    await reader.goto(`${url}/post-list`);
    await expect(cardOf(reader, title)).toBeVisible();
    expect([...errors, seen].flat()).toEqual([]);
  });
