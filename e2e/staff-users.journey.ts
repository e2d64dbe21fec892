import { randomUUID } from "node:crypto";
import { chiefUser } from "@polyphon/contract/people/chief-user.resource.ts";
import { userGroupParameter } from "@polyphon/contract/people/user-group-parameter.resource.ts";
import { writerUser } from "@polyphon/contract/people/writer-user.resource.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { type Language, languages } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { answerYes, chooseInMenu, rowOf, searchFor } from "./actors/resource-list.ts";
import { openBrowser, openPage } from "./browser.ts";
import { axeViolations } from "./kit/axe-violations.ts";
import { type Caller, signIn } from "./kit/caller.ts";
import { employee, staff } from "./kit/demo.ts";
import { linkMailedTo } from "./kit/inbox.ts";
import { openAs } from "./kit/open-as.ts";
import { sandboxUrl, url } from "./kit/own-stack.ts";
import { adminTexts, employeeTexts } from "./kit/texts.ts";

const views = { en: { width: 1440, height: 900 }, de: { width: 390, height: 844 } } as const;

let browser: Browser;
let admin: Caller;
let chief: Caller;
beforeAll(async () => {
  browser = await openBrowser();
  admin = await signIn(url, staff("Super admin"), "ADMIN");
  chief = await signIn(url, staff("Editor-in-Chief"), "ADMIN");
});
afterAll(() => browser.close());

let page: Page;
afterEach(() => page.context().close());

async function open(path: string, language: Language, caller: Caller): Promise<string[]> {
  const opened = await openAs(browser, { ...views[language], language }, "admin", caller);
  ({ page } = opened);
  await page.goto(url + path);
  return opened.errors;
}

const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
const field = (name: string) => page.locator(`[data-field="${name}"]`).locator("input").first();
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const seen = async () => expect(await axeViolations(page, "everything")).toEqual([]);

/** What the form asks of everybody of the editorial desk. */
async function fillPerson({ firstName, lastName }: { firstName: string; lastName: string }, email: string) {
  await field("firstName").fill(firstName);
  await field("lastName").fill(lastName);
  await field("email").fill(email);
  await field("contentLanguage").click();
  await page.getByRole("option").first().click();
  await field("weeklyTarget").fill("3");
}

const someone = () => ({
  firstName: "Jana",
  lastName: `Journey ${randomUUID().slice(0, 8)}`,
  email: `${randomUUID()}@mail.example`,
  notificationEmails: [],
  curatorCode: "",
  contentLanguage: "ENGLISH" as const,
  categories: [],
  weeklyTarget: 0,
});

