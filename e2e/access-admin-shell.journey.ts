import { category } from "@polyphon/contract/content/category.resource.ts";
import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { logout } from "@polyphon/contract/identity/identity.contract.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openAccountMenu, submitLogin } from "./actors/office-access.ts";
import { openBrowser, openPage } from "./browser.ts";
import { listenTo, pathOf } from "./kit/calls.ts";
import { staff } from "./kit/demo.ts";
import { eventually } from "./kit/eventually.ts";
import { anyOf } from "./kit/texts.ts";
import { url } from "./kit/own-stack.ts";

const { insights, kit, shell } = adminEn;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  ({ page } = await openPage(browser, { width: 1280, height: 900 }));
  await submitLogin(page, url, staff("Super admin").email);
  await page.waitForURL("**/admin/dashboard");
});
afterAll(() => browser.close());

describe("inside the back office", () => {
  test("a card of the latest records shows five of them [A9-08] [C9-12]", async () => {
    const latest = page.getByRole("table", { name: insights.dashboard.latest });
    await eventually(
      () => latest.locator("tbody tr").count(),
      (count) => count === 5,
    );
  });

  test("a search waits for its third character [A9-36]", async () => {
    await page.goto(`${url}/admin/view-post-list`);
    const calls = listenTo(page);
    const search = page.getByRole("searchbox");
    await search.fill("wi");
    await page.getByText(fill(kit.list.searchMinimum, { count: 3 })).waitFor();
    await search.fill("win");
    const searched = () =>
      calls
        .filter((one) => pathOf(one) === listPosts.path)
        .flatMap((one) => new URL(one.url()).searchParams.get("search") ?? []);
    await eventually(
      () => Promise.resolve(searched()),
      (words) => words.includes("win"),
    );
    expect(searched()).not.toContain("wi");
  });

  test("a record that is not there says so [C8-04]", async () => {
    await page.goto(`${url}/admin/edit-curator-code/999999`);
    await page.getByRole("alert").filter({ hasText: "Record not found" }).waitFor();
  });

  test("a question has yes and cancel, formatted words, and takes no press outside for an answer [A8-32] [A8-33] [A8-34]", async () => {
    await page.goto(`${url}${category.screens.list}`);
    await page
      .getByRole("button", { name: anyOf(kit.list.actionsOf) })
      .first()
      .click();
    await page.getByRole("menuitem", { name: kit.list.remove }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: kit.act.remove.yes }).waitFor();
    expect(await dialog.locator("b").textContent()).toBe("cannot be undone");
    await page.mouse.click(5, 5);
    await dialog.getByRole("button", { name: kit.remove.cancel }).click();
    await dialog.waitFor({ state: "detached" });
  });

  test("an entry is pinned to the top of the menu and a filter is kept as a view", async () => {
    await page.goto(`${url}/admin/view-post-list?state=scheduled`);
    await page.getByRole("button", { name: shell.desk.saveView }).click();
    const name = `Soon ${Date.now()}`;
    await page.getByLabel(shell.desk.viewName).fill(name);
    await page.keyboard.press("Enter");
    await page.getByText(fill(shell.desk.viewSaved, { name })).waitFor();

    await page.goto(`${url}/admin/dashboard`);
    await page.getByRole("button", { name: shell.desk.allScreens }).click();
    const all = page.getByRole("dialog", { name: shell.desk.allScreens });
    await all.getByRole("textbox").fill(adminEn.screens.killswitch);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("p");
    await page.getByText(fill(shell.desk.isPinned, { screen: adminEn.screens.killswitch })).waitFor();
    await page.keyboard.press("Escape");
    const menu = page.getByRole("navigation", { name: shell.frame.menu });
    await menu.getByRole("link", { name: adminEn.screens.killswitch }).waitFor();

    await page.reload();
    await menu.getByText(shell.desk.pinned).waitFor();
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("dialog", { name: shell.palette.label }).getByRole("textbox").fill(name);
    await page.getByRole("dialog").getByRole("button", { name }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/admin/view-post-list?state=scheduled");
    await page.getByRole("button", { name: fill(shell.desk.removeView, { name }) }).click();
    await page.getByRole("button", { name: shell.desk.saveView }).waitFor();
  });

  test("leaving posts nothing but the session, then clears what is stored [A7-09]", async () => {
    const calls = listenTo(page);
    await openAccountMenu(page);
    await page.getByRole("button", { name: shell.account.logout }).click();
    await page.getByText("Logout successfully").waitFor();
    const sent = calls.find((one) => pathOf(one) === logout.path);
    expect([sent?.method(), sent?.postData()]).toEqual(["POST", "{}"]);
    expect(sent?.headers()["authorization"]).toMatch(/^Bearer /);
    const left = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /session|permissions|recent/.test(key)));
    await eventually(left, (names) => names.length === 0);
  });
});
