import { employeeDe } from "@polyphon/i18n/employee.de.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { waitForFocus } from "./actors/keyboard.ts";
import { openBrowser, openPage } from "./browser.ts";
import { employee, type Person } from "./kit/demo.ts";
import type { EmployeeTexts } from "./kit/texts.ts";
import { sandboxUrl, url } from "./kit/own-stack.ts";

const desk = { width: 1280, height: 900 } as const;
const { sso } = employeeEn.identity;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** From the login to the provider's own page. */
async function leave(page: Page, email: string, texts: EmployeeTexts = employeeEn): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByRole("link", { name: texts.identity.sso.link }).click();
  await page.getByLabel(texts.identity.sso.email).fill(email);
  await page.getByRole("button", { name: texts.identity.sso.submit }).click();
}

async function signInAtProvider(page: Page, who: Person): Promise<void> {
  await page.waitForURL(`${sandboxUrl}/oidc/**`);
  expect(await page.getByLabel("E-mail address").inputValue()).toBe(who.email);
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function order(method: "PATCH" | "POST", path: string, body: unknown): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/__sandbox/${path}`, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
}

const spoil = (faults: Readonly<Record<string, string>>) => order("PATCH", "settings", { oidc: { faults } });

const told = (page: Page) => page.getByRole("alert").innerText();

describe("signing in with the company", () => {
  test("leads over the provider's page to the dashboard, and the session says so [A1-23]", async () => {
    const who = employee("nordwind", 23);
    const { page, errors } = await openPage(browser, desk);
    await leave(page, who.email);
    await signInAtProvider(page, who);
    await page.waitForURL("**/dashboard");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.goto(`${url}/profile`);
    await page.getByText(employeeEn.identity.change.sso).waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test("ends where somebody wanted to go, by keyboard alone", async () => {
    const who = employee("nordwind", 24);
    const { page } = await openPage(browser, desk);
    await page.goto(`${url}/post-list`);
    await page.waitForURL("**/login*");
    await page.getByRole("link", { name: sso.link }).focus();
    await page.keyboard.press("Enter");
    await page.getByLabel(sso.email).focus();
    await page.keyboard.type(who.email);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${sandboxUrl}/oidc/**`);
    // The address stands there already and has the keyboard.
    await waitForFocus(page.getByLabel("E-mail address"));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/post-list");
    await page.context().close();
  });

  test("shows that a bad token was refused, and a second try with a good one works [A1-23]", async () => {
    const who = employee("nordwind", 25);
    await spoil({ [who.email]: "broken-signature" });
    const { page } = await openPage(browser, { ...desk, language: "de" });
    await leave(page, who.email, employeeDe);
    await signInAtProvider(page, who);
    await page.getByRole("heading", { name: employeeDe.identity.sso.failedTitle }).waitFor();
    expect(await told(page)).toBe(serverTexts.de.errors.sso_failed);
    await spoil({});
    await page.getByRole("link", { name: employeeDe.identity.sso.again }).click();
    await page.getByLabel(employeeDe.identity.sso.email).fill(who.email);
    await page.getByRole("button", { name: employeeDe.identity.sso.submit }).click();
    await signInAtProvider(page, who);
    await page.waitForURL("**/dashboard");
    await page.context().close();
  });

  test("tells somebody without an account, of an unknown company, and who cancelled", async () => {
    const { page } = await openPage(browser, desk);
    const stranger = { name: "Nils Neu", email: "nils.neu@nordwind.example" };
    await leave(page, stranger.email);
    await signInAtProvider(page, stranger);
    await page.getByRole("alert").waitFor();
    expect(await told(page)).toBe(serverTexts.en.errors.sso_no_account);

    await leave(page, "somebody@nowhere.example");
    await page.getByRole("alert").waitFor();
    expect(await told(page)).toBe(serverTexts.en.errors.sso_not_available);

    await leave(page, stranger.email);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("heading", { name: sso.failedTitle }).waitFor();
    expect(await told(page)).toBe(sso.cancelled);
    await page.getByRole("link", { name: sso.back }).click();
    await page.getByRole("heading", { name: employeeEn.identity.login.title }).waitFor();
    await page.context().close();
  });

  test("tells that the company's sign-in is away", async () => {
    const who = employee("nordwind", 27);
    const { page } = await openPage(browser, desk);
    await leave(page, who.email);
    await page.waitForURL(`${sandboxUrl}/oidc/**`);
    const route = new URL(page.url()).pathname.replace(/authorize$/, "token");
    await order("POST", "faults", { route: `POST ${route}`, kind: "http", status: 503, times: 1 });
    await signInAtProvider(page, who);
    await page.getByRole("heading", { name: sso.failedTitle }).waitFor();
    expect(await told(page)).toBe(sso.providerAway);
    await page.context().close();
  });

  test("asks a doubtful visitor for the visible captcha, then goes on", async () => {
    const who = employee("nordwind", 28);
    const { page } = await openPage(browser, desk);
    await order("PATCH", "settings", { recaptcha: { verdict: "score-0.1" } });
    try {
      await leave(page, who.email);
      const dialog = page.getByRole("dialog", { name: employeeEn.identity.captcha.title });
      await dialog.locator("iframe").contentFrame().getByRole("checkbox").click();
      await dialog.getByRole("button", { name: employeeEn.identity.captcha.submit }).click();
      await signInAtProvider(page, who);
      await page.waitForURL("**/dashboard");
    } finally {
      await order("PATCH", "settings", { recaptcha: { verdict: "sandbox" } });
    }
    await page.context().close();
  });

  test("is not carried on in a window that did not start it", async () => {
    const who = employee("nordwind", 26);
    const attacker = await openPage(browser, desk);
    await attacker.page.route("**/sso/microsoft/callback*", (route) => route.abort());
    await leave(attacker.page, who.email);
    const back = attacker.page.waitForRequest("**/sso/microsoft/callback*");
    await signInAtProvider(attacker.page, who);
    const victim = await openPage(browser, desk);
    await victim.page.goto((await back).url());
    await victim.page.getByRole("alert").waitFor();
    expect(await told(victim.page)).toBe(sso.startedElsewhere);
    expect(await victim.page.evaluate(() => localStorage.getItem("polyphon-front-session"))).toBeNull();
    await Promise.all([attacker.page.context().close(), victim.page.context().close()]);
  });
});
