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
  other: "The night shift knew it first: the bearings were warm long before a sensor said so.",
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

/** Follows a new notification of the bell to its post; afterwards none is new. */
async function followBell(page: Page, notice: string, language: Language, count = 1): Promise<void> {
  const { bell } = adminTexts[language].shell;
  await page.goto(`${url}/admin/dashboard`);
  const unread = count === 1 ? bell.unread_one : bell.unread_other;
  await page.getByRole("button", { name: fill(unread, { count }), exact: true }).click();
  const link = page.getByRole("region", { name: bell.title }).getByRole("link", { name: notice });
  await expect(link).toBeVisible();
  await expect(page.getByRole("button", { name: bell.unread_zero, exact: true })).toBeVisible();
  expect(await inspectPage(page, "bell", looksOfState(language))).toEqual([]);
  await link.click();
}

const copyField = (
  page: Page,
  { content: { form, voices } }: AdminTexts,
  voice: "VOICE_1" | "VOICE_2",
): Locator => page.getByLabel(fill(form.copyOf, { voice: voices[voice], network: networkNames.LINKEDIN }));

/** The writer fills in the form with two voices and submits the post. */
async function handIn(page: Page, title: string, category: string, texts: AdminTexts): Promise<void> {
  const { form } = texts.content;
  await page.goto(url + workOf.Writer);
  await page.getByRole("button", { name: texts.editorial.queues.add }).click();
  await page.getByRole("textbox", { name: form.title }).fill(title);
  await page.getByRole("combobox", { name: form.category }).fill(category);
  await page.getByRole("option", { name: category, exact: true }).click();
  await page.getByLabel(form.postUrl).fill("https://www.example.com/night-shift");
  await copyField(page, texts, "VOICE_1").fill(copies.other);
  await page.getByRole("button", { name: form.addVoice }).click();
  await copyField(page, texts, "VOICE_2").fill(copies.first);
  await page.getByRole("button", { name: form.handIn }).click();
  await page.waitForURL("**/admin/view-post/*");
}

/** Enters the reason in the open dialog and sends it. */
async function giveReason(dialog: Locator, yes: string, reason: string, texts: AdminTexts): Promise<void> {
  await dialog.getByRole("button", { name: texts.content.rework.kinds.FACTS }).click();
  await dialog.getByLabel(texts.editorial.reason.why).fill(reason);
  await dialog.getByRole("button", { name: yes }).click();
  await expect(dialog).toHaveCount(0);
}

/** The writer reads beside the voice why the open post was returned, rewrites it and submits it again with one press. */
async function improve(
  page: Page,
  { title, copy, reason }: { title: string; copy: string; reason: string },
  texts: AdminTexts,
): Promise<void> {
  const { rework, voices } = texts.content;
  const voice = voices.VOICE_2;
  await expect(page.getByRole("region", { name: voice }).getByText(reason)).toBeVisible();
  await page.getByRole("button", { name: texts.editorial.review.rework, exact: true }).click();
  const note = page.getByRole("complementary", { name: rework.reason });
  await expect(note).toContainText(reason);
  await copyField(page, texts, "VOICE_2").fill(copy);
  await note.getByRole("checkbox", { name: fill(rework.doneOf, { voice }) }).check();
  await expect(page.getByText(fill(rework.progress, { done: 1, all: 1 }))).toBeVisible();
  await page.getByRole("button", { name: rework.submit }).click();
  await expect(page.getByText(fill(rework.submitted, { title }))).toBeVisible();
  await page.waitForURL((to) => to.pathname === workOf.Writer);
}

/** The comments beside the open post. */
const threadOf = (page: Page, texts: AdminTexts) =>
  page.getByRole("region", { name: texts.editorial.comments.title });

/** Takes the open post on, and finds it among the own ones and not among those that nobody has. */
async function takeOn(page: Page, title: string, { editorial: { assignment } }: AdminTexts): Promise<void> {
  const queued = page.getByRole("link", { name: title });
  const filter = page.getByRole("radiogroup", { name: assignment.filter });
  await page.getByRole("button", { name: assignment.toMe }).click();
  await expect(queued).toContainText(assignment.you);
  await filter.getByText(assignment.unassigned).click();
  await expect(queued).toHaveCount(0);
  await filter.getByText(assignment.mine).click();
  await expect(queued).toBeVisible();
  await filter.getByText(assignment.all).click();
  await opened(page, title);
}

