import { login, logout } from "@polyphon/contract/identity/identity.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import type { Page } from "@playwright/test";
import { openAs, openPage } from "../../kit/pages.ts";
import { desktop } from "../../kit/sizes.ts";
import { expect, test } from "../../kit/test.ts";
import { signInToApp } from "../../actors/employee-app.ts";
import { signInToOffice } from "../../actors/office.ts";
import { signIn } from "../../kit/people/caller.ts";
import { staff } from "../../kit/people/demo.ts";
import { failOnPurpose } from "../../kit/screens/fail-on-purpose.ts";
import { newEmployee } from "../../kit/people/people.ts";
import { anyOf } from "../../kit/texts.ts";
import { url } from "../../kit/own-stack.ts";

const keys = { employee: "polyphon-front-session", admin: "polyphon-admin-session" } as const;
const { session, user } = employeeEn.shell;

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Long enough that a slow machine does not trigger the warning early. */
const minutesBefore = 10 * 60_000;

/** A page whose clock is set to some minutes before the warning. */
async function openNearWarning(signInHere: (page: Page) => Promise<void>): Promise<Page> {
  const { page } = await openPage(desktop, { own: true });
  await page.clock.install();
  await signInHere(page);
  await page.clock.fastForward(limits.session.seconds * 1000 - limits.session.warnMs - minutesBefore);
  return page;
}

test.describe("the last minutes of a session", () => {
  test("are announced to an employee, and the token is removed from the browser", async () => {
    const who = await newEmployee();
    const page = await openNearWarning((own) => signInToApp(own, url, who, employeeEn));
    const dialog = page.getByRole("dialog", { name: session.warningTitle });
    await expect(dialog).toHaveCount(0);
    expect(await stored(page, keys.employee)).not.toBeNull();
    await page.clock.fastForward(minutesBefore + 1_000);
    await test.step("by a dialog [B2.3-13] [B4.1-02] [B4.1-03]", async () => {
      await expect(dialog.getByText(session.warning)).toBeVisible();
    });
    await test.step("without the stored token [B4.1-04]", async () => {
      await expect.poll(() => stored(page, keys.employee)).toBeNull();
    });
  });

  test("are announced to staff [A2.3-05] [A4-04] [A4-05]", async () => {
    const page = await openNearWarning((own) => signInToOffice(own, url, staff("Proofreader"), adminEn));
    const dialog = page.getByRole("dialog", { name: adminEn.shell.session.warning });
    await expect(dialog).toHaveCount(0);
    await page.clock.fastForward(minutesBefore + 1_000);
    await expect(dialog.getByText(adminEn.shell.session.warningText)).toBeVisible();
  });
});

test.describe("logging out", () => {
  test("takes an employee to the login and deletes the session [B4.1-06]", async () => {
    const { page } = await openAs(desktop, "employee", (await newEmployee()).caller);
    await page.goto(`${url}/dashboard`);
    await page.getByRole("button", { name: anyOf(user.menu) }).click();
    await page.getByRole("button", { name: user.logout }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => stored(page, keys.employee)).toBeNull();
  });

  test("asks the server first, then deletes the session and tells staff [A4-07] [A8-22]", async () => {
    const { page } = await openAs(desktop, "admin", await signIn(url, staff("Approver"), "ADMIN"));
    await page.goto(`${url}/admin/dashboard`);
    let atCall: string | null = null;
    await page.route(`**${logout.path}`, async (route) => {
      atCall = await stored(page, keys.admin);
      await route.continue();
    });
    await page.getByRole("button", { name: anyOf(adminEn.shell.account.open) }).click();
    await page.getByRole("button", { name: adminEn.shell.account.logout }).click();
    await expect(page.getByText("Logout successfully")).toBeVisible();
    await expect(page.getByRole("heading", { name: adminEn.identity.login.title })).toBeVisible();
    expect(atCall).not.toBeNull();
    await expect.poll(() => stored(page, keys.admin)).toBeNull();
  });
});

test.describe("signing in to the back office", () => {
  test("requires an e-mail address and a password before it asks the server", async () => {
    const { page } = await openPage(desktop);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") asked.push(new URL(request.url()).pathname);
    });
    await failOnPurpose(page, login.path);
    await page.goto(`${url}/admin/login`);
    const words = adminEn.identity.login;
    const email = page.getByLabel(words.email);
    const password = page.getByLabel(words.password, { exact: true });
    await page.waitForFunction(() => "grecaptcha" in globalThis);

    const submit = async (name: string, secret: string) => {
      await email.fill(name);
      await password.fill(secret);
      await page.getByRole("button", { name: words.submit }).click();
    };
    // Each case expects other messages than the one before, so that no stale message is mistaken for a new one.
    const refuses = async (name: string, secret: string, wrong: { email: boolean; password: boolean }) => {
      await submit(name, secret);
      await expect(email).toHaveAccessibleDescription(wrong.email ? /.+/ : "");
      await expect(password).toHaveAccessibleDescription(wrong.password ? /.+/ : "");
    };

    await test.step("both are required, and a captcha is there [A2.6-01] [A5-01]", () =>
      refuses("", "", { email: true, password: true }));
    await test.step("blanks are not an address [A5-03]", () =>
      refuses("   ", "secret", { email: true, password: false }));
    await test.step("blanks are not a password [A5-05]", () =>
      refuses("somebody@nordwind.example", "   ", { email: false, password: true }));
    await test.step("a name is not an address [A5-02]", () =>
      refuses("nobody", "secret", { email: true, password: false }));

    await submit("somebody@nordwind.example", "secret");
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    expect(asked).toEqual([login.path]);
  });
});
