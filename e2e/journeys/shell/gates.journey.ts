import { associateLogin, listGroups } from "@polyphon/contract/people/groups.contract.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import type { Page } from "@playwright/test";
import { demoDoors } from "../../../apps/server/src/demo/identity/demo-doors.ts";
import { type Caller, callerOf, signIn } from "../../kit/people/caller.ts";
import { employee, staff } from "../../kit/people/demo.ts";
import { url } from "../../kit/own-stack.ts";
import { openAs, openPage } from "../../kit/pages.ts";
import { newEmployee, superAdmin } from "../../kit/people/people.ts";
import { desktop } from "../../kit/sizes.ts";
import { expect, test } from "../../kit/test.ts";
import { anyOf } from "../../kit/texts.ts";
import { walkTo } from "../../kit/screens/walk-screens.ts";

/** The tests of the rules and of the server cover every person and screen; here each outcome is seen once. */

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const noAccess = anyOf(adminEn.shell.noAccess.title);

test.describe("the back office", () => {
  async function openOfficeAs(caller: Caller, path: string): Promise<Page> {
    const { page } = await openAs(desktop, "admin", caller);
    await page.goto(`${url}${path}`);
    await heading(page).waitFor();
    return page;
  }

  test("opens screens without a permission key to a super admin [A2.2-02] [C6-04]", async () => {
    const page = await openOfficeAs(await superAdmin(), "/admin/dashboard");
    await walkTo(page, "/admin/manage-company", ({ pathname }) => pathname === "/admin/manage-company");
    await expect(heading(page)).toHaveText(adminEn.companies.companies.title);
  });

  test("opens a writer's own screens, and shows why the others are closed [A2.2-04] [C6-06]", async () => {
    const page = await openOfficeAs(await signIn(url, staff("Writer"), "ADMIN"), "/admin/add-post");
    await expect(heading(page)).not.toHaveText(noAccess);
    await walkTo(page, "/admin/writer-users", ({ pathname }) => pathname === "/admin/writer-users");
    await expect(heading(page)).toHaveText(noAccess);
    await expect(page.getByRole("main")).toContainText("list_writer_user");
    await page.getByRole("link", { name: adminEn.shell.noAccess.back }).click();
    await expect(page).toHaveURL(`${url}/admin/dashboard`);
  });

  test("shows a corporate user what the company has switched off [A2.2-05] [C6-07]", async () => {
    const caller = await signIn(url, staff("Sub admin"), "ADMIN");
    const page = await openOfficeAs(caller, "/admin/own-post-approval");
    await expect(heading(page)).toHaveText(noAccess);
  });

  test("redirects signed-in staff from the login to the dashboard", async () => {
    const page = await openOfficeAs(await signIn(url, staff("Approver"), "ADMIN"), "/admin/login");
    await expect(page).toHaveURL(`${url}/admin/dashboard`);
  });

  test("asks a visitor to sign in", async () => {
    const { page } = await openPage(desktop);
    await page.goto(`${url}/admin/manage-company`);
    await expect(page.getByRole("button", { name: adminEn.identity.login.submit })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/?\?next=%2Fadmin%2Fmanage-company$/);
  });
});

test.describe("the employee app", () => {
  /** Opens one screen that this person may see, and is redirected to the dashboard from one they may not. */
  async function expectGates(caller: Caller, open: string, shut: string): Promise<void> {
    const { page } = await openAs(desktop, "employee", caller);
    await page.goto(`${url}/dashboard`);
    await heading(page).waitFor();
    await walkTo(page, open, ({ pathname }) => pathname === open);
    await expect(heading(page)).toBeVisible();
    await walkTo(page, shut, ({ pathname }) => pathname === "/dashboard");
    await expect(heading(page)).toBeVisible();
  }

  async function asGroup(caller: Caller): Promise<Caller> {
    const { groups } = await caller.call(listGroups, {});
    const answer = await caller.call(associateLogin, { id: groups[0]?.id ?? 0 });
    const { access_token: token, expires_in: seconds } = answer;
    return { token, expiresAt: Date.now() + seconds * 1000, call: callerOf(url, token).call };
  }

  test("redirects a light front user from connecting networks [A6-51] [B1-01]", async () => {
    const { caller } = await newEmployee({ light: true });
    await expectGates(caller, "/own-posts", "/linkedin_callback");
  });

  test("redirects an individual user from company screens", async () => {
    const caller = await signIn(url, { name: "", email: demoDoors.individual }, "FRONT");
    await expectGates(caller, "/post-list", "/linkedin-group");
  });

  test("redirects a group's account from the newsletter", async () => {
    const caller = await asGroup(await signIn(url, employee("nordwind", 0), "FRONT"));
    await expectGates(caller, "/linkedin-group", "/newsletter");
  });

  test("redirects signed-in users from the registration, and visitors to the login", async () => {
    const { caller } = await newEmployee();
    await expectGates(caller, "/user-calendar", "/register/corporate");
    const { page } = await openPage(desktop);
    await page.goto(`${url}/user-calendar`);
    await expect(page).toHaveURL(`${url}/login?next=%2Fuser-calendar`);
    await expect(
      page.getByRole("button", { name: employeeEn.identity.login.submit, exact: true }),
    ).toBeVisible();
  });
});
