import { logout } from "@polyphon/contract/identity/identity.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signInToApp } from "./actors/employee-app.ts";
import { signInToOffice } from "./actors/office.ts";
import { openBrowser, openPage } from "./browser.ts";
import { employee, staff } from "./kit/demo.ts";
import { eventually } from "./kit/eventually.ts";
import { anyOf } from "./kit/texts.ts";
import { url } from "./kit/own-stack.ts";

const desk = { width: 1280, height: 900 } as const;
const keys = { employee: "polyphon-front-session", admin: "polyphon-admin-session" } as const;
const { session, user } = employeeEn.shell;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** What a screen reader adds to a field. */
function saidOf(field: Locator): Promise<string> {
  return field.evaluate((input) => {
    const ids = (input.getAttribute("aria-describedby") ?? "").split(" ");
    return ids.map((id) => document.getElementById(id)?.textContent ?? "").join("");
  });
}

/** A page whose clock stands until the last half minute before the warning. */
async function openNearWarning(signInHere: (page: Page) => Promise<void>): Promise<Page> {
  const { page } = await openPage(browser, desk);
  await page.clock.install();
  await signInHere(page);
  await page.clock.fastForward(limits.session.seconds * 1000 - limits.session.warnMs - 30_000);
  return page;
}

describe("the last minutes of a session", () => {
  test("are told to an employee, and the token leaves the browser [B2.3-13] [B4.1-02] [B4.1-03] [B4.1-04]", async () => {
    const page = await openNearWarning((own) => signInToApp(own, url, employee("nordwind", 16), employeeEn));
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await stored(page, keys.employee)).not.toBeNull();
    await page.clock.fastForward(31_000);
    await page.getByRole("dialog", { name: session.warningTitle }).getByText(session.warning).waitFor();
    expect(await stored(page, keys.employee)).toBeNull();
    await page.context().close();
  });

  test("are told to staff [A2.3-05] [A4-04] [A4-05]", async () => {
    const page = await openNearWarning((own) => signInToOffice(own, url, staff("Proofreader"), adminEn));
    const dialog = page.getByRole("dialog", { name: adminEn.shell.session.warning });
    expect(await dialog.count()).toBe(0);
    await page.clock.fastForward(31_000);
    await dialog.getByText(adminEn.shell.session.warningText).waitFor();
    await page.context().close();
  });
});

describe("leaving", () => {
  test("takes an employee to the login and forgets the session [B4.1-06]", async () => {
    const { page } = await openPage(browser, desk);
    await signInToApp(page, url, employee("nordwind", 17), employeeEn);
    await page.getByRole("button", { name: anyOf(user.menu) }).click();
    await page.getByRole("button", { name: user.logout }).click();
    await page.waitForURL("**/login*");
    expect(await stored(page, keys.employee)).toBeNull();
    await page.context().close();
  });

  test("asks the server first, then forgets and says so to staff [A4-07] [A8-22]", async () => {
    const { page } = await openPage(browser, desk);
    await signInToOffice(page, url, staff("Approver"), adminEn);
    await page.getByRole("button", { name: anyOf(adminEn.shell.account.open) }).click();
    let atCall: string | null = null;
    await page.route(`**${logout.path}`, async (route) => {
      atCall = await stored(page, keys.admin);
      await route.continue();
    });
    await page.getByRole("button", { name: adminEn.shell.account.logout }).click();
    await page.getByText("Logout successfully").waitFor();
    await page.getByRole("heading", { name: adminEn.identity.login.title }).waitFor();
    expect(atCall).not.toBeNull();
    expect(await stored(page, keys.admin)).toBeNull();
    await page.context().close();
  });
});

describe("signing in to the back office", () => {
  test("asks for an e-mail address and a password before it asks the server [A2.6-01] [A5-01] [A5-02] [A5-03] [A5-05]", async () => {
    const { page } = await openPage(browser, desk);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") asked.push(request.url());
    });
    await page.goto(`${url}/admin/login`);
    const { login } = adminEn.identity;
    const [email, password] = [
      page.getByLabel(login.email),
      page.getByLabel(login.password, { exact: true }),
    ];
    await page.waitForFunction(() => "grecaptcha" in globalThis);
    const cases = [
      { name: "", secret: "", told: [true, true] },
      { name: "   ", secret: "secret", told: [true, false] },
      { name: "nobody", secret: "secret", told: [true, false] },
      { name: "somebody@nordwind.example", secret: "   ", told: [false, true] },
    ];
    for (const { name, secret, told } of cases) {
      await email.fill(name);
      await password.fill(secret);
      await page.getByRole("button", { name: login.submit }).click();
      await eventually(
        async () => [(await saidOf(email)) !== "", (await saidOf(password)) !== ""],
        (said) => said.join() === told.join(),
        5,
      );
    }
    expect(asked).toEqual([]);
    await page.context().close();
  });
});
