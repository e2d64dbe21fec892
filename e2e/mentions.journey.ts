import { limits } from "@polyphon/contract/limits.ts";
import { adminMentions } from "@polyphon/contract/mentions/mention-desk.contract.ts";
import { addMentions, findMentions } from "@polyphon/contract/mentions/mentions.contract.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freshPosts, openDialogOf, wordsOf } from "./actors/share-dialog.ts";
import { openBrowser } from "./browser.ts";
import { axeViolations } from "./kit/axe-violations.ts";
import { type Caller, connectAs, signIn } from "./kit/caller.ts";
import { listenTo, pathOf } from "./kit/calls.ts";
import { employee, staff } from "./kit/demo.ts";
import { openAs } from "./kit/open-as.ts";
import { recordIds } from "./kit/record-ids.ts";
import { adminTexts, employeeTexts } from "./kit/texts.ts";
import { url } from "./kit/own-stack.ts";

const casts = [
  { language: "en", view: { width: 1280, height: 900 }, who: employee("kornblume", 5) },
  { language: "de", view: { width: 390, height: 844 }, who: employee("kornblume", 6) },
] as const;
const code = () => randomBytes(5).toString("hex");
const member = () => `https://www.linkedin.com/in/sandbox-member-${Number.parseInt(code(), 16)}`;

/** With the page's clock held, so that a slow machine cannot make a pause between two letters. */
async function typeAndRest(page: Page, type: () => Promise<void>, asked: () => number): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
  const before = asked();
  await type();
  await page.clock.runFor(limits.mention.searchDebounceMs - 1);
  expect(asked()).toBe(before);
  await page.clock.runFor(1);
  await expect.poll(asked).toBe(before + 1);
  await page.clock.resume();
}

let browser: Browser;
let admin: Caller;
beforeAll(async () => {
  browser = await openBrowser();
  admin = await signIn(url, staff("Super admin"), "ADMIN");
});
afterAll(() => browser.close());

