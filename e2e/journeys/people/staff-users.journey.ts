import { randomUUID } from "node:crypto";
import { company as companies } from "@polyphon/contract/companies/company.resource.ts";
import { chiefUser } from "@polyphon/contract/people/staff/chief-user.resource.ts";
import { userGroupParameter } from "@polyphon/contract/people/user-group-parameter.resource.ts";
import { writerUser } from "@polyphon/contract/people/staff/writer-user.resource.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Page } from "@playwright/test";
import { pressDrawn } from "../../actors/drawn-input.ts";
import { openPage } from "../../kit/pages.ts";
import { languagesOf } from "../../kit/languages-of.ts";
import { expect, test } from "../../kit/test.ts";
import { answerYes, chooseInMenu, rowOf, searchFor } from "../../actors/resources/resource-list.ts";
import { signIn } from "../../kit/people/caller.ts";
import { domainOf, staff } from "../../kit/people/demo.ts";
import { linkMailedTo } from "../../kit/outside/inbox.ts";
import { openOffice } from "../../kit/screens/office-fixture.ts";
import { sandboxUrl, url } from "../../kit/own-stack.ts";
import { newEmployee, superAdmin } from "../../kit/people/people.ts";
import { adminTexts, employeeTexts, errorTexts } from "../../kit/texts.ts";

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"] input`).first();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const heading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();

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

/** What the form requires of all editorial staff. */
async function fillPerson(page: Page, { firstName, lastName, email }: ReturnType<typeof someone>) {
  await field(page, "firstName").fill(firstName);
  await field(page, "lastName").fill(lastName);
  await field(page, "email").fill(email);
  await field(page, "contentLanguage").click();
  await page.getByRole("option", { name: /^Engli/ }).click();
  await field(page, "weeklyTarget").fill("3");
}

