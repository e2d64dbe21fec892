import { readFacebookSdk } from "@polyphon/contract/networks/networks.contract.ts";
import { saveAssisted, shareAssisted } from "@polyphon/contract/sharing/assisted.contract.ts";
import { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { networkNames } from "@polyphon/i18n/en/networks.names.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cardOf } from "./actors/employee-app.ts";
import { buttonsOf, freshPosts, networkBox, openDialogOf, wordsOf } from "./actors/share-dialog.ts";
import { openBrowser } from "./browser.ts";
import { axeViolations } from "./kit/axe-violations.ts";
import { type Caller, connectAs, signIn } from "./kit/caller.ts";
import { callsOf, listenTo } from "./kit/calls.ts";
import { clipboardOf, orGoOn } from "./kit/clipboard.ts";
import { connectFacebookAs, connectXingAs } from "./kit/connect-networks.ts";
import { employee } from "./kit/demo.ts";
import { failOnPurpose } from "./kit/fail-on-purpose.ts";
import { openAs } from "./kit/open-as.ts";
import { employeeTexts } from "./kit/texts.ts";
import { url } from "./kit/own-stack.ts";

const { FACEBOOK, LINKEDIN, XING } = networkNames;

const casts = [
  { language: "en", view: { width: 1280, height: 900 }, who: employee("nordwind", 21), member: "Hand Desk" },
  { language: "de", view: { width: 390, height: 844 }, who: employee("nordwind", 16), member: "Hand Phone" },
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(casts)("a personal account in $language", ({ language, view, who, member }) => {
  const texts = employeeTexts[language];
  const { message, compose } = texts.sharing;
  let caller: Caller;
  let post: { id: number; title: string };
  let page: Page;
  let dialog: Locator;
  let buttons: ReturnType<typeof buttonsOf>;

  beforeAll(async () => {
    caller = await signIn(url, who, "FRONT");
    await connectAs(caller, member);
    await connectFacebookAs(caller, member, "PERSONAL");
    await connectXingAs(caller);
  });
  beforeEach(async () => {
    post = (await freshPosts(caller))[0] ?? { id: 0, title: "" };
    ({ page } = await openAs(browser, { ...view, language }, "employee", caller));
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await open();
  });
  afterEach(() => page.context().close());

  async function open(flag = "share"): Promise<void> {
    dialog = await openDialogOf(page, url, post.id, flag);
    buttons = buttonsOf(dialog, texts);
  }
  /** Into the mode of the personal account, by its own button. */
  async function toFacebook(): Promise<void> {
    await networkBox(dialog, FACEBOOK).check();
    await buttons.facebook.click();
    await buttons.backFromFacebook.waitFor();
  }
  async function openWindow(): Promise<Page> {
    const [opened] = await Promise.all([page.waitForEvent("popup"), buttons.facebook.click()]);
    await opened.waitForLoadState();
    return opened;
  }

  test("has its own button, which wants Facebook to be selected [B4.7-09] [B5.2-03]", async () => {
    for (const button of [buttons.shareNow, buttons.addToQueue, buttons.facebook]) {
      expect(await button.isVisible()).toBe(true);
    }
    await buttons.facebook.click();
    await dialog.getByText(compose.facebook.select).waitFor();
    expect(new URL(page.url()).searchParams.get("share")).toBe(String(post.id));
  });

  test("is left out of the normal share, which says so when nothing else is there [B5.2-04] [B5.2-05]", async () => {
    const calls = listenTo(page);
    await networkBox(dialog, LINKEDIN).uncheck();
    await networkBox(dialog, FACEBOOK).check();
    await buttons.shareNow.click();
    await page.getByText(compose.facebook.useButton).waitFor();
    expect(callsOf(calls)).not.toContain(`POST ${sharePost.path}`);
  });

  test("has a mode of its own with words to copy and no other way to share [B4.7-15] [B4.7-16] [B8-21]", async () => {
    await toFacebook();
    await dialog.getByText(compose.facebook.info).waitFor();
    expect([await buttons.shareNow.count(), await buttons.addToQueue.count()]).toEqual([0, 0]);
    expect(new URL(page.url()).searchParams.get("fb_share")).toBe(String(post.id));
    await wordsOf(dialog).fill("Words for my friends: the turbines above the village run.");
    await buttons.copyText.click();
    await dialog.getByText(compose.assisted.copied).waitFor();
    const copied = await clipboardOf(page);
    expect(copied).toBe("Words for my friends: the turbines above the village run.");
    expect(await axeViolations(page, "everything")).toEqual([]);
  });

  test("says that Facebook is blocked when its script cannot be had [B8-17]", async () => {
    await page.route("**/sdk.js*", (route) => route.abort());
    await toFacebook();
    await buttons.facebook.click();
    await dialog.getByRole("alert").filter({ hasText: compose.facebook.sdkMissing }).waitFor();
  });

  test("says that a window was closed without sharing, and nothing is kept [B8-19]", async () => {
    await toFacebook();
    const saved = page.waitForRequest((request) => request.url().endsWith(saveAssisted.path));
    await (await openWindow()).getByRole("button", { name: "Cancel" }).click();
    await dialog.getByText(compose.facebook.cancelled).waitFor();
    expect((await saved).postDataJSON()).toMatchObject({ sharedStatus: 0 });
  });

  test("opens the login page when the window says nothing, and goes back to all networks [B4.7-14] [B8-18]", async () => {
    await toFacebook();
    const window = await openWindow();
    const login = page.context().waitForEvent("page");
    await window.close();
    await dialog.getByText(compose.facebook.notLoggedIn).waitFor();
    const { loginUrl } = await caller.call(readFacebookSdk, {});
    expect(await dialog.getByRole("link", { name: compose.facebook.login }).getAttribute("href")).toBe(
      loginUrl,
    );
    const opened = await login;
    await opened.waitForURL((address) => address.href.startsWith(loginUrl));
    const { searchParams } = new URL(page.url());
    expect([searchParams.get("share"), searchParams.get("fb_share")]).toEqual([String(post.id), null]);
    await buttons.shareNow.waitFor();
  });

  test("says that a post without a link cannot go there [B8-20]", async () => {
    await page.route(`**/front-posts/${post.id}*`, async (route) => {
      const answer = await route.fetch();
      const json = (await answer.json()) as Record<string, unknown>;
      await route.fulfill({ response: answer, json: { ...json, postUrl: null, facebookUrl: null } });
    });
    await open("fb_share");
    await buttons.facebook.click();
    await dialog.getByText(compose.facebook.notEligible).waitFor();
  });

  test("is marked as failed when the result cannot be kept [B4.7-13]", async () => {
    await toFacebook();
    await failOnPurpose(page, saveAssisted.path);
    await (await openWindow()).getByRole("button", { name: "Share" }).click();
    await dialog
      .getByRole("alert")
      .filter({ hasText: fill(message.failed, { network: FACEBOOK }) })
      .waitFor();
    await buttons.backFromFacebook.click();
    await dialog.getByRole("checkbox", { name: `${FACEBOOK} ${texts.sharing.state.FAILED}` }).waitFor();
  });

  test("shares: an id from us, Facebook's window, then the result; the page below knows it [B4.7-10] [B4.7-11] [B4.7-12] [B5.2-02]", async () => {
    await networkBox(dialog, LINKEDIN).check();
    await toFacebook();
    const calls = listenTo(page);
    const asked = page.waitForRequest((request) => request.url().endsWith(shareAssisted.path));
    const saved = page.waitForRequest((request) => request.url().endsWith(saveAssisted.path));
    const window = await openWindow();
    expect(callsOf(calls)).toContain(`POST ${shareAssisted.path}`);
    expect(callsOf(calls)).not.toContain(`POST ${saveAssisted.path}`);
    expect((await asked).postDataJSON()).toMatchObject({
      network: "FACEBOOK",
      personalFacebook: 1,
      socialNetworkCheck: ["FACEBOOK"],
    });
    await window.getByRole("button", { name: "Share" }).click();
    expect((await saved).postDataJSON()).toMatchObject({ postId: post.id, sharedStatus: 1 });
    await dialog.getByText(fill(message.shared, { networks: FACEBOOK }), { exact: true }).waitFor();
    await buttons.done.click();
    await dialog.waitFor({ state: "detached" });
    await cardOf(page, post.title).getByRole("button", { name: texts.content.card.shareMore }).waitFor();
    await open();
    expect(await networkBox(dialog, `${FACEBOOK} ${texts.sharing.dialog.already}`).isDisabled()).toBe(true);
  });

  test("of Xing is finished on its own page, with the words on the clipboard", async () => {
    await networkBox(dialog, LINKEDIN).uncheck();
    await networkBox(dialog, XING).check();
    const words = await wordsOf(dialog).inputValue();
    await buttons.shareNow.click();
    await dialog.getByText(compose.yourTurn).waitFor();
    const [xing] = await Promise.all([
      page.waitForEvent("popup"),
      dialog.getByRole("button", { name: fill(compose.assisted.copyAndOpen, { network: XING }) }).click(),
    ]);
    await xing.getByRole("button", { name: "Share" }).click();
    await orGoOn(xing.close());
    const copied = await clipboardOf(page);
    expect(copied.startsWith(words.trim())).toBe(true);
    await dialog.getByRole("button", { name: `${compose.assisted.done}: ${XING}` }).click();
    await dialog.getByText(fill(message.shared, { networks: XING }), { exact: true }).waitFor();
  });
});
