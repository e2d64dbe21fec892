import { category } from "@polyphon/contract/content/categories/category.resource.ts";
import { prohibitedEmail } from "@polyphon/contract/content/prohibited/prohibited-email.resource.ts";
import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { logout } from "@polyphon/contract/identity/identity.contract.ts";
import { saveWorkspacePreferences } from "@polyphon/contract/identity/profile.contract.ts";
import { writerUser } from "@polyphon/contract/people/staff/writer-user.resource.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { openAs } from "../../kit/pages.ts";
import { expect, test } from "../../kit/test.ts";
import { waitForFocus } from "../../actors/keyboard.ts";
import { openAccountMenu } from "../../actors/identity/office-access.ts";
import { newStaff } from "../../actors/identity/staff-account.ts";
import { listenTo, pathOf } from "../../kit/screens/calls.ts";
import { signIn } from "../../kit/people/caller.ts";
import { staff } from "../../kit/people/demo.ts";
import { superAdmin } from "../../kit/people/people.ts";
import { url } from "../../kit/own-stack.ts";

const view = { width: 1280, height: 900 } as const;
const { insights, kit, missing, operations, shell } = adminEn;

test.describe("inside the back office", () => {
  test("a card of the latest records shows five records [A9-08] [C9-12]", async () => {
    const { page } = await openAs(view, "admin", await superAdmin());
    await page.goto(`${url}/admin/dashboard`);
    const latest = page.getByRole("table", { name: insights.dashboard.latest });
    await expect(latest.locator("tbody tr")).toHaveCount(5);
  });

  test("a search starts at its third character [A9-36]", async () => {
    const { page } = await openAs(view, "admin", await superAdmin(), { own: true });
    const calls = listenTo(page);
    const searched = () =>
      calls
        .filter((one) => pathOf(one) === listPosts.path)
        .flatMap((one) => new URL(one.url()).searchParams.get("search") ?? []);
    await page.clock.install();
    await page.goto(`${url}/admin/view-post-list`);
    const search = page.getByRole("searchbox");
    await search.fill("wi");
    await expect(page.getByText(fill(kit.list.searchMinimum, { count: 3 }))).toBeVisible();
    // Longer than the debounce of a list.
    await page.clock.fastForward(5_000);
    await search.fill("win");
    await page.clock.fastForward(5_000);
    await expect.poll(searched).toContain("win");
    expect(searched()).not.toContain("wi");
  });

  test("a record that is gone when it is saved shows the error Record not found [C8-04]", async () => {
    const admin = await superAdmin();
    const email = `${crypto.randomUUID()}@gone.example`;
    const { id } = await admin.call(prohibitedEmail.add, { email, reason: "" });
    const { page } = await openAs(view, "admin", admin);
    await page.goto(`${url}${prohibitedEmail.screens.list}?open=${id}`);
    const form = page.getByRole("dialog");
    await form.getByLabel(operations["prohibited-emails"].fields.reason).fill("spam");
    await admin.call(prohibitedEmail.remove, { id });
    await form.getByRole("button", { name: kit.form.save, exact: true }).click();
    await expect(form.getByRole("alert").filter({ hasText: "Record not found" })).toBeVisible();
    await expect(form.getByText(missing.titles["prohibited-emails"])).toBeVisible();
  });

  test("a confirmation has yes and cancel, formatted text, and ignores clicks outside [A8-32] [A8-33] [A8-34]", async () => {
    const admin = await superAdmin();
    const { items } = await admin.call(category.list, { limit: 1 });
    const { page } = await openAs(view, "admin", admin);
    await page.goto(`${url}${category.screens.list}`);
    const actions = fill(kit.list.actionsOf, { name: items[0]?.name ?? "" });
    await page.getByRole("button", { name: actions, exact: true }).click();
    await page.getByRole("menuitem", { name: kit.list.remove }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("button", { name: kit.act.remove.yes })).toBeVisible();
    await expect(dialog.locator("b")).toHaveText("can’t be undone");
    await page.mouse.click(5, 5);
    await dialog.getByRole("button", { name: kit.remove.cancel }).click();
    await expect(dialog).toHaveCount(0);
  });

  test("a screen is pinned to the top of the menu and a filter is saved as a view", async () => {
    const { page } = await openAs(
      view,
      "admin",
      await signIn(url, await newStaff("Editor-in-Chief"), "ADMIN"),
    );
    const saved = () =>
      page.waitForResponse(
        (one) =>
          one.request().method() === "PUT" && one.url().endsWith(saveWorkspacePreferences.path) && one.ok(),
      );
    const name = "Switched on";
    const filtered = `${writerUser.screens.list}?enabled=true`;
    // Its own entry is in a closed group, so that the menu shows it only where it is pinned.
    const screen = adminEn.screens.companyApLog;
    const menu = page.getByRole("navigation", { name: shell.frame.menu });

    await test.step("saves the filter of a list under a name", async () => {
      await page.goto(`${url}${filtered}`);
      await page.getByRole("button", { name: shell.workspace.saveView }).click();
      await page.getByLabel(shell.workspace.viewName).fill(name);
      const kept = saved();
      await page.keyboard.press("Enter");
      await expect(page.getByText(fill(shell.workspace.viewSaved, { name }))).toBeVisible();
      await kept;
    });

    await test.step("pins a screen", async () => {
      await page.getByRole("button", { name: shell.workspace.allScreens }).click();
      const all = page.getByRole("dialog", { name: shell.workspace.allScreens });
      await all.getByRole("textbox").fill(screen);
      await expect(all.getByRole("listitem")).toHaveCount(1);
      await page.keyboard.press("ArrowDown");
      await waitForFocus(all.getByRole("link"));
      const kept = saved();
      await page.keyboard.press("p");
      await expect(page.getByText(fill(shell.workspace.isPinned, { screen }))).toBeVisible();
      await kept;
      await page.keyboard.press("Escape");
      await expect(menu.getByRole("link", { name: screen })).toBeVisible();
    });

    await test.step("keeps both after a reload", async () => {
      await page.goto(`${url}/admin/dashboard`);
      await expect(menu.getByText(shell.workspace.pinned)).toBeVisible();
      await page.keyboard.press("ControlOrMeta+k");
      const palette = page.getByRole("dialog", { name: shell.palette.label });
      await palette.getByRole("textbox").fill(name);
      await expect(palette.getByRole("button", { name })).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`${url}${filtered}`);
      await page.getByRole("button", { name: fill(shell.workspace.removeView, { name }) }).click();
      await expect(page.getByRole("button", { name: shell.workspace.saveView })).toBeVisible();
    });
  });

  test("logging out posts only the session, then clears what is stored [A7-09]", async () => {
    const { page } = await openAs(view, "admin", await signIn(url, staff("Super admin"), "ADMIN"));
    await page.goto(`${url}/admin/dashboard`);
    const calls = listenTo(page);
    await openAccountMenu(page);
    await page.getByRole("button", { name: shell.account.logout }).click();
    await expect(page.getByText("Logout successfully")).toBeVisible();
    const sent = calls.find((one) => pathOf(one) === logout.path);
    expect([sent?.method(), sent?.postData()]).toEqual(["POST", "{}"]);
    expect(sent?.headers()["authorization"]).toMatch(/^Bearer /);
    const left = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /session|permissions|recent/.test(key)));
    await expect.poll(left).toEqual([]);
  });
});