for (const language of languagesOf(import.meta.url))
  test.describe(`back-office users, in ${language}`, () => {
    const texts = adminTexts[language];
    const { kit, people } = texts;
    const open = async (path: string) => openOffice(await superAdmin(), path, language);

    test("an Editor-in-Chief adds a writer, who gets a mail; deactivating the writer asks first [C4-31]", async () => {
      const chief = await signIn(url, staff("Editor-in-Chief"), "ADMIN");
      const { page, errors, accessible } = await openOffice(chief, "/admin/writer-users", language);
      const words = people["writer-users"];
      await heading(page, words.title);
      await press(page, words.add);
      const person = someone();
      const { email } = person;
      await fillPerson(page, person);
      await accessible();
      await press(page, kit.form.add);
      await heading(page, words.title);
      expect(await linkMailedTo(sandboxUrl, email, "/resetpassword")).toContain("key=");

      const { items } = await chief.call(writerUser.list, { search: email });
      const id = items[0]?.id ?? 0;
      const isEnabled = async () => (await chief.call(writerUser.get, { id })).enabled;
      await searchFor(page, words.search, email);
      const turned = rowOf(page, id).getByRole("switch");
      await pressDrawn(turned);
      const dialog = page.getByRole("dialog");
      await expect(dialog).toContainText(words.act.deactivate.replaceAll("**", "").slice(0, 20));
      await accessible();
      await dialog.getByRole("button", { name: kit.remove.cancel }).click();
      await expect(dialog).toHaveCount(0);
      await expect(turned).toBeChecked();
      expect(await isEnabled()).toBe(true);
      await pressDrawn(turned);
      await answerYes(page, kit.act.deactivate.yes);
      await expect(turned).not.toBeChecked();
      await expect.poll(isEnabled).toBe(false);
      expect(errors).toEqual([]);
    });

    test("a duplicate address is refused at its field, in the words of the specification", async () => {
      const { page, accessible } = await open("/admin/add-approver-user");
      await heading(page, people["approver-users"].addTitle);
      await fillPerson(page, { ...someone(), email: staff("Writer").email });
      await press(page, kit.form.add);
      await expect(page.locator('[data-field="email"][data-fault]')).toContainText(
        errorTexts[language].duplicate_user,
      );
      await accessible();
    });

    test("a password is set for an Editor-in-Chief, with the rule beside it", async () => {
      const made = await (await superAdmin()).call(chiefUser.add, someone());
      const name = `${made.firstName} ${made.lastName}`;
      const { page, errors, accessible } = await open("/admin/chief-users");
      await searchFor(page, people["chief-users"].search, made.email);
      await chooseInMenu(page, made.id, people.password.menu, texts);
      await heading(page, fill(people.password.title, { name }));
      await accessible();
      const first = page.locator('input[name="new-password"]');
      const second = page.locator('input[name="confirm-password"]');
      await first.fill("weak");
      await second.fill("other");
      await press(page, people.password.save);
      await expect(page.getByText(texts.identity.password.noMatch)).toBeVisible();
      for (const one of [first, second]) await one.fill("Journey!234");
      await press(page, people.password.save);
      await expect(page.getByText(fill(people.password.done, { name }))).toBeVisible();
      await heading(page, people["chief-users"].title);
      expect(errors).toEqual([]);
    });

    test("a one-time link opens an employee's account, once [A9-01] [B8-28]", async () => {
      const person = await newEmployee({ firstName: "Mara" });
      const { page, errors, accessible } = await open("/admin/multi-pass-login");
      await heading(page, people.multipass.title);
      await accessible();
      const { multipass } = people;
      await page
        .getByRole("combobox", { name: multipass.person })
        .or(page.getByRole("textbox", { name: multipass.person }))
        .fill(person.email);
      await page.getByRole("option", { name: new RegExp(person.name) }).click();
      await press(page, multipass.make);
      await expect(
        page.getByRole("heading", { level: 2, name: fill(multipass.ready, { name: person.name }) }),
      ).toBeVisible();
      await accessible();
      const link = await page.getByText(/\/multipass-login\//).innerText();
      const visit = async () => {
        const { page: other } = await openPage({ width: 1280, height: 900, language });
        await other.goto(link);
        return other;
      };
      const first = await visit();
      await expect(first).toHaveURL(/\/dashboard$/);
      await expect(first.getByRole("heading", { level: 1, name: /Mara/ })).toBeVisible();
      const second = await visit();
      await heading(second, employeeTexts[language].shell.failure.unauthorized);
      expect(errors).toEqual([]);
    });

    test("employees are added to a user group and removed again", async () => {
      const { call } = await superAdmin();
      const person = await newEmployee();
      const { items } = await call(companies.list, { search: domainOf("nordwind") });
      const name = `Group ${randomUUID().slice(0, 8)}`;
      const group = await call(userGroupParameter.add, { name, entity: items[0]?.id ?? 0 });
      const { page, errors, accessible } = await open("/admin/manage-user-param");
      const { groupMembers } = people;
      await searchFor(page, people["user-group-parameters"].search, name);
      await chooseInMenu(page, group.id, groupMembers.open, texts);
      const drawer = page.getByRole("dialog");
      await expect(drawer.getByRole("heading", { name: groupMembers.empty })).toBeVisible();
      await drawer.getByRole("combobox").or(drawer.getByRole("textbox")).first().fill(person.email);
      await page.getByRole("option", { name: new RegExp(person.name) }).click();
      await page.keyboard.press("Escape");
      await drawer.getByRole("button", { name: groupMembers.add, exact: true }).click();
      await expect(drawer.getByRole("listitem")).toContainText([person.email]);
      await accessible();
      await drawer.getByRole("button", { name: fill(groupMembers.remove, { name: person.name }) }).click();
      await expect(drawer.getByRole("heading", { name: groupMembers.empty })).toBeVisible();
      await expect(drawer.getByRole("listitem")).toHaveCount(0);
      expect(errors).toEqual([]);
    });
  });
