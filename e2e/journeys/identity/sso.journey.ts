import { randomUUID } from "node:crypto";
import { ssoLogin } from "@polyphon/contract/identity/sso.contract.ts";
import { employeeDe } from "@polyphon/i18n/employee.de.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import type { Page } from "@playwright/test";
import { openPage } from "../../kit/pages.ts";
import { desktop } from "../../kit/sizes.ts";
import { expect, test } from "../../kit/test.ts";
import { scoreLow } from "../../actors/identity/low-captcha.ts";
import type { Person } from "../../kit/people/demo.ts";
import { newEmployee } from "../../kit/people/people.ts";
import type { EmployeeTexts } from "../../kit/texts.ts";
import { sandboxUrl, url } from "../../kit/own-stack.ts";

const { sso } = employeeEn.identity;
const atProvider = new RegExp(`^${sandboxUrl}/oidc/`);

async function startWith(page: Page, email: string, { identity }: EmployeeTexts): Promise<void> {
  await page.getByLabel(identity.sso.email).fill(email);
  await page.getByRole("button", { name: identity.sso.submit }).click();
}

/** From the login to the provider's own page. */
async function leave(page: Page, email: string, texts: EmployeeTexts = employeeEn): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByRole("link", { name: texts.identity.sso.link }).click();
  await startWith(page, email, texts);
}

async function signInAtProvider(page: Page, { email }: Pick<Person, "email">): Promise<void> {
  await expect(page).toHaveURL(atProvider);
  await expect(page.getByLabel("E-mail address")).toHaveValue(email);
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function order(method: "PATCH" | "POST" | "DELETE", path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${sandboxUrl}/__sandbox/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
  expect(answer.ok).toBe(true);
  return answer.status === 204 ? null : answer.json();
}

const spoil = (faults: Readonly<Record<string, string>>) => order("PATCH", "settings", { oidc: { faults } });

const alert = (page: Page) => page.getByRole("alert");

test.describe("signing in with the company", () => {
  test("goes through the provider's page to the dashboard, and the session records it [A1-23]", async () => {
    const who = await newEmployee();
    const { page, errors } = await openPage(desktop);
    await leave(page, who.email);
    await signInAtProvider(page, who);
    await expect(page).toHaveURL(`${url}/dashboard`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto(`${url}/profile`);
    await expect(page.getByText(employeeEn.identity.change.sso)).toBeVisible();
    expect(errors).toEqual([]);
  });

  test("returns to the requested page, with the keyboard alone", async () => {
    const { email } = await newEmployee();
    const { page } = await openPage(desktop);
    await page.goto(`${url}/post-list`);
    await expect(page).toHaveURL(/\/login/);
    await page.getByRole("link", { name: sso.link }).focus();
    await page.keyboard.press("Enter");
    await page.getByLabel(sso.email).focus();
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(atProvider);
    // The address is already filled in and focused.
    await expect(page.getByLabel("E-mail address")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${url}/post-list`);
  });

  test("shows that a bad token was refused, and succeeds at a second try with a good one [A1-23]", async () => {
    const who = await newEmployee();
    const texts = employeeDe.identity.sso;
    const { page } = await openPage({ ...desktop, language: "de" });
    try {
      await spoil({ [who.email]: "broken-signature" });
      await leave(page, who.email, employeeDe);
      await signInAtProvider(page, who);
      await expect(page.getByRole("heading", { name: texts.failedTitle })).toBeVisible();
      await expect(alert(page)).toHaveText(serverTexts.de.errors.sso_failed);
    } finally {
      await spoil({});
    }
    await page.getByRole("link", { name: texts.again }).click();
    await startWith(page, who.email, employeeDe);
    await signInAtProvider(page, who);
    await expect(page).toHaveURL(`${url}/dashboard`);
  });

  test("refuses somebody without an account, of an unknown company, or who cancels", async () => {
    const { page } = await openPage(desktop);
    const stranger = { email: `nobody-${randomUUID().slice(0, 8)}@nordwind.example` };
    await leave(page, stranger.email);
    await signInAtProvider(page, stranger);
    await expect(alert(page)).toHaveText(serverTexts.en.errors.sso_no_account);

    await leave(page, "somebody@nowhere.example");
    await expect(alert(page)).toHaveText(serverTexts.en.errors.sso_not_available);

    await leave(page, stranger.email);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("heading", { name: sso.failedTitle })).toBeVisible();
    await expect(alert(page)).toHaveText(sso.cancelled);
    await page.getByRole("link", { name: sso.back }).click();
    await expect(page.getByRole("heading", { name: employeeEn.identity.login.title })).toBeVisible();
  });

  test("says that the company's sign-in is unavailable", async () => {
    const who = await newEmployee();
    const { page } = await openPage(desktop);
    await leave(page, who.email);
    await expect(page).toHaveURL(atProvider);
    const route = new URL(page.url()).pathname.replace(/authorize$/, "token");
    const fault = { route: `POST ${route}`, kind: "http", status: 503, times: 1 };
    const { ids } = (await order("POST", "faults", fault)) as { ids: readonly number[] };
    try {
      await signInAtProvider(page, who);
      await expect(page.getByRole("heading", { name: sso.failedTitle })).toBeVisible();
      await expect(alert(page)).toHaveText(sso.providerAway);
    } finally {
      for (const id of ids) await order("DELETE", `faults/${id}`);
    }
  });

  test("asks a visitor with a low score for the visible captcha, then continues", async () => {
    const who = await newEmployee();
    const { page } = await openPage(desktop);
    await scoreLow(page, ssoLogin.path);
    await leave(page, who.email);
    const dialog = page.getByRole("dialog", { name: employeeEn.identity.captcha.title });
    await dialog.locator("iframe").contentFrame().getByRole("checkbox").check();
    await dialog.getByRole("button", { name: employeeEn.identity.captcha.submit }).click();
    await signInAtProvider(page, who);
    await expect(page).toHaveURL(`${url}/dashboard`);
  });

  test("refuses to finish in a browser that did not start it", async () => {
    const who = await newEmployee();
    const { page: attacker } = await openPage(desktop);
    await attacker.route("**/sso/microsoft/callback*", (route) => route.abort());
    await leave(attacker, who.email);
    const back = attacker.waitForRequest("**/sso/microsoft/callback*");
    await signInAtProvider(attacker, who);
    const { page: victim } = await openPage(desktop);
    await victim.goto((await back).url());
    await expect(alert(victim)).toHaveText(sso.startedElsewhere);
    expect(await victim.evaluate(() => localStorage.getItem("polyphon-front-session"))).toBeNull();
  });
});
