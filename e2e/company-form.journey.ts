import { randomUUID } from "node:crypto";
import { getCompany } from "@polyphon/contract/companies/company-desk.contract.ts";
import { company } from "@polyphon/contract/companies/company.resource.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { type Language, languages } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { waitForFocus, waitForFocusWithin } from "./actors/keyboard.ts";
import { answerYes } from "./actors/resource-list.ts";
import { openBrowser } from "./browser.ts";
import { type Caller, signIn } from "./kit/caller.ts";
import { demoCompanies, staff } from "./kit/demo.ts";
import { openOffice, type OfficeScene } from "./kit/office-scene.ts";
import { url } from "./kit/own-stack.ts";

const taken = demoCompanies.find(({ key }) => key === "halden")?.domain ?? "";

let browser: Browser;
let admin: Caller;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  admin = await signIn(url, staff("Super admin"), "ADMIN");
});
afterAll(() => browser.close());
afterEach(() => page.context().close());

const field = (name: string): Locator => page.locator(`[data-field="${name}"]`);
const input = (name: string): Locator => field(name).locator("input").first();
const isWrong = (name: string) => expect.poll(() => input(name).getAttribute("aria-invalid")).toBe("true");
const newName = () => `Journey ${randomUUID().slice(0, 8)}`;
const domainOf = (name: string) => `${name.replaceAll(/\W/g, "").toLowerCase()}.example`;

async function addOne(scene: OfficeScene, name: string): Promise<number> {
  await input("companyName").fill(name);
  await input("companyDomain").fill(domainOf(name));
  await scene.button(scene.texts.companies.form.add).last().click();
  await page.waitForURL(/company-edit\/\d+/);
  return Number(page.url().split("/").at(-1));
}

/** Every change begins with a company of its own, so that no other journey meets it. */
async function openNew(language: Language): Promise<{ scene: OfficeScene; name: string; id: number }> {
  const scene = await openOffice(browser, admin, "/admin/add-corporate", language);
  ({ page } = scene);
  await scene.heading(scene.texts.companies.form.newTitle);
  const name = newName();
  const id = await addOne(scene, name);
  await scene.heading(new RegExp(name));
  return { scene, name, id };
}

describe.each(languages)("the company form, in %s", (language) => {
  test("says at the field what is missing or wrong, and in the server's words which domain is taken [A8-05] [C8-33]", async () => {
    const scene = await openOffice(browser, admin, "/admin/add-corporate", language);
    ({ page } = scene);
    const { companies, violations } = scene.texts;
    const add = scene.button(companies.form.add).last();
    await scene.heading(companies.form.newTitle);
    expect(await add.isDisabled()).toBe(true);
    const name = newName();
    await input("companyName").fill(name);
    await add.click();
    await isWrong("companyDomain");
    await field("companyDomain").getByText(violations.required).waitFor();
    await waitForFocus(input("companyDomain"));
    await input("companyDomain").fill("http://wrong");
    await field("companyDomain").getByText(violations.domain).waitFor();
    await input("companyDomain").fill(taken);
    await add.click();
    await isWrong("companyDomain");
    await page
      .getByText(new RegExp(`^${companies.companies.fields.companyDomain}`))
      .last()
      .waitFor();
    await scene.accessible();
    await addOne(scene, name);
    await scene.heading(new RegExp(name));
  });

  test("judges the windows of autopilot while they are typed, and counts what is to be fixed", async () => {
    const { scene } = await openNew(language);
    const { kit, violations } = scene.texts;
    await input("secondaryFrom").fill("05:00");
    await isWrong("secondaryFrom");
    await field("secondaryFrom")
      .getByText(violations.secondaryNotBefore)
      .or(field("secondaryFrom").getByText(violations.insideShareTime))
      .first()
      .waitFor();
    await scene.button(fill(kit.form.faults_one, { count: 1 })).click();
    await waitForFocus(input("secondaryFrom"));
    await scene.button(scene.texts.companies.form.save).click();
    await isWrong("secondaryFrom");
  });

  test("shows every change before it is saved, and asks before changes are left behind", async () => {
    const { scene, name, id } = await openNew(language);
    const { companies, kit } = scene.texts;
    const renamed = `${name} AG`;
    await input("companyName").fill(renamed);
    await scene.button(kit.review.open).click();
    const review = page.getByRole("dialog");
    const cells = await review.getByRole("row").nth(1).locator("th, td").allInnerTexts();
    expect(cells.map((cell) => cell.trim())).toEqual([companies.companies.fields.companyName, name, renamed]);
    await scene.accessible();
    await page.keyboard.press("Escape");
    await review.waitFor({ state: "detached" });

    const away = page.getByRole("link", { name: companies.form.dashboard });
    await away.click();
    const question = page.getByRole("dialog", { name: kit.leave.title });
    await question.getByRole("button", { name: kit.leave.cancel }).click();
    await question.waitFor({ state: "detached" });
    expect(await input("companyName").inputValue()).toBe(renamed);
    await scene.button(companies.form.save).click();
    await page.getByText(kit.form.saved).first().waitFor();
    expect((await admin.call(getCompany, { id })).companyName).toBe(renamed);

    await input("companyName").fill(name);
    await away.click();
    await question.waitFor();
    await answerYes(page, kit.leave.yes);
    await page.waitForURL(/company-dashboard/);
    expect((await admin.call(getCompany, { id })).companyName).toBe(renamed);
    expect(scene.errors).toEqual([]);
  });

  test("opens at the part that its address names", async () => {
    const { id } = await openNew(language);
    await page.context().close();
    const scene = await openOffice(browser, admin, `/admin/company-edit/${id}#company-autopilot`, language);
    ({ page } = scene);
    await input("secondaryFrom").waitFor();
    const part = page.locator("#company-autopilot");
    await expect
      .poll(() => part.evaluate((one) => Math.round(one.getBoundingClientRect().top)))
      .toBeLessThan(200);
    await waitForFocusWithin(part);
  });

  test("does not write over what somebody else saved meanwhile", async () => {
    const { scene, name, id } = await openNew(language);
    const { companies, kit } = scene.texts;
    await input("companyName").fill(`${name} GmbH`);
    await admin.call(company.act, { ids: [id], action: "deactivate" });
    await scene.button(companies.form.save).click();
    await scene.button(kit.form.newer).click();
    await expect.poll(() => input("companyName").inputValue()).toBe(name);
    await page.getByText(companies.form.status.off).first().waitFor();
  });
});
