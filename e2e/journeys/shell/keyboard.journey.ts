import { listPosts } from "@polyphon/contract/content/content.contract.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Locator, Page } from "@playwright/test";
import { openAs, openPage } from "../../kit/pages.ts";
import { desktop } from "../../kit/sizes.ts";
import { expect, test } from "../../kit/test.ts";
import { cardOf, ownText } from "../../actors/employee-app.ts";
import { holdsFocus, press, tabTo, waitForFocusWithin } from "../../actors/keyboard.ts";
import { rowOf } from "../../actors/resources/resource-list.ts";
import { freshPosts } from "../../actors/share-dialog.ts";
import { demoPassword } from "../../kit/people/demo.ts";
import { postsBy } from "../../kit/outside/ledger.ts";
import { newEmployee, superAdmin } from "../../kit/people/people.ts";
import { anyOf } from "../../kit/texts.ts";
import { sandboxUrl, url } from "../../kit/own-stack.ts";

const { content, identity, sharing, shell } = employeeEn;
const words = "Typed without a mouse: half the masts, three times the energy, and a quieter village.";

const closed = (dialog: Locator) => expect(dialog).toHaveCount(0);

/** A connected user on the feed, and the title of a post there that they never shared. */
async function openFeed() {
  const who = await newEmployee({ connected: true });
  const [post] = await freshPosts(who.caller);
  const title = post?.title ?? "";
  const { page, errors } = await openAs(desktop, "employee", who.caller);
  await page.goto(`${url}/post-list`);
  await expect(cardOf(page, title)).toBeVisible();
  return { page, errors, title, postsOut: () => postsBy(sandboxUrl, who.name) };
}

async function openByKey(page: Page, title: string): Promise<{ dialog: Locator; opener: Locator }> {
  const opener = cardOf(page, title).getByRole("button", { name: `${content.card.share}: ${title}` });
  await press(page, opener);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("group", { name: sharing.dialog.networks })).toBeVisible();
  await waitForFocusWithin(dialog);
  return { dialog, opener };
}

const broken = (errors: readonly string[]) => errors.filter((error) => !error.endsWith("icon.svg"));

test.describe("an employee without a mouse", () => {
  test("signs in, reaches the requested address and skips the menu with the first Tab", async () => {
    const who = await newEmployee();
    const { page, errors } = await openPage(desktop);
    await page.goto(`${url}/post-list`);
    await tabTo(page, page.getByLabel(identity.login.email));
    await page.keyboard.type(who.email);
    await tabTo(page, page.getByLabel(identity.login.password, { exact: true }));
    await page.keyboard.type(demoPassword);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/post-list$/);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();

    await page.reload();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: shell.skip })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    expect(broken(errors)).toEqual([]);
  });

  test("closes the dialog with Escape, finds the text again, shares, hears the receipt and returns to the post", async () => {
    const { page, errors, title, postsOut } = await openFeed();
    const { dialog, opener } = await openByKey(page, title);
    await tabTo(page, ownText(dialog, employeeEn));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(words);
    await page.keyboard.press("Escape");
    await closed(dialog);
    await expect(opener).toBeFocused();

    await openByKey(page, title);
    await expect(ownText(dialog, employeeEn)).toHaveValue(words);
    await press(page, dialog.getByRole("button", { name: sharing.dialog.shareNow }));
    const receipt = fill(sharing.message.shared, { networks: networkNames.LINKEDIN });
    await expect(dialog.getByText(receipt)).toBeVisible();
    await expect(dialog.getByRole("status").getByRole("heading")).toBeFocused();
    await press(page, dialog.getByRole("button", { name: sharing.dialog.done }));
    await closed(dialog);
    await expect.poll(async () => (await postsOut()).map(({ text }) => text)).toEqual([words]);
    await expect(cardOf(page, title).getByRole("button", { name: content.card.shareMore })).toBeFocused();
    expect(broken(errors)).toEqual([]);
  });

  test("stays inside the dialog, and schedules for a day chosen with the arrow keys", async () => {
    const { page, errors, title, postsOut } = await openFeed();
    const { dialog } = await openByKey(page, title);
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let presses = 0; presses < 30; presses += 1) {
        await page.keyboard.press(key);
        await expect.poll(() => holdsFocus(dialog)).toBe(true);
      }
    }
    await press(page, dialog.getByRole("button", { name: sharing.dialog.addToQueue }));
    await tabTo(page, dialog.getByRole("radiogroup", { name: sharing.queue.title }));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByLabel(sharing.queue.date)).toHaveValue(/^\d{4}-\d\d-\d\d$/);
    await press(page, dialog.getByRole("button", { name: sharing.dialog.submit }));
    await expect(dialog.getByText(anyOf(sharing.state.SCHEDULED))).toBeVisible();
    await page.keyboard.press("Escape");
    await closed(dialog);
    expect(await postsOut()).toEqual([]);
    expect(broken(errors)).toEqual([]);
  });
});

test("staff without a mouse jump to a screen by its name and open a row of a list", async () => {
  const admin = await superAdmin();
  const search = "repowered";
  const [post] = (await admin.call(listPosts, { search })).items;
  const { page, errors } = await openAs(desktop, "admin", admin);
  const { list } = adminEn.content;
  await page.goto(`${url}/admin/dashboard`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: adminEn.shell.frame.skip })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await page.keyboard.press("ControlOrMeta+k");
  await expect(
    page.getByRole("dialog", { name: adminEn.shell.palette.label }).locator("input"),
  ).toBeFocused();
  await page.keyboard.type("view-post-list");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/view-post-list$/);

  const box = page.getByRole("main").getByRole("searchbox");
  await expect(box).toBeVisible();
  await page.keyboard.press("/");
  await expect(box).toBeFocused();
  const narrowed = page.waitForResponse((one) => {
    const { pathname, searchParams } = new URL(one.url());
    return pathname === listPosts.path && searchParams.get("search") === search;
  });
  await page.keyboard.type(search);
  await (await narrowed).finished();
  const opener = rowOf(page, post?.id ?? 0).getByRole("button", { name: post?.title ?? "" });
  await press(page, opener);
  await expect(page.getByRole("menuitem", { name: list.edit })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: list.view })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/edit-post\/\d+/);
  expect(errors).toEqual([]);
});
