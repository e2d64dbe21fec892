import { looks as de } from "@polyphon/i18n/de/operations/looks.employee.ts";
import { looks as en } from "@polyphon/i18n/en/operations/looks.employee.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Page } from "@playwright/test";
import { newProgramManager } from "../../actors/company-office-staff.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { url } from "../../kit/own-stack.ts";
import { openAs } from "../../kit/pages.ts";
import { addFreshCompany } from "../../kit/people/fresh-company.ts";
import { type Employee, newEmployee, superAdmin } from "../../kit/people/people.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { openOffice } from "../../kit/screens/office-fixture.ts";
import { desktop } from "../../kit/sizes.ts";
import { expect, test } from "../../kit/test.ts";
import { employeeTexts } from "../../kit/texts.ts";

const casts = [
  { language: "en", texts: en, view: desktop },
  { language: "de", texts: de, view: { width: 320, height: 720, scheme: "dark" } },
] as const;

/** What a program manager does to look at somebody. */
async function lookAt(
  manager: Awaited<ReturnType<typeof newProgramManager>>,
  person: Employee,
  language: "en" | "de",
) {
  const office = await openOffice(manager, `/admin/view-front-user/${person.id}`, language);
  await office.heading(new RegExp(person.name));
  return office;
}

const reader = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

for (const { language, texts, view } of castsOf(import.meta.url, casts)) {
  const { profile } = employeeTexts[language].identity;

  test(`an employee reads who may see what, and that the program manager has looked, in ${language}`, async () => {
    const company = await addFreshCompany(await superAdmin());
    const manager = await newProgramManager(company);
    const person = await newEmployee({ company });
    const { page, errors } = await openAs({ ...view, language }, "employee", person.caller);
    await page.goto(`${url}/profile`);
    await page.getByRole("link", { name: profile.visibleOpen, exact: true }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
    await expect(page.getByText(texts.mode.off)).toBeVisible();
    await expect(page.getByRole("heading", { name: texts.doings.shares.title })).toBeVisible();
    await expect(reader(page, "Ragna Journey")).toHaveCount(0);

    const office = await lookAt(manager, person, language);
    await page.reload();
    await expect(page.getByText(texts.mode.off)).toBeVisible();
    await page.getByRole("link", { name: texts.log.title, exact: true }).press("Enter");
    await expect(page.getByRole("heading", { name: texts.log.title })).toBeInViewport();
    const line = reader(page, "Ragna Journey");
    await expect(line).toContainText(texts.log.role.corporateAdmin);
    await expect(line).toContainText(texts.doings.connections.title);
    expect(await lastingViolations(page)).toEqual([]);
    expect([...errors, ...office.errors]).toEqual([]);
  });

  test(`works-council mode says so with its minimum, keeps the log empty, and has a data sheet, in ${language}`, async () => {
    const settings = { worksCouncil: true, worksCouncilMinimum: 12 };
    const company = await addFreshCompany(await superAdmin(), { settings });
    const manager = await newProgramManager(company);
    const person = await newEmployee({ company });
    const office = await lookAt(manager, person, language);
    const { page, errors } = await openAs({ ...view, language }, "employee", person.caller);
    await page.goto(`${url}/visible-to-others`);
    await expect(page.getByText(fill(texts.mode.on, { minimum: 12 }))).toBeVisible();
    await expect(page.getByText(texts.sights.unnamed).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: texts.log.title })).toBeVisible();
    await expect(reader(page, "Ragna Journey")).toHaveCount(0);
    expect(await lastingViolations(page)).toEqual([]);

    const words = office.texts.operations.worksCouncil;
    await office.page.goto(`${url}/admin/works-council`);
    await expect(office.page.getByText(fill(words.mode.on, { minimum: 12 }))).toBeVisible();
    await office.accessible();
    const [file] = await Promise.all([
      office.page.waitForEvent("download"),
      office.button(words.sheet).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);

    const provider = await openOffice(await superAdmin(), "/admin/works-council", language);
    await expect(provider.page.getByText(words.chooseText)).toBeVisible();
    await provider.accessible();
    await provider.page.getByRole("combobox", { name: words.company }).fill(company.domain);
    await provider.page.getByRole("option").filter({ hasText: company.domain }).click();
    await expect(provider.page.getByText(fill(words.mode.on, { minimum: 12 }))).toBeVisible();
    expect([...errors, ...office.errors, ...provider.errors]).toEqual([]);
  });
}
