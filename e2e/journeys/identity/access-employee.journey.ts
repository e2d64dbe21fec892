import { randomUUID } from "node:crypto";
import { login, loginAgain } from "@polyphon/contract/identity/identity.contract.ts";
import { generateMultipass } from "@polyphon/contract/identity/multipass.contract.ts";
import { forgotPassword } from "@polyphon/contract/identity/password.contract.ts";
import { register as registerCall } from "@polyphon/contract/identity/registration.contract.ts";
import { employeeDe } from "@polyphon/i18n/employee.de.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Page } from "@playwright/test";
import { openAs, openPage } from "../../kit/pages.ts";
import { desktop } from "../../kit/sizes.ts";
import { expect, test } from "../../kit/test.ts";
import { logIn, register } from "../../actors/identity/access.ts";
import { press, tabTo } from "../../actors/keyboard.ts";
import { scoreLow } from "../../actors/identity/low-captcha.ts";
import { callsOf, listenTo } from "../../kit/screens/calls.ts";
import { demoPassword, type Person } from "../../kit/people/demo.ts";
import { linkMailedTo } from "../../kit/outside/inbox.ts";
import { type Employee, newEmployee, superAdmin } from "../../kit/people/people.ts";
import { anyOf, errorTexts } from "../../kit/texts.ts";
import { sandboxUrl, url } from "../../kit/own-stack.ts";

const { identity, shell } = employeeEn;
const secret = "Secret!234";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const mark = () => randomUUID().slice(0, 8);

test.describe("registering", () => {
  test("with a company's address sends a mail, confirms it and then waits for the company's approval [B8-11] [B8-12]", async () => {
    const { page } = await openPage(desktop);
    await page.goto(`${url}/register/corporate`);
    const email = `new-${mark()}@nordwind.example`;
    await register(page, { firstName: "Nora", lastName: "Neu", email, password: secret }, employeeEn);
    await expect(heading(page, identity.register.doneTitle)).toBeVisible();
    const link = await linkMailedTo(sandboxUrl, email, "/verify-user");
    await page.goto(link);
    await expect(heading(page, identity.verify.waitsTitle)).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole("alert").filter({ hasText: errorTexts.en.key_not_found })).toBeVisible();
    await page.goto(`${url}/verify-user`);
    await expect(page.getByRole("alert").filter({ hasText: "URL is invalid" })).toBeVisible();
  });

  test("as an individual opens the app, starting with the terms, in German", async () => {
    const { page } = await openPage({ ...desktop, language: "de" });
    await page.goto(`${url}/register/individual`);
    const email = `solo-${mark()}@mail.example`;
    await register(page, { firstName: "Sina", lastName: "Solo", email, password: secret }, employeeDe);
    await expect(heading(page, employeeDe.identity.register.doneTitle)).toBeVisible();
    await page.goto(await linkMailedTo(sandboxUrl, email, "/verify-user"));
    await expect(heading(page, employeeDe.identity.verify.doneTitle)).toBeVisible();
    await logIn(page, url, { email }, employeeDe, secret);
    await expect(page).toHaveURL(`${url}/dashboard`);
    await expect(page.getByRole("dialog", { name: employeeDe.identity.terms.title })).toBeVisible();
  });

  test("is confirmed in another browser, where the password is chosen anew", async () => {
    const { page } = await openPage(desktop);
    await page.goto(`${url}/register/individual`);
    const email = `solo-${mark()}@mail.example`;
    await register(page, { firstName: "Sina", lastName: "Solo", email, password: secret }, employeeEn);
    await expect(heading(page, identity.register.doneTitle)).toBeVisible();
    const { page: other } = await openPage(desktop);
    await other.goto(await linkMailedTo(sandboxUrl, email, "/verify-user"));
    await expect(heading(other, identity.verify.chooseTitle)).toBeVisible();
    const chosen = "Chosen!234";
    for (const field of ["newPassword", "confirmPassword"])
      await other.locator(`[name=${field}]`).fill(chosen);
    await other.getByRole("button", { name: identity.reset.submit }).click();
    await expect(heading(other, identity.verify.doneTitle)).toBeVisible();
    await logIn(other, url, { email }, employeeEn, chosen);
    await expect(other).toHaveURL(`${url}/dashboard`);
  });

  test("shows what is wrong with each field before it asks the server", async () => {
    const { page } = await openPage(desktop);
    const calls = listenTo(page);
    await page.goto(`${url}/register/corporate`);
    await page.getByRole("button", { name: identity.register.submit, exact: true }).click();
    for (const text of [
      identity.fields.firstNameRequired,
      identity.fields.lastNameRequired,
      identity.login.emailRequired,
      identity.password.newRequired,
      identity.password.confirmRequired,
      identity.register.agreeRequired,
    ]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.locator("[name=firstName]")).toBeFocused();
    expect(callsOf(calls)).not.toContain(`POST ${registerCall.path}`);
  });
});

test.describe("a forgotten password", () => {
  test("is replaced through a link that is checked on opening and works once [B5.1-03]", async () => {
    const who = await newEmployee();
    const { page } = await openPage(desktop);
    await page.goto(`${url}/login`);
    await page.getByRole("link", { name: identity.login.forgot }).click();
    await expect(heading(page, identity.forgot.title)).toBeVisible();
    await page.getByLabel(identity.login.email).fill(who.email);
    await page.getByRole("button", { name: identity.forgot.submit }).click();
    await expect(heading(page, identity.forgot.doneTitle)).toBeVisible();
    const link = await linkMailedTo(sandboxUrl, who.email, "/resetpassword");
    await page.goto(link);
    await page.getByLabel(identity.password.new, { exact: true }).fill(secret);
    await page.getByLabel(identity.password.confirm, { exact: true }).fill("Secret!235");
    await page.getByRole("button", { name: identity.reset.submit }).click();
    await expect(page.getByText("The new password and confirm password must match")).toBeVisible();
    await page.getByLabel(identity.password.confirm, { exact: true }).fill(secret);
    await page.getByRole("button", { name: identity.reset.submit }).click();
    await expect(page).toHaveURL(`${url}/login`);
    await page.goto(link);
    await expect(page.getByRole("alert").filter({ hasText: "Invalid key" })).toBeVisible();
    await logIn(page, url, who, employeeEn, secret);
    await expect(page).toHaveURL(`${url}/dashboard`);
  });
});