describe.each(casts)("mentions in $language", ({ language, view, who }) => {
  const { mentions: say } = employeeTexts[language];
  const { mentions: desk } = adminTexts[language];
  let front: Caller;
  let page: Page;
  let admins: Page;

  beforeAll(async () => {
    front = await signIn(url, who, "FRONT");
  });
  beforeEach(async () => {
    ({ page } = await openAs(browser, { ...view, language }, "employee", front));
    ({ page: admins } = await openAs(browser, { ...view, language }, "admin", admin));
  });
  afterEach(async () => {
    await page.context().close();
    await admins.context().close();
  });

  const rowOf = (name: string): Locator => page.getByRole("listitem", { name, exact: true });

  test("an employee looks somebody up and asks, staff approve, and then copies may name the person", async () => {
    const address = member();
    await page.goto(`${url}/mentions`);
    await page.getByRole("button", { name: say.add, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(say.form.source).fill(address);
    await dialog.getByRole("button", { name: say.form.lookUp }).click();
    const name = `Sandbox Member ${address.split("-").at(-1) ?? ""}`;
    await dialog.getByText(fill(say.form.found, { name })).waitFor();
    expect(await axeViolations(page, "everything")).toEqual([]);
    await dialog.getByRole("button", { name: say.form.send }).click();
    await rowOf(name).getByText(say.state.PENDING_APPROVAL).waitFor();
    expect((await front.call(findMentions, { displayNameSearchKey: name })).items).toEqual([]);

    await admins.goto(`${url}/admin/manage-mention-master?status=PENDING_APPROVAL`);
    await admins.getByRole("button", { name: `${desk.list.approve}: ${name}` }).click();
    await admins.getByText(desk.list.approved).waitFor();
    await page.reload();
    await rowOf(name).getByText(say.state.ACTIVE).waitFor();
    const { items } = await front.call(findMentions, { displayNameSearchKey: name });
    expect(items.map(({ displayName }) => displayName)).toEqual([name]);
  });

  test("what is missing or cannot be fetched is said at its field, and the keyboard alone is enough", async () => {
    await page.goto(`${url}/mentions`);
    const add = page.getByRole("button", { name: say.add, exact: true });
    await add.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(say.form.source).fill("https://www.linkedin.com/in/nobody-by-this-name");
    await dialog.getByRole("button", { name: say.form.lookUp }).press("Enter");
    await dialog.getByText(/cannot be fetched|nicht abgerufen/).waitFor();
    await dialog.getByRole("button", { name: say.form.send }).press("Enter");
    expect(await dialog.getByText(say.form.required).count()).toBe(2);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("heading", { level: 1, name: say.title }).waitFor();
  });

  test("the search of the back office waits until typing rests for 150 ms [C7-43]", async () => {
    const mark = `Rest ${code()}`;
    const wish = { accountType: "PERSONAL" as const, personalId: code(), personalName: mark };
    await front.call(addMentions, { mentions: [wish] });
    await admins.clock.install();
    await admins.goto(`${url}/admin/manage-mention-master`);
    await admins.getByRole("link", { name: mark }).waitFor();
    const calls = listenTo(admins);
    const asked = () =>
      calls
        .filter((one) => pathOf(one) === adminMentions.list.path)
        .map((one) => new URL(one.url()).searchParams.get("search"));
    await typeAndRest(
      admins,
      () => admins.getByRole("searchbox", { name: desk.list.search }).pressSequentially(mark),
      () => asked().length,
    );
    expect(asked()).toEqual([mark]);
    await admins.getByRole("link", { name: mark }).waitFor();
  });

  test("a connection file is a CSV of the template, and is uploaded once every row is valid [C2-12] [C5mentions-08] [C5mentions-09] [C5mentions-13] [C8-22]", async () => {
    const idOf = await recordIds(admin, 0);
    await admins.goto(`${url}/admin/add-mention-connection/${idOf("mention-connection")}`);
    const choose = (name: string, text: string) =>
      admins
        .locator("input[type=file]")
        .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
    await admins.getByRole("heading", { level: 1, name: desk.file.title }).waitFor();
    await choose("contacts.xlsx", "First Name,Last Name,URL");
    await admins.getByText(desk.file.not_csv).waitFor();
    await choose("contacts.csv", "Vorname,Nachname\nAnna,Weber");
    await admins.getByText(desk.file.template_invalid).waitFor();

    const [link] = await Promise.all([
      admins.waitForEvent("download"),
      admins.getByRole("link", { name: desk.file.template }).click(),
    ]);
    const template = await readFile((await link.path()) ?? "", "utf8");
    expect(template).toMatch(/^First Name,Last Name,URL\r\n/);

    const [first, second] = [member(), member()];
    const lines = [`Ada,${code()},${first}`, `,${code()},${first}`, `Max,${code()},nowhere`];
    await choose("contacts.csv", ["First Name,Last Name,URL", ...lines].join("\r\n"));
    const upload = admins.getByRole("button", { name: desk.file.upload, exact: true });
    expect(await upload.isDisabled()).toBe(true);
    expect(await axeViolations(admins, "everything")).toEqual([]);
    const cell = (field: "firstName" | "url", row: number) =>
      admins.getByRole("textbox", { name: fill(desk.file.fieldOf, { field: desk.file[field], row }) });
    await admins.getByText(desk.file.fault.duplicate).waitFor();
    await cell("firstName", 2).fill("Ida");
    await cell("url", 2).fill(second);
    expect(await upload.isDisabled()).toBe(true);
    await admins.getByRole("button", { name: fill(desk.file.takeOut, { row: 3 }) }).click();
    await upload.click();
    await admins.getByText(fill(desk.file.uploaded_other, { count: 2 })).waitFor();
    await admins.waitForURL(/manage-mention-master/);
  });
});

test("/mentions leads to the dashboard without the feature [B2.1-15]", async () => {
  const novice = await signIn(url, employee("halden", 5), "FRONT");
  const { page } = await openAs(browser, { width: 1280, height: 900 }, "employee", novice);
  await page.goto(`${url}/mentions`);
  await page.waitForURL(/\/dashboard/);
  await page.context().close();
});

describe.each(casts)("calls to action in $language", ({ language, view, who }) => {
  const { cta: say } = employeeTexts[language].sharing;
  let front: Caller;
  let page: Page;

  beforeAll(async () => {
    front = await signIn(url, who, "FRONT");
    await connectAs(front, `Cta ${language}`);
  });
  beforeEach(async () => {
    ({ page } = await openAs(browser, { ...view, language }, "employee", front));
  });
  afterEach(() => page.context().close());

  test("are written, used, switched with a question and deleted with a question [B4.9-01] [B4.9-02]", async () => {
    const [post] = await freshPosts(front);
    const dialog = await openDialogOf(page, url, post?.id ?? 0);
    const title = `Talk ${code()}`;
    const line = "Would you like to know more about it? Write to me, I am happy to answer.";
    await dialog.getByRole("button", { name: say.add }).click();
    const list = page.getByRole("dialog").last();
    await list.getByRole("button", { name: say.new }).click();
    await list.getByLabel(say.form.title, { exact: true }).fill(title);
    await list.getByRole("button", { name: say.form.save }).click();
    await list.getByText(say.form.copyRequired).waitFor();
    await list.getByLabel(say.form.copy, { exact: true }).fill(line);
    expect(await axeViolations(page, "everything")).toEqual([]);
    await list.getByRole("button", { name: say.form.save }).click();
    const row = list.getByRole("listitem", { name: title });
    await row.waitFor();

    await row.getByRole("switch").click();
    await page.getByRole("dialog").last().getByRole("button", { name: say.switchOff.yes }).click();
    await row.getByText(say.not.inactive).waitFor();
    await row.getByRole("switch").click();
    await page.getByRole("dialog").last().getByRole("button", { name: say.switchOn.yes }).click();
    await row.getByRole("button", { name: fill(say.useOf, { title }) }).click();
    await expect.poll(() => wordsOf(dialog).inputValue()).toContain(line);
    await dialog.getByRole("button", { name: say.takeOut }).click();
    await expect.poll(() => wordsOf(dialog).inputValue()).not.toContain(line);

    await dialog.getByRole("button", { name: say.add }).click();
    await row.getByRole("button", { name: fill(say.removeOf, { title }) }).click();
    await page.getByRole("dialog").last().getByRole("button", { name: say.delete.yes }).click();
    await row.waitFor({ state: "detached" });
  });

  test("a mention is looked for once typing rests for 150 ms, from the third letter on [B7.2-42]", async () => {
    const [post] = await freshPosts(front);
    await page.clock.install();
    const dialog = await openDialogOf(page, url, post?.id ?? 0);
    const calls = listenTo(page);
    const asked = () => calls.filter((one) => pathOf(one) === findMentions.path).length;
    await wordsOf(dialog).press("Control+End");
    await wordsOf(dialog).pressSequentially(" @No");
    await page.waitForTimeout(400);
    expect(asked()).toBe(0);
    await typeAndRest(page, () => wordsOf(dialog).pressSequentially("rdwi"), asked);
    await page.getByRole("option", { name: /Nordwind Energie/ }).waitFor();
  });
});
