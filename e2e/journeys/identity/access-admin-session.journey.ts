import type { ErrorName, Problem } from "@polyphon/contract/errors.ts";
import { errors } from "@polyphon/contract/errors.ts";
import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { logout } from "@polyphon/contract/identity/identity.contract.ts";
import { updateStaffProfile } from "@polyphon/contract/identity/profile.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Page } from "@playwright/test";
import { openAs, openPage } from "../../kit/pages.ts";
import { desktop } from "../../kit/sizes.ts";
import { expect, test } from "../../kit/test.ts";
import { demoDoors } from "../../../apps/server/src/demo/identity/demo-doors.ts";
import { press, tabTo, waitForFocus } from "../../actors/keyboard.ts";
import { chooseRoleOf, openAccountMenu, submitLogin } from "../../actors/identity/office-access.ts";
import { shortenPatience } from "../../actors/short-patience.ts";
import { newStaff } from "../../actors/identity/staff-account.ts";
import { signIn } from "../../kit/people/caller.ts";
import { demoPassword, staff } from "../../kit/people/demo.ts";
import { failOnPurpose } from "../../kit/screens/fail-on-purpose.ts";
import { anyOf } from "../../kit/texts.ts";
import { url } from "../../kit/own-stack.ts";

const { identity, shell, kit } = adminEn;
const keys = ["polyphon-admin-session", "polyphon-admin-permissions", "polyphon-admin-recent"] as const;
const dashboard = `${url}/admin/dashboard`;
/** Long enough that a slow machine does not trigger the warning early. */
const minutesBefore = 10 * 60_000;

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const menuOf = (page: Page) => page.getByRole("navigation", { name: shell.frame.menu });
const storedKeys = (page: Page) =>
  page.evaluate((names) => names.filter((name) => localStorage.getItem(name) !== null), [...keys]);

/** A page of a demo staff user, in a session of this journey alone. */
async function openSignedIn(role: string): Promise<Page> {
  const { page } = await openAs(desktop, "admin", await signIn(url, staff(role), "ADMIN"));
  return page;
}

/** The server refuses every call of this path with this error. */
async function refuse(page: Page, path: string, error: ErrorName): Promise<void> {
  const { status, code } = errors[error];
  const problem: Problem = { code, error, description: `words of ${error}`, reference: "e2e-2" };
  await page.route(`**${path}*`, (route) => route.fulfill({ status, json: problem }));
}

async function logOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole("button", { name: shell.account.logout }).click();
}

test.describe("a session that is about to end", () => {
  test("keeps the open page working and removes the token from the browser [A4-03] [A4-06]", async () => {
    const { email } = await newStaff("Proofreader");
    const { page } = await openPage(desktop, { own: true });
    await page.clock.install();
    await submitLogin(page, url, email);
    await expect(page).toHaveURL(dashboard);
    await page.clock.fastForward(limits.session.seconds * 1000 - limits.session.warnMs - minutesBefore);
    expect(await storedKeys(page)).toContain(keys[0]);
    await page.clock.fastForward(minutesBefore + 1_000);
    await expect(page.getByRole("dialog", { name: shell.session.warning })).toBeVisible();
    await expect.poll(() => storedKeys(page)).not.toContain(keys[0]);
    await page.getByRole("button", { name: shell.session.understood, exact: true }).click();
    await openAccountMenu(page);
    await page.getByRole("banner").getByRole("link", { name: shell.account.profile }).click();
    await page.getByLabel(identity.profile.headline).fill("Reads to the end");
    await page.getByRole("button", { name: kit.form.save }).click();
    await expect(page.getByText(identity.profile.saved)).toBeVisible();
    await page.reload();
    await expect(heading(page, identity.login.title)).toBeVisible();
  });

  test("is cleared at the next start once it has expired [A4-02]", async () => {
    const page = await openSignedIn("Approver");
    await page.goto(dashboard);
    await expect.poll(() => storedKeys(page)).toContain(keys[1]);
    // Set before the app starts again, because a running app would notice by itself.
    await page.addInitScript((key) => {
      const stored = localStorage.getItem(key);
      if (stored === null) return;
      const session = JSON.parse(stored) as object;
      localStorage.setItem(key, JSON.stringify({ ...session, expiresAt: Date.now() - 1 }));
    }, keys[0]);
    await page.goto(dashboard);
    await expect(heading(page, identity.login.title)).toBeVisible();
    await expect.poll(() => storedKeys(page)).toEqual([]);
  });
});

test.describe("two tabs", () => {
  test("share a login, a role and a logout", async () => {
    const { page: one } = await openPage(desktop);
    await one.goto(`${url}/admin`);
    const other = await one.context().newPage();
    await other.goto(`${url}/admin`);
    await expect(heading(other, identity.login.title)).toBeVisible();

    await submitLogin(one, null, demoDoors.severalRoles);
    await expect(one).toHaveURL(`${url}/admin/user_role`);
    await expect(heading(other, shell.limited.title)).toBeVisible();
    await chooseRoleOf(one, /^Editor-in-Chief/);
    await expect(one).toHaveURL(dashboard);
    const roleOf = (name: string) => menuOf(other).getByText(name, { exact: true });
    await expect(roleOf(shell.userTypes.editorInChief)).toBeVisible();

    await one.getByRole("banner").getByRole("link", { name: shell.account.changeRole }).click();
    await chooseRoleOf(one, /^Writer/);
    await expect(one).toHaveURL(dashboard);
    await expect(roleOf(shell.userTypes.writer)).toBeVisible();

    await logOut(one);
    await expect(heading(one, identity.login.title)).toBeVisible();
    await expect(heading(other, identity.login.title)).toBeVisible();
    await expect.poll(() => storedKeys(other)).toEqual([]);
  });

  test("are logged out together even after the warning removed the token", async () => {
    const caller = await signIn(url, staff("Editor-in-Chief"), "ADMIN");
    const { page: one } = await openAs(desktop, "admin", caller, { own: true });
    await one.context().clock.install();
    await one.goto(dashboard);
    await expect(one.getByText(anyOf(shell.frame.footer))).toBeVisible();
    const other = await one.context().newPage();
    await other.goto(dashboard);
    await expect(other.getByText(anyOf(shell.frame.footer))).toBeVisible();
    await one.clock.fastForward(limits.session.seconds * 1000 - limits.session.warnMs + 2_000);
    await one.getByRole("button", { name: shell.session.understood, exact: true }).click();
    await logOut(one);
    await expect(heading(one, identity.login.title)).toBeVisible();
    await expect(heading(other, identity.login.title)).toBeVisible();
  });
});

