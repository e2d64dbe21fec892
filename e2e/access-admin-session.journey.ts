import type { ErrorName, Problem } from "@polyphon/contract/errors.ts";
import { errors } from "@polyphon/contract/errors.ts";
import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { logout } from "@polyphon/contract/identity/identity.contract.ts";
import { updateStaffProfile } from "@polyphon/contract/identity/profile.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoDoors } from "../apps/server/src/demo/demo-doors.ts";
import { press, tabTo, waitForFocus } from "./actors/keyboard.ts";
import { chooseRoleOf, openAccountMenu, submitLogin } from "./actors/office-access.ts";
import { openBrowser, openPage } from "./browser.ts";
import { demoPassword, staff } from "./kit/demo.ts";
import { failOnPurpose } from "./kit/fail-on-purpose.ts";
import { anyOf } from "./kit/texts.ts";
import { url } from "./kit/own-stack.ts";

const desk = { width: 1280, height: 900 } as const;
const { identity, shell, kit } = adminEn;
const keys = ["polyphon-admin-session", "polyphon-admin-permissions", "polyphon-admin-recent"] as const;
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const dashboard = (page: Page) => page.waitForURL("**/admin/dashboard");
const storedKeys = (page: Page) =>
  page.evaluate((names) => names.filter((name) => localStorage.getItem(name) !== null), [...keys]);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function openSignedIn(role: string): Promise<Page> {
  const { page } = await openPage(browser, desk);
  await submitLogin(page, url, staff(role).email);
  await dashboard(page);
  return page;
}

