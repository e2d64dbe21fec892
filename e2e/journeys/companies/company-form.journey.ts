import { randomUUID } from "node:crypto";
import { getCompany } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { company } from "@polyphon/contract/companies/company.resource.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Page } from "@playwright/test";
import { languagesOf } from "../../kit/languages-of.ts";
import { expect, test } from "../../kit/test.ts";
import { waitForFocusWithin } from "../../actors/keyboard.ts";
import { answerYes } from "../../actors/resources/resource-list.ts";
import { domainOf } from "../../kit/people/demo.ts";
import { addFreshCompany } from "../../kit/people/fresh-company.ts";
import { openOffice } from "../../kit/screens/office-fixture.ts";
import { superAdmin } from "../../kit/people/people.ts";

/** The fields of the form by their names. */
function fieldsOn(page: Page) {
  const field = (name: string) => page.locator(`[data-field="${name}"]`);
  const input = (name: string) => field(name).locator("input").first();
  const isWrong = (name: string) => expect(input(name)).toHaveAttribute("aria-invalid", "true");
  return { field, input, isWrong };
}

/** Opens the form of a company of its own, so that no other journey sees the change. */
async function openNew(language: Language, part = "") {
  const admin = await superAdmin();
  const { id } = await addFreshCompany(admin, { topics: 0 });
  const { companyName: name } = await admin.call(getCompany, { id });
  const state = await openOffice(admin, `/admin/company-edit/${id}${part}`, language);
  await state.heading(new RegExp(name));
  const stored = async () => (await admin.call(getCompany, { id })).companyName;
  return { ...state, ...fieldsOn(state.page), name, id, stored };
}

for (const language of languagesOf(import.meta.url))
  test.describe(`the company form, in ${language}`, () => {
    test("shows what is missing or wrong at its field, and the server's message for a domain in use [A8-05] [C8-33]", async () => {
      const state = await openOffice(await superAdmin(), "/admin/add-corporate", language);
      const { field, input, isWrong } = fieldsOn(state.page);
      const { companies, violations } = state.texts;
      const add = state.button(companies.form.add);
      await state.heading(companies.form.newTitle);
      await expect(add).toBeDisabled();
      const name = `Journey ${randomUUID().slice(0, 8)}`;
      await input("companyName").fill(name);
      await add.click();
      await isWrong("companyDomain");
      await expect(field("companyDomain").getByText(violations.required)).toBeVisible();
      await expect(input("companyDomain")).toBeFocused();
      await input("companyDomain").fill("http://wrong");
      await expect(field("companyDomain").getByText(violations.domain)).toBeVisible();
      await input("companyDomain").fill(domainOf("halden"));
      await add.click();
      await expect(field("companyDomain").getByText(violations.domainTaken)).toBeVisible();
      await expect(field("companyDomain")).toContainText(companies.companies.fields.companyDomain);
      await isWrong("companyDomain");
      await state.accessible();
      await input("companyDomain").fill(`${name.replace(" ", "-").toLowerCase()}.example`);
      await add.click();
      await expect(state.page).toHaveURL(/company-edit\/\d+$/);
      await state.heading(new RegExp(name));
    });

    test("validates the autopilot windows while they are typed and counts the errors", async () => {
      const { texts, button, field, input, isWrong } = await openNew(language);
      const { companies, kit, violations } = texts;
      await input("secondaryFrom").fill("05:00");
      await isWrong("secondaryFrom");
      await expect(
        field("secondaryFrom")
          .getByText(violations.secondaryNotBefore)
          .or(field("secondaryFrom").getByText(violations.insideShareTime)),
      ).toBeVisible();
      await button(fill(kit.form.faults_one, { count: 1 })).click();
      await expect(input("secondaryFrom")).toBeFocused();
      await button(companies.form.save).click();
      await isWrong("secondaryFrom");
    });

    test("lists every change before saving and asks before unsaved changes are discarded", async () => {
      const { page, texts, button, accessible, errors, input, name, stored } = await openNew(language);
      const { companies, kit } = texts;
      const renamed = `${name} AG`;
      await input("companyName").fill(renamed);
      await button(kit.review.open).click();
      const review = page.getByRole("dialog");
      const cells = review.getByRole("row").nth(1).locator("th, td");
      await expect(cells).toHaveText([companies.companies.fields.companyName, name, renamed]);
      await accessible();
      await page.keyboard.press("Escape");
      await expect(review).toHaveCount(0);

      const away = page.getByRole("link", { name: companies.form.dashboard });
      await away.click();
      const question = page.getByRole("dialog", { name: kit.leave.title });
      await question.getByRole("button", { name: kit.leave.cancel }).click();
      await expect(question).toHaveCount(0);
      await expect(input("companyName")).toHaveValue(renamed);
      await button(companies.form.save).click();
      await expect(page.getByText(kit.form.saved)).toBeVisible();
      expect(await stored()).toBe(renamed);

      await input("companyName").fill(name);
      await away.click();
      await expect(question).toBeVisible();
      await answerYes(page, kit.leave.yes);
      await expect(page).toHaveURL(/company-dashboard/);
      expect(await stored()).toBe(renamed);
      expect(errors).toEqual([]);
    });

    test("opens at the section its address names", async () => {
      const { page, input } = await openNew(language, "#company-autopilot");
      await expect(input("secondaryFrom")).toBeVisible();
      const part = page.locator("#company-autopilot");
      await expect
        .poll(() => part.evaluate((one) => Math.round(one.getBoundingClientRect().top)))
        .toBeLessThan(200);
      await waitForFocusWithin(part);
    });

    test("asks for the company's name before it is deactivated, with what that ends", async () => {
      const { page, texts, button, input, name, id } = await openNew(language);
      const { companies } = texts;
      await input("active").press("Space");
      await button(companies.form.save).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByText(companies.deactivation.scheduledShares_zero)).toBeVisible();
      const yes = dialog.getByRole("button", { name: companies.deactivation.yes });
      await expect(yes).toBeDisabled();
      await dialog.getByRole("textbox").fill(name);
      await yes.click();
      const isActive = async () => (await (await superAdmin()).call(getCompany, { id })).active;
      await expect.poll(isActive).toBe(false);
    });

    test("does not overwrite what somebody else saved meanwhile, and keeps everything that was typed", async () => {
      const { page, texts, button, input, name, id, stored } = await openNew(language);
      const { companies, kit } = texts;
      await input("companyName").fill(`${name} GmbH`);
      await (await superAdmin()).call(company.act, { ids: [id], action: "deactivate" });
      await button(companies.form.save).click();
      await expect(button(kit.form.newer)).toBeVisible();
      expect(await stored()).toBe(name);
      await button(kit.form.newer).click();
      await expect(page.getByText(kit.form.merged)).toBeVisible();
      await expect(input("companyName")).toHaveValue(`${name} GmbH`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(companies.form.status.off);
      await button(companies.form.save).click();
      await expect(page.getByText(kit.form.saved)).toBeVisible();
      expect(await stored()).toBe(`${name} GmbH`);
    });
  });
