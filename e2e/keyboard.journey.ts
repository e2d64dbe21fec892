import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import { networkNames } from "@polyphon/i18n/en/networks.names.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cardOf, ownText } from "./actors/employee-app.ts";
import { holdsFocus, press, tabTo, waitForFocus, waitForFocusWithin } from "./actors/keyboard.ts";
import { openBrowser, openPage } from "./browser.ts";
import { connectAs, signIn } from "./kit/caller.ts";
import { demoPassword, employee, staff } from "./kit/demo.ts";
import { postsBy } from "./kit/ledger.ts";
import { openAs } from "./kit/open-as.ts";
import { anyOf } from "./kit/texts.ts";
import { sandboxUrl, url } from "./kit/own-stack.ts";

const desk = { width: 1280, height: 900 } as const;
const who = employee("nordwind", 2);
const member = "Keyboard Only";
const { content, identity, sharing, shell } = employeeEn;
const sharedPost = "Our first repowered wind farm delivers three times the energy with half the turbines";
const queuedPost = "Why Europe's grid is suddenly the most exciting part of the energy transition";
const words = "Typed without a mouse: half the masts, three times the energy, and a quieter village.";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  await connectAs(await signIn(url, who, "FRONT"), member);
});
afterAll(() => browser.close());

const closed = (dialog: Locator) => dialog.waitFor({ state: "detached" });

async function openByKey(page: Page, title: string): Promise<{ dialog: Locator; opener: Locator }> {
  const opener = cardOf(page, title).getByRole("button", { name: `${content.card.share}: ${title}` });
  await press(page, opener);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("group", { name: sharing.dialog.networks }).waitFor();
  await waitForFocusWithin(dialog);
  return { dialog, opener };
}

describe("an employee without a mouse", () => {
  let page: Page;
  let errors: string[];
  beforeAll(async () => {
    ({ page, errors } = await openPage(browser, desk));
  });

  test("signs in and comes to the address that was asked for", async () => {
    await page.goto(`${url}/post-list`);
    await tabTo(page, page.getByLabel(identity.login.email));
    await page.keyboard.type(who.email);
    await tabTo(page, page.getByLabel(identity.login.password, { exact: true }));
    await page.keyboard.type(demoPassword);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/post-list");
    await cardOf(page, sharedPost).waitFor();
  });

  test("jumps over the menu with the first Tab", async () => {
    await page.reload();
    await cardOf(page, sharedPost).waitFor();
    await page.keyboard.press("Tab");
    await waitForFocus(page.getByRole("link", { name: shell.skip }));
    await page.keyboard.press("Enter");
    await waitForFocus(page.getByRole("main"));
  });

  test("leaves the dialog with Escape to the button that opened it", async () => {
    const { dialog, opener } = await openByKey(page, sharedPost);
    await page.keyboard.press("Escape");
    await closed(dialog);
    await waitForFocus(opener);
  });

  test("finds words again that were left with Escape", async () => {
    const { dialog } = await openByKey(page, sharedPost);
    await tabTo(page, ownText(dialog, employeeEn));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(words);
    await page.keyboard.press("Escape");
    await closed(dialog);
    const again = await openByKey(page, sharedPost);
    expect(await ownText(again.dialog, employeeEn).inputValue()).toBe(words);
    await page.keyboard.press("Escape");
    await closed(again.dialog);
  });

  test("stays inside the dialog, forwards and backwards", async () => {
    const { dialog } = await openByKey(page, queuedPost);
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let presses = 0; presses < 30; presses += 1) {
        await page.keyboard.press(key);
        expect(await holdsFocus(dialog)).toBe(true);
      }
    }
    await page.keyboard.press("Escape");
    await closed(dialog);
  });

  test("queues for a day chosen with the arrow keys", async () => {
    const { dialog } = await openByKey(page, queuedPost);
    await press(page, dialog.getByRole("button", { name: sharing.dialog.addToQueue }));
    await tabTo(page, dialog.getByRole("radiogroup", { name: sharing.queue.title }));
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await dialog.getByLabel(sharing.queue.date).inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
    await press(page, dialog.getByRole("button", { name: sharing.dialog.submit }));
    await dialog.getByText(anyOf(sharing.state.SCHEDULED)).waitFor();
    await page.keyboard.press("Escape");
    await closed(dialog);
    expect(await postsBy(sandboxUrl, member)).toEqual([]);
  });

  test("shares, hears the receipt and goes back to the post", async () => {
    const { dialog } = await openByKey(page, sharedPost);
    await press(page, dialog.getByRole("button", { name: sharing.dialog.shareNow }));
    await dialog.getByText(fill(sharing.message.shared, { networks: networkNames.LINKEDIN })).waitFor();
    await waitForFocus(dialog.getByRole("status").getByRole("heading"));
    await press(page, dialog.getByRole("button", { name: sharing.dialog.done }));
    await closed(dialog);
    expect((await postsBy(sandboxUrl, member)).map(({ text }) => text)).toEqual([words]);
    await waitForFocus(cardOf(page, sharedPost).getByRole("button", { name: content.card.shareMore }));
  });

  test("leaves nothing broken behind in the console", () => {
    expect(errors.filter((error) => !error.endsWith("icon.svg"))).toEqual([]);
  });
});

describe("staff without a mouse", () => {
  test("jumps to a screen by its name and opens a row of a list", async () => {
    const { page, errors } = await openAs(
      browser,
      desk,
      "admin",
      await signIn(url, staff("Super admin"), "ADMIN"),
    );
    const { list } = adminEn.content;
    await page.goto(`${url}/admin/dashboard`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Tab");
    await waitForFocus(page.getByRole("link", { name: adminEn.shell.frame.skip }));
    await page.keyboard.press("Enter");
    await waitForFocus(page.getByRole("main"));

    await page.keyboard.press("ControlOrMeta+k");
    await waitForFocus(page.getByRole("dialog", { name: adminEn.shell.palette.label }).locator("input"));
    await page.keyboard.type("view-post-list");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/admin/view-post-list");

    const search = page.getByRole("main").getByRole("searchbox");
    await search.waitFor();
    await page.keyboard.press("/");
    await waitForFocus(search);
    await page.keyboard.type("repowered");
    const row = page.getByRole("row").filter({ hasText: sharedPost });
    await press(page, row.getByRole("button", { name: sharedPost }));
    await page.getByRole("menuitem", { name: list.edit }).waitFor();
    await page.keyboard.press("Escape");
    await waitForFocus(row.getByRole("button", { name: sharedPost }));
    await page.keyboard.press("Enter");
    await waitForFocus(page.getByRole("menuitem", { name: list.view }));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/admin/edit-post/*");
    expect(errors).toEqual([]);
  });
});