/** Types a comment on the second voice, leaves the page, and sends on return what is still there. */
async function comment(
  page: Page,
  { role, title, words }: { role: StaffRole; title: string; words: string },
  texts: AdminTexts,
): Promise<void> {
  const { comments } = texts.editorial;
  const thread = threadOf(page, texts);
  const field = thread.getByRole("textbox", { name: comments.text });
  await field.fill(words);
  await page.goto(`${url}/admin/dashboard`);
  await openWork(page, role, title);
  await expect(field).toHaveValue(words);
  await thread.getByRole("combobox", { name: comments.about }).click();
  await page.getByRole("option", { name: texts.content.voices.VOICE_2 }).click();
  await thread.getByRole("button", { name: comments.send }).click();
  await expect(thread.getByRole("listitem").filter({ hasText: words })).toContainText(
    texts.content.voices.VOICE_2,
  );
  await expect(field).toHaveValue("");
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
      const second = proofreader.getByRole("region", { name: texts.content.voices.VOICE_2 });
      await expect(second.getByText(words.review.firstTime, { exact: true })).toBeVisible();
      await proofreader.getByRole("button", { name: words.review.reject }).click();
      const dialog = proofreader.getByRole("dialog");
      const voice = dialog.getByRole("checkbox", { name: texts.content.voices.VOICE_2 });
      await dialog.getByRole("button", { name: words.reason.yesReject }).click();
      await expect(dialog.getByText(words.reason.voicesNeeded)).toBeVisible();
      await expect(dialog.getByText(words.reason.whyNeeded)).toBeVisible();
      await voice.check();
      await expect(dialog.getByText(words.reason.voicesNeeded)).toHaveCount(0);
      await giveReason(dialog, fill(words.reason.yesReject_one, { voices: 2 }), "Give the number.", texts);
    });

    await test.step("the writer is notified by the bell, reads the reason beside the voice and submits it again with one press", async () => {
      await followBell(writer, fill(kind["post-back"].title, { title }), language);
      await expect(writer).toHaveURL(new RegExp(`${workOf.Writer}\\?post=\\d+$`));
      await opened(writer, title);
      await improve(writer, { title, copy: copies.second, reason: "Give the number." }, texts);
    });

    await test.step("the proofreader sees what changed and approves it", async () => {
      await openWork(proofreader, "Proofreader", title);
      const voice = proofreader.getByRole("region", { name: texts.content.voices.VOICE_2 });
      await expect(voice.locator("del").filter({ hasText: "slashed" })).toBeVisible();
      await expect(voice.locator("ins").filter({ hasText: "31 %" })).toBeVisible();
      await proofreader.getByRole("button", { name: words.review.approveNext }).click();
      await expect(proofreader.getByText(approved)).toBeVisible();
    });

    await test.step("the Editor-in-Chief returns it, and it passes the proofreader again", async () => {
      await openWork(chief, "Editor-in-Chief", title);
      await chief.getByRole("button", { name: words.review.return }).click();
      const yes = fill(words.reason.yesReturn_one, { voices: 2 });
      const dialog = chief.getByRole("dialog");
      await dialog.getByRole("checkbox", { name: texts.content.voices.VOICE_2 }).check();
      await giveReason(dialog, yes, "Say over which time.", texts);
      await openWork(writer, "Writer", title);
      await improve(writer, { title, copy: copies.third, reason: "Say over which time." }, texts);
      await openWork(proofreader, "Proofreader", title);
      await expect(proofreader.getByRole("button", { name: words.review.approveNext })).toBeEnabled();
      await proofreader.keyboard.press("a");
      await expect(proofreader.getByText(approved)).toBeVisible();
    });

    await test.step("the Editor-in-Chief takes it on and comments on a voice, which the writer reads", async () => {
      await openWork(chief, "Editor-in-Chief", title);
      await takeOn(chief, title, texts);
      await comment(chief, { role: "Editor-in-Chief", title, words: "Which season was it?" }, texts);
      await followBell(writer, fill(kind["post-comment"].title, { title }), language, 2);
      await expect(threadOf(writer, texts).getByText("Which season was it?")).toBeVisible();
    });

    await test.step("the Editor-in-Chief approves it with a note, and the approver publishes it, undoes that and publishes it", async () => {
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
      await expect(threadOf(approver, texts).getByText("Which season was it?")).toBeVisible();
      await takeOn(approver, title, texts);
      const { undo } = texts.content;
      await approver.getByRole("button", { name: words.review.publishNext }).click();
      await expect(approver.getByText(fill(words.done.PUBLISH, { title }))).toBeVisible();
      await expect(approver.getByText(words.queues.allDone)).toBeVisible();
      await approver.getByRole("button", { name: undo.label }).click();
      await expect(approver.getByText(fill(undo.one, { title }))).toBeVisible();
      await opened(approver, title);
      await expect(approver.getByRole("link", { name: title })).toContainText(words.assignment.you);
      await approver.getByRole("button", { name: words.review.publishNext }).click();
      await expect(approver.getByText(words.queues.allDone)).toBeVisible();
    });

    const { caller } = await newEmployee({ company });
    const { page: reader, errors: seen } = await openAs({ ...view, language }, "employee", caller);
    await reader.goto(`${url}/post-list`);
    await expect(cardOf(reader, title)).toBeVisible();
    expect([...errors, seen].flat()).toEqual([]);
  });
