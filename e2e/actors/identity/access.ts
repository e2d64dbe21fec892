import type { Page } from "@playwright/test";
import { demoPassword, type Person } from "../../kit/people/demo.ts";
import type { EmployeeTexts } from "../../kit/texts.ts";

/** Logs in without waiting for the result, which is what the journey examines. */
export async function logIn(
  page: Page,
  url: string,
  who: Pick<Person, "email">,
  texts: EmployeeTexts,
  password: string = demoPassword,
): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel(texts.identity.login.email).fill(who.email);
  await page.getByLabel(texts.identity.login.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: texts.identity.login.submit, exact: true }).click();
}

export async function chooseInUserMenu(page: Page, entry: string, texts: EmployeeTexts): Promise<void> {
  const [before = ""] = texts.shell.user.menu.split("{{name}}");
  await page.getByRole("button", { name: new RegExp(`^${before}`) }).click();
  await page.getByRole("button", { name: entry, exact: true }).click();
}

export interface NewEmployee {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

export async function register(page: Page, who: NewEmployee, texts: EmployeeTexts): Promise<void> {
  const { fields, password, register: form } = texts.identity;
  await page.getByLabel(fields.firstName).fill(who.firstName);
  await page.getByLabel(fields.lastName).fill(who.lastName);
  await page.locator('input[name="email"]').fill(who.email);
  await page.getByLabel(password.choose, { exact: true }).fill(who.password);
  await page.getByLabel(password.confirm, { exact: true }).fill(who.password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: form.submit, exact: true }).click();
}