async function secondTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/admin/dashboard`);
  return page;
}

/** The server refuses every call of this path for one reason. */
async function refuse(page: Page, path: string, error: ErrorName): Promise<void> {
  const { status, code } = errors[error];
  const problem: Problem = { code, error, description: `words of ${error}`, reference: "e2e-2" };
  await page.route(`**${path}*`, (route) => route.fulfill({ status, json: problem }));
}

describe("the last minutes of a session", () => {
  test("leave the page at work and the browser without a token [A4-03] [A4-06]", async () => {
    const { page } = await openPage(browser, desk);
    await page.clock.install();
    await submitLogin(page, url, staff("Proofreader").email);
    await dashboard(page);
    await page.clock.fastForward(limits.session.seconds * 1000 - limits.session.warnMs - 30_000);
    expect(await storedKeys(page)).toContain(keys[0]);
    await page.clock.fastForward(31_000);
    await page.getByRole("dialog", { name: shell.session.warning }).waitFor();
    expect(await storedKeys(page)).not.toContain(keys[0]);
    await page.getByRole("button", { name: shell.session.understood }).click();
    await openAccountMenu(page);
    await page.getByRole("banner").getByRole("link", { name: shell.account.profile }).click();
    await page.getByLabel(identity.profile.headline).fill(`Reads at ${Date.now()}`);
    await page.getByRole("button", { name: kit.form.save }).click();
    await page.getByText(identity.profile.saved).waitFor();
    await page.reload();
    await heading(page, identity.login.title).waitFor();
    await page.context().close();
  });

  test("are followed by nothing: a session that is over is cleared at the next start [A4-02]", async () => {
    const page = await openSignedIn("Approver");
    expect(await storedKeys(page)).toContain(keys[1]);
    await page.evaluate((key) => {
      const session = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
      localStorage.setItem(key, JSON.stringify({ ...session, expiresAt: Date.now() - 1 }));
    }, keys[0]);
    await page.goto(`${url}/admin/dashboard`);
    await heading(page, identity.login.title).waitFor();
    expect(await storedKeys(page)).toEqual([]);
    await page.context().close();
  });
});

describe("two tabs", () => {
  test("agree on a login, a role and on leaving", async () => {
    const { page: one } = await openPage(browser, desk);
    await one.goto(`${url}/admin`);
    const other = await one.context().newPage();
    await other.goto(`${url}/admin`);
    await heading(other, identity.login.title).waitFor();

    await submitLogin(one, null, demoDoors.severalRoles);
    await one.waitForURL("**/admin/user_role");
    await heading(other, shell.limited.title).waitFor();
    await chooseRoleOf(one, /^Editor-in-Chief/);
    await dashboard(one);
    const menu = (page: Page) => page.getByRole("navigation", { name: shell.frame.menu });
    await menu(other).getByText(shell.userTypes.editorInChief, { exact: true }).waitFor();

    await one.getByRole("banner").getByRole("link", { name: shell.account.changeRole }).click();
    await chooseRoleOf(one, /^Writer/);
    await dashboard(one);
    await menu(other).getByText(shell.userTypes.writer, { exact: true }).waitFor();

    await openAccountMenu(one);
    await one.getByRole("button", { name: shell.account.logout }).click();
    await heading(one, identity.login.title).waitFor();
    await heading(other, identity.login.title).waitFor();
    await expect.poll(() => storedKeys(other)).toEqual([]);
    await one.context().close();
  });

  test("end together even after the warning took the token away", async () => {
    const { page: one } = await openPage(browser, desk);
    await one.context().clock.install();
    await submitLogin(one, url, staff("Editor-in-Chief").email);
    await dashboard(one);
    const other = await secondTab(one.context());
    await other.getByText(anyOf(shell.frame.footer)).waitFor();
    await one.clock.fastForward(limits.session.seconds * 1000 - limits.session.warnMs + 2_000);
    await one.getByRole("button", { name: shell.session.understood }).click();
    await openAccountMenu(one);
    await one.getByRole("button", { name: shell.account.logout }).click();
    await heading(one, identity.login.title).waitFor();
    await heading(other, identity.login.title).waitFor();
    await one.context().close();
  });
});

describe("leaving", () => {
  test("says when the server did not agree, and stays [A8-21]", async () => {
    const page = await openSignedIn("Approver");
    await failOnPurpose(page, logout.path);
    await openAccountMenu(page);
    await page.getByRole("button", { name: shell.account.logout }).click();
    await page.getByText("Error occured during logout").waitFor();
    expect(await storedKeys(page)).toContain(keys[0]);
    await page.context().close();
  });
});

describe("a refusal", () => {
  test("of the whole session leads to the login, with its reason [A8-11] [A8-12] [C8-38]", async () => {
    const page = await openSignedIn("Sub admin");
    await refuse(page, listPosts.path, "invalid_token");
    await page.goto(`${url}/admin/view-post-list`);
    await page.getByText("Session expired").waitFor();
    await heading(page, identity.login.title).waitFor();
    expect(await storedKeys(page)).toEqual([]);
    await page.context().close();
  });

  test("of access shows it and leads to the root; of an old password to the new one [A8-13] [A8-14] [A8-16] [C8-39] [C8-41]", async () => {
    const page = await openSignedIn("Sub admin");
    await refuse(page, listPosts.path, "access_denied");
    await page.goto(`${url}/admin/view-post-list`);
    await page.getByText("Access Denied!").waitFor();
    await dashboard(page);
    await page.unrouteAll();
    await refuse(page, listPosts.path, "password_expired");
    await page.goto(`${url}/admin/view-post-list`);
    await page.waitForURL("**/admin/change-password");
    await page.context().close();
  });

  test("that never comes is told to whoever waits for it", async () => {
    const { page } = await openPage(browser, desk);
    await page.clock.install();
    await submitLogin(page, url, staff("Sub admin").email);
    await dashboard(page);
    await page.evaluate(() => {
      // A clock that is shifted does not shift the browser's own timeouts.
      AbortSignal.timeout = () => AbortSignal.abort(new DOMException("late", "TimeoutError"));
    });
    await openAccountMenu(page);
    await page.getByRole("banner").getByRole("link", { name: shell.account.profile }).click();
    await page.getByLabel(identity.profile.headline).fill("Waits in vain");
    await page.route(`**${updateStaffProfile.path}`, () => undefined);
    await page.getByRole("button", { name: kit.form.save }).click();
    const dialog = page.getByRole("dialog", { name: shell.failures.timeoutTitle });
    await dialog.getByText("The request timed out. Please try again.").waitFor();
    await page.context().close();
  });
});

describe("staff without a mouse", () => {
  test("sign in, choose a role, walk the menu, jump by the palette and leave", async () => {
    const { page } = await openPage(browser, desk);
    await page.goto(`${url}/admin`);
    await tabTo(page, page.getByLabel(identity.login.email));
    await page.keyboard.type(demoDoors.severalRoles);
    await tabTo(page, page.getByLabel(identity.login.password, { exact: true }));
    await page.keyboard.type(demoPassword);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/admin/user_role");

    await tabTo(page, page.getByRole("radio", { name: /^Corporate admin/ }));
    await page.keyboard.press("ArrowDown");
    expect(await page.getByRole("radio", { name: /^Editor-in-Chief/ }).isChecked()).toBe(true);
    await press(page, page.getByRole("button", { name: identity.picker.submit }));
    await dashboard(page);

    const menu = page.getByRole("navigation", { name: shell.frame.menu });
    await press(page, menu.getByRole("button", { name: shell.groups.logs }));
    await press(page, menu.getByRole("link", { name: adminEn.screens.companyApLog }));
    await page.waitForURL("**/admin/companyApLog");
    expect(await menu.locator("[aria-current=page]").textContent()).toBe(adminEn.screens.companyApLog);

    await page.keyboard.press("ControlOrMeta+k");
    const palette = page.getByRole("dialog", { name: shell.palette.label });
    await waitForFocus(palette.getByRole("textbox"));
    await page.keyboard.type(adminEn.screens["move-user"]);
    const pin = palette.getByRole("button", {
      name: fill(shell.desk.pin, { screen: adminEn.screens["move-user"] }),
    });
    await tabTo(page, pin);
    await page.keyboard.press("Enter");
    await menu.getByText(shell.desk.pinned).waitFor();
    await page.keyboard.press("Enter");
    await menu.getByText(shell.desk.pinned).waitFor({ state: "detached" });
    await tabTo(page, palette.getByRole("textbox"));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/admin/move-user");

    await press(page, page.getByRole("button", { name: /^Account of/ }));
    await press(page, page.getByRole("button", { name: shell.account.logout }));
    await page.getByText("Logout successfully").waitFor();
    await heading(page, identity.login.title).waitFor();
    await page.context().close();
  });
});