describe.each(languages)("back-office users, in %s", (language) => {
  const texts = adminTexts[language];
  const { kit, people } = texts;

  test("an Editor-in-Chief adds a writer, who gets a mail; switching the writer off asks first [C4-31]", async () => {
    const errors = await open("/admin/writer-users", language, chief);
    const words = people["writer-users"];
    await heading(words.title);
    await page.getByRole("button", { name: words.add, exact: true }).first().click();
    const person = someone();
    const { email } = person;
    await fillPerson(person, email);
    await seen();
    await press(kit.form.add);
    await heading(words.title);
    expect(await linkMailedTo(sandboxUrl, email, "/resetpassword")).toContain("key=");

    const { items } = await chief.call(writerUser.list, { search: email });
    const id = items[0]?.id ?? 0;
    await searchFor(page, words.search, email);
    const turned = rowOf(page, id).getByRole("switch");
    await turned.click({ force: true });
    const dialog = page.getByRole("dialog");
    await dialog
      .getByText(words.act.deactivate.replaceAll("**", "").slice(0, 20), { exact: false })
      .waitFor();
    await seen();
    await dialog.getByRole("button", { name: kit.remove.cancel }).click();
    await dialog.waitFor({ state: "detached" });
    expect((await chief.call(writerUser.get, { id })).enabled).toBe(true);
    await turned.click({ force: true });
    await answerYes(page, kit.act.deactivate.yes);
    await expect.poll(async () => (await chief.call(writerUser.get, { id })).enabled).toBe(false);
    expect(errors).toEqual([]);
  });

  test("a repeated address is told at its field, in the words of the specification", async () => {
    await open("/admin/add-approver-user", language, admin);
    await heading(people["approver-users"].addTitle);
    await fillPerson(someone(), staff("Writer").email);
    await press(kit.form.add);
    const fault = page.locator('[data-field="email"][data-fault]');
    await fault.waitFor();
    if (language === "en") expect(await fault.textContent()).toContain("Duplicate user");
    await seen();
  });

  test("a password is set for an Editor-in-Chief, with the rule beside it", async () => {
    const made = await admin.call(chiefUser.add, someone());
    const name = `${made.firstName} ${made.lastName}`;
    const errors = await open("/admin/chief-users", language, admin);
    await searchFor(page, people["chief-users"].search, made.email);
    await chooseInMenu(page, made.id, people.password.menu, texts);
    await heading(fill(people.password.title, { name }));
    await seen();
    const [first, second] = [
      page.locator('input[name="new-password"]'),
      page.locator('input[name="confirm-password"]'),
    ];
    await first.fill("weak");
    await second.fill("other");
    await press(people.password.save);
    await page.getByText(texts.identity.password.noMatch).waitFor();
    for (const one of [first, second]) await one.fill("Journey!234");
    await press(people.password.save);
    await page.getByText(fill(people.password.done, { name })).waitFor();
    await heading(people["chief-users"].title);
    await admin.call(chiefUser.remove, { id: made.id });
    expect(errors).toEqual([]);
  });

  test("a one-time link opens the account of an employee, once [A9-01] [B8-28]", async () => {
    const errors = await open("/admin/multi-pass-login", language, admin);
    await heading(people.multipass.title);
    await seen();
    const person = employee("nordwind", language === "en" ? 20 : 21);
    await page
      .getByRole("combobox")
      .or(page.getByRole("textbox", { name: people.multipass.person }))
      .first()
      .fill(person.email);
    await page.getByRole("option").first().click();
    await press(people.multipass.make);
    await page.getByRole("heading", { level: 2 }).waitFor();
    await seen();
    const link = (await page.getByText(/\/multipass-login\//).textContent()) ?? "";
    const visit = async () => {
      const { page: other } = await openPage(browser, { ...views[language], language });
      await other.goto(link);
      return other;
    };
    const first = await visit();
    await first.waitForURL("**/dashboard");
    await first
      .getByRole("heading", { level: 1, name: new RegExp(person.name.split(" ")[0] ?? "") })
      .waitFor();
    const second = await visit();
    await second
      .getByRole("heading", { level: 1, name: employeeTexts[language].shell.failure.unauthorized })
      .waitFor();
    for (const one of [first, second]) await one.context().close();
    expect(errors).toEqual([]);
  });

  test("employees are put into a user group and taken out again", async () => {
    const { items } = await admin.call(userGroupParameter.list, { search: "Sales" });
    const group = items[0];
    if (!group) throw new Error("the demo has no group");
    const errors = await open("/admin/manage-user-param", language, admin);
    await searchFor(page, people["user-group-parameters"].search, "Sales");
    await chooseInMenu(page, group.id, people.groupMembers.open, texts);
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("listitem").first().waitFor();
    await seen();
    const before = await drawer.getByRole("listitem").count();
    const person = employee("nordwind", language === "en" ? 1 : 4);
    await drawer.getByRole("combobox").or(drawer.getByRole("textbox")).first().fill(person.email);
    await page.getByRole("option").first().click();
    await page.keyboard.press("Escape");
    await drawer.getByRole("button", { name: people.groupMembers.add, exact: true }).click();
    await expect.poll(() => drawer.getByRole("listitem").count()).toBe(before + 1);
    await drawer
      .getByRole("button", { name: fill(people.groupMembers.remove, { name: person.name }) })
      .click();
    await expect.poll(() => drawer.getByRole("listitem").count()).toBe(before);
    expect(errors).toEqual([]);
  });
});
