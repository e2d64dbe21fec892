import { adminEn } from "@polyphon/i18n/admin.en.ts";
import type { Page } from "@playwright/test";
import { demoPassword } from "../../kit/people/demo.ts";

/** Fills in and submits the login without waiting for the result. Without an address the open page is used. */
export async function submitLogin(
  page: Page,
  url: string | null,
  email: string,
  password: string = demoPassword,
): Promise<void> {
  const { login } = adminEn.identity;
  if (url !== null) await page.goto(`${url}/admin`);
  await page.getByLabel(login.email).fill(email);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: login.submit }).click();
}

export async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account: / }).click();
}

export async function chooseRoleOf(page: Page, role: RegExp): Promise<void> {
  await page.getByRole("radio", { name: role }).check();
  await page.getByRole("button", { name: adminEn.identity.picker.submit }).click();
}
