import { corporateFrontUsers } from "@polyphon/contract/people/front-users/front-user.resource.ts";
import { login } from "@polyphon/contract/identity/identity.contract.ts";
import { randomUUID } from "node:crypto";
import { newProgramManager } from "../../actors/company-office-staff.ts";
import { rowOf } from "../../actors/resources/resource-list.ts";
import { languagesOf } from "../../kit/languages-of.ts";
import { letterTo } from "../../kit/outside/inbox.ts";
import { sandboxUrl, url } from "../../kit/own-stack.ts";
import { callerOf } from "../../kit/people/caller.ts";
import { addFreshCompany } from "../../kit/people/fresh-company.ts";
import { newEmployee, superAdmin } from "../../kit/people/people.ts";
import { openOffice } from "../../kit/screens/office-fixture.ts";
import { expect, test } from "../../kit/test.ts";
import { anyOf } from "../../kit/texts.ts";

for (const language of languagesOf(import.meta.url))
  test.describe(`a program manager, in ${language}`, () => {
    test("adds one employee, who signs in with the invitation, and invites another again", async () => {
      const company = await addFreshCompany(await superAdmin());
      const manager = await newProgramManager(company);
      const state = await openOffice(manager, "/admin/corporate-front-users", language);
      const { page, texts, button } = state;
      const { reach } = texts.people;
      const { fields } = texts.people["front-users"];
      const email = `jana.${randomUUID().slice(0, 8)}@${company.domain}`;
      await button(reach.add).click();
      const dialog = page.getByRole("dialog");
      const field = (name: string) => dialog.getByRole("textbox", { name });
      await field(fields.firstName).fill("Jana");
      await field(fields.lastName).fill("Journey");
      await field(fields.email).fill("jana@elsewhere.example");
      await state.accessible();
      await dialog.getByRole("button", { name: reach.addYes }).click();
      await expect(field(fields.email)).toBeFocused();
      await expect(dialog.getByText(company.domain)).toBeVisible();
      await field(fields.email).fill(email);
      await dialog.getByRole("button", { name: reach.addYes }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(email)).not.toHaveCount(0);

      const passwordOf = async () =>
        /(?:Passwort|password)[^\n:]*:\s*(\S+)/iu.exec((await letterTo(sandboxUrl, email)).text)?.[1] ?? "";
      const first = await passwordOf();
      const { items } = await manager.call(corporateFrontUsers.list, { search: email });
      await page.goto(`${url}/admin/corporate-front-users`);
      await rowOf(page, items[0]?.id ?? 0)
        .getByRole("checkbox")
        .check();
      await button(reach.verb.INVITE).click();
      await page.getByRole("dialog").getByRole("button", { name: reach.inviteYes }).click();
      await expect.poll(passwordOf).not.toBe(first);
      const captcha = `human:login:127.0.0.1:${Date.now()}-${randomUUID()}`;
      const signedIn = await callerOf(url, null).call(login, {
        username: email,
        password: await passwordOf(),
        captcha,
        panel: "FRONT",
      });
      expect(signedIn.access_token).toBeDefined();
      // The refused address is the only call that failed.
      expect(state.errors.filter((error) => !error.includes("422"))).toEqual([]);
    });

    test("finds who never shared and writes to them", async () => {
      const company = await addFreshCompany(await superAdmin());
      const manager = await newProgramManager(company);
      const quiet = await newEmployee({ company });
      const state = await openOffice(manager, "/admin/corporate-front-users?activity=NEVER", language);
      const { page, texts, button } = state;
      const { reach } = texts.people;
      await rowOf(page, quiet.id).getByRole("checkbox").check();
      await button(reach.verb.WRITE).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: reach.writeYes }).click();
      await expect(dialog.getByText(texts.violations.required)).toHaveCount(2);
      await dialog.getByRole("textbox", { name: reach.subject }).fill("Your first share");
      await dialog
        .getByRole("textbox", { name: reach.message })
        .fill("Pick a post you like.\nIt takes a minute.");
      await state.accessible();
      await dialog.getByRole("button", { name: reach.writeYes }).click();
      await expect(page.getByText(anyOf(reach.written_one))).toBeVisible();
      const subject = async () => (await letterTo(sandboxUrl, quiet.email)).subject;
      await expect.poll(subject).toBe("Your first share");
      expect((await letterTo(sandboxUrl, quiet.email)).text).toContain("Pick a post you like.");
      expect(state.errors).toEqual([]);
    });
  });