test.describe("logging out", () => {
  test("shows an error when the server refuses it, and keeps the session [A8-21]", async () => {
    const page = await openSignedIn("Approver");
    await failOnPurpose(page, logout.path);
    await page.goto(dashboard);
    await logOut(page);
    await expect(page.getByText("Error occured during logout")).toBeVisible();
    expect(await storedKeys(page)).toContain(keys[0]);
    await expect(page).toHaveURL(dashboard);
  });
});

test.describe("a failed call", () => {
  test("because the session is invalid leads to the login and says why [A8-11] [A8-12] [C8-38]", async () => {
    const page = await openSignedIn("Sub admin");
    await refuse(page, listPosts.path, "invalid_token");
    await page.goto(`${url}/admin/view-post-list`);
    await expect(page.getByText("Session expired")).toBeVisible();
    await expect(heading(page, identity.login.title)).toBeVisible();
    await expect.poll(() => storedKeys(page)).toEqual([]);
  });

  test("because access is denied says so and leads to the dashboard [A8-13] [A8-14] [C8-39]", async () => {
    const page = await openSignedIn("Sub admin");
    await refuse(page, listPosts.path, "access_denied");
    await page.goto(`${url}/admin/view-post-list`);
    await expect(page.getByText("Access Denied!")).toBeVisible();
    await expect(page).toHaveURL(dashboard);
  });

  test("because the password has expired leads to the screen that changes it [A8-16] [C8-41]", async () => {
    const page = await openSignedIn("Sub admin");
    await refuse(page, listPosts.path, "password_expired");
    await page.goto(`${url}/admin/view-post-list`);
    await expect(page).toHaveURL(`${url}/admin/change-password`);
  });

  test("because the server never answers opens a timeout dialog", async () => {
    const page = await openSignedIn("Sub admin");
    await page.route(`**${updateStaffProfile.path}`, () => undefined);
    await page.goto(`${url}/admin/profile`);
    await page.getByLabel(identity.profile.headline).fill("Waits in vain");
    await shortenPatience(page);
    await page.getByRole("button", { name: kit.form.save }).click();
    const dialog = page.getByRole("dialog", { name: shell.failures.timeoutTitle });
    await expect(dialog.getByText("The request timed out. Please try again.")).toBeVisible();
  });
});

test.describe("staff without a mouse", () => {
  test("sign in, choose a role, walk the menu, jump with the palette and log out", async () => {
    const { page } = await openPage(desktop);
    await page.goto(`${url}/admin`);
    await tabTo(page, page.getByLabel(identity.login.email));
    await page.keyboard.type(demoDoors.severalRoles);
    await tabTo(page, page.getByLabel(identity.login.password, { exact: true }));
    await page.keyboard.type(demoPassword);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${url}/admin/user_role`);

    await tabTo(page, page.getByRole("radio", { name: /^Corporate admin/ }));
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: /^Editor-in-Chief/ })).toBeChecked();
    await press(page, page.getByRole("button", { name: identity.picker.submit }));
    await expect(page).toHaveURL(dashboard);

    const menu = menuOf(page);
    await press(page, menu.getByRole("button", { name: shell.groups.logs }));
    await press(page, menu.getByRole("link", { name: adminEn.screens.companyApLog }));
    await expect(page).toHaveURL(`${url}/admin/companyApLog`);
    await expect(menu.locator("[aria-current=page]")).toHaveText(adminEn.screens.companyApLog);

    await page.keyboard.press("ControlOrMeta+k");
    await waitForFocus(page.getByRole("dialog", { name: shell.palette.label }).getByRole("textbox"));
    await page.keyboard.type(adminEn.screens["move-user"]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${url}/admin/move-user`);

    await press(page, page.getByRole("button", { name: /^Account: / }));
    await press(page, page.getByRole("button", { name: shell.account.logout }));
    await expect(page.getByText("Logout successfully")).toBeVisible();
    await expect(heading(page, identity.login.title)).toBeVisible();
  });

  test("pin a screen in the palette and unpin it again", async () => {
    const who = await newStaff("Editor-in-Chief");
    const { page } = await openAs(desktop, "admin", await signIn(url, who, "ADMIN"));
    await page.goto(dashboard);
    const pinned = menuOf(page).getByText(shell.workspace.pinned);
    await expect(menuOf(page).getByRole("button", { name: shell.groups.logs })).toBeVisible();
    await page.keyboard.press("ControlOrMeta+k");
    const palette = page.getByRole("dialog", { name: shell.palette.label });
    await waitForFocus(palette.getByRole("textbox"));
    const screen = adminEn.screens["move-user"];
    await page.keyboard.type(screen);
    await tabTo(page, palette.getByRole("button", { name: fill(shell.workspace.pin, { screen }) }));
    await page.keyboard.press("Enter");
    await expect(pinned).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(pinned).toHaveCount(0);
  });
});