test.describe("a low captcha score", () => {
  const box = (page: Page) => page.frameLocator('iframe[title="reCAPTCHA"]').getByRole("checkbox");

  test("asks for the visible captcha and then logs in with a second call [B2.1-01]", async () => {
    const who = await newEmployee();
    const { page } = await openPage(desktop);
    const calls = listenTo(page);
    await scoreLow(page, login.path);
    await logIn(page, url, who, employeeEn);
    const dialog = page.getByRole("dialog", { name: identity.captcha.title });
    const goOn = dialog.getByRole("button", { name: identity.captcha.submit });
    await goOn.click();
    await expect(dialog.getByText("Please verify captcha")).toBeVisible();
    await box(page).check();
    await goOn.click();
    await expect(page).toHaveURL(`${url}/dashboard`);
    const asked = callsOf(calls).filter((call) => call.startsWith("POST /auth/"));
    expect(asked).toEqual([`POST ${login.path}`, `POST ${loginAgain.path}`]);
  });

  test("asks for it also where an e-mail would be sent", async () => {
    const { page } = await openPage(desktop);
    await scoreLow(page, forgotPassword.path);
    await page.goto(`${url}/forgot-password`);
    // The answer does not depend on whether the address has an account.
    await page.getByLabel(identity.login.email).fill(`nobody-${mark()}@nordwind.example`);
    await page.getByRole("button", { name: identity.forgot.submit }).click();
    const dialog = page.getByRole("dialog", { name: identity.captcha.title });
    await box(page).check();
    await dialog.getByRole("button", { name: identity.captcha.submit }).click();
    await expect(heading(page, identity.forgot.doneTitle)).toBeVisible();
  });
});

test.describe("a one-time link", () => {
  test("logs in once, for a visitor or in place of another session, and is refused after that [B2.1-04] [B8-28] [B8-02]", async () => {
    const admin = await superAdmin();
    const linkFor = async ({ id }: Employee) =>
      (await admin.call(generateMultipass, { accountId: id })).url.replace(/^https?:\/\/[^/]+/, url);
    const [one, other] = [await newEmployee(), await newEmployee()];
    const { page } = await openPage(desktop);
    const expectSignedIn = async ({ name }: Person) => {
      await expect(page.getByRole("button", { name: fill(shell.user.menu, { name }) })).toBeVisible();
      await expect(page).toHaveURL(`${url}/dashboard`);
    };
    const link = await linkFor(one);
    await page.goto(link);
    await expectSignedIn(one);
    await page.goto(await linkFor(other));
    await expectSignedIn(other);
    await page.goto(link);
    await expect(heading(page, "Unauthorized access!")).toBeVisible();
  });
});

test.describe("addresses", () => {
  test("that are protected or unknown lead visitors to the login [B2.2-02] [B2.2-03]", async () => {
    const { page } = await openPage(desktop);
    for (const path of ["/", "/dashboard", "/profile", "/linkedin-group", "/no/such/place"]) {
      await page.goto(`${url}${path}`);
      await expect(page).toHaveURL(/\/login/);
      await expect(heading(page, identity.login.title)).toBeVisible();
    }
    await page.getByRole("button", { name: shell.visitor.label }).click();
    await page.getByRole("link", { name: shell.visitor.register, exact: true }).click();
    await expect(page).toHaveURL(`${url}/register/corporate`);
  });

  test("for visitors lead signed-in users to the dashboard, and unknown ones to the not-found page [B2.1-06] [B8-05]", async () => {
    const { page } = await openAs(desktop, "employee", (await newEmployee()).caller);
    const visitors = "/ /login /register/corporate /register/individual /forgot-password /resetpassword";
    for (const path of `${visitors} /comcast /insperity`.split(" ")) {
      await page.goto(`${url}${path}`);
      await expect(page).toHaveURL(`${url}/dashboard`);
    }
    await page.goto(`${url}/no/such/place`);
    await expect(heading(page, shell.notFound.title)).toBeVisible();
  });
});

test.describe("without a mouse", () => {
  test("somebody logs in, opens the user menu and logs out", async () => {
    const { email } = await newEmployee();
    const { page, errors } = await openPage(desktop);
    const menu = page.getByRole("button", { name: anyOf(shell.user.menu) });
    await page.goto(`${url}/login`);
    await tabTo(page, page.getByLabel(identity.login.email));
    await page.keyboard.type(email);
    await tabTo(page, page.getByLabel(identity.login.password, { exact: true }));
    await page.keyboard.type(demoPassword);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${url}/dashboard`);
    // A new screen takes the focus once, so an earlier Tab would be lost.
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await press(page, menu);
    await press(page, page.getByRole("link", { name: shell.user.profile }));
    await expect(page).toHaveURL(`${url}/profile`);
    await expect(page.getByRole("main")).toBeFocused();
    await press(page, menu);
    await press(page, page.getByRole("button", { name: shell.user.logout }));
    await expect(page).toHaveURL(/\/login/);
    await expect(heading(page, identity.login.title)).toBeVisible();
    expect(errors).toEqual([]);
  });
});
