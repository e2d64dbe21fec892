import { readFacebookSdk } from "@polyphon/contract/networks/networks.contract.ts";
import { saveAssisted, shareAssisted } from "@polyphon/contract/sharing/assisted.contract.ts";
import { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Locator, Page } from "@playwright/test";
import { openAs } from "../../kit/pages.ts";
import { castsOf } from "../../kit/languages-of.ts";
import { expect, test } from "../../kit/test.ts";
import { cardOf } from "../../actors/employee-app.ts";
import { buttonsOf, freshPosts, networkBox, openDialogOf, wordsOf } from "../../actors/share-dialog.ts";
import { lastingViolations } from "../../kit/screens/axe-violations.ts";
import { callsOf, listenTo } from "../../kit/screens/calls.ts";
import { connectFacebookAs, connectXingAs } from "../../kit/outside/connect-networks.ts";
import { failOnPurpose } from "../../kit/screens/fail-on-purpose.ts";
import { type Employee, newEmployee } from "../../kit/people/people.ts";
import { employeeTexts } from "../../kit/texts.ts";
import { url } from "../../kit/own-stack.ts";

const { FACEBOOK, LINKEDIN, XING } = networkNames;
const words = "Words for my friends: the turbines above the village run, and the birds are louder.";
const paste = "ControlOrMeta+V";

const casts = [
  { language: "en", view: { width: 1280, height: 900 } },
  { language: "de", view: { width: 390, height: 844 } },
] as const;

for (const { language, view } of castsOf(import.meta.url, casts))
  test.describe(`a personal account in ${language}`, () => {
    const texts = employeeTexts[language];
    const { message, compose } = texts.sharing;
    let who: Employee;
    let post: { id: number; title: string };
    let page: Page;
    let dialog: Locator;
    let buttons: ReturnType<typeof buttonsOf>;

    test.beforeEach(async () => {
      who = await newEmployee({ connected: true });
      await connectFacebookAs(who.caller, who.name);
      await connectXingAs(who.caller);
      post = (await freshPosts(who.caller))[0] ?? { id: 0, title: "" };
      ({ page } = await openAs({ ...view, language }, "employee", who.caller));
      dialog = page.getByRole("dialog");
      buttons = buttonsOf(dialog, texts);
    });

    const open = (flag?: string) => openDialogOf(page, url, post.id, flag);
    const flags = (wanted: Record<"share" | "fb_share", string | null>) =>
      expect(page).toHaveURL(({ searchParams }) =>
        Object.entries(wanted).every(([flag, value]) => searchParams.get(flag) === value),
      );
    const sent = (path: string) => page.waitForRequest((request) => request.url().endsWith(path));

    /** Opens the mode of the personal account with its own button. */
    async function toFacebook(): Promise<void> {
      await open();
      await networkBox(dialog, LINKEDIN).check();
      await networkBox(dialog, FACEBOOK).check();
      await buttons.facebook.click();
      await expect(buttons.backFromFacebook).toBeVisible();
    }
    async function openWindow(): Promise<Page> {
      const [opened] = await Promise.all([page.waitForEvent("popup"), buttons.facebook.click()]);
      await opened.waitForLoadState();
      return opened;
    }
    /** Answers in Facebook's window, which then closes itself. */
    async function answer(window: Page, button: "Share" | "Cancel"): Promise<void> {
      const closed = window.waitForEvent("close");
      await window.getByRole("button", { name: button }).click();
      await closed;
    }

    test("has its own button and is left out of the normal share", async () => {
      await open();
      const calls = listenTo(page);

      await test.step("the button requires Facebook to be selected [B4.7-09] [B5.2-03]", async () => {
        for (const button of [buttons.shareNow, buttons.addToQueue, buttons.facebook])
          await expect(button).toBeVisible();
        await buttons.facebook.click();
        await expect(dialog.getByText(compose.facebook.select)).toBeVisible();
        await flags({ share: String(post.id), fb_share: null });
      });
      await test.step("the normal share says so when no other network is selected [B5.2-04] [B5.2-05]", async () => {
        await networkBox(dialog, LINKEDIN).uncheck();
        await networkBox(dialog, FACEBOOK).check();
        await buttons.shareNow.click();
        await expect(page.getByText(compose.facebook.useButton)).toBeVisible();
        expect(callsOf(calls)).not.toContain(`POST ${sharePost.path}`);
      });
    });

    test("has a mode of its own with text to copy and no other way to share", async () => {
      await page.context().grantPermissions(["clipboard-write"]);
      await toFacebook();

      await test.step("hides the other ways and explains itself [B4.7-16] [B8-21]", async () => {
        await expect(dialog.getByText(compose.facebook.info)).toBeVisible();
        await expect(buttons.shareNow).toHaveCount(0);
        await expect(buttons.addToQueue).toHaveCount(0);
        await flags({ share: null, fb_share: String(post.id) });
        expect(await lastingViolations(page)).toEqual([]);
      });
      await test.step("copies the text to the clipboard [B4.7-15]", async () => {
        await wordsOf(dialog).fill(words);
        await buttons.copyText.click();
        await expect(dialog.getByText(compose.assisted.copied)).toBeVisible();
        await wordsOf(dialog).fill("");
        await wordsOf(dialog).press(paste);
        await expect(wordsOf(dialog)).toHaveValue(words);
      });
      await test.step("says that the window was closed without sharing, and saves nothing [B8-19]", async () => {
        const saved = sent(saveAssisted.path);
        await answer(await openWindow(), "Cancel");
        await expect(dialog.getByText(compose.facebook.cancelled)).toBeVisible();
        expect((await saved).postDataJSON()).toMatchObject({ sharedStatus: 0 });
      });
    });

    test("says that Facebook is blocked when its script cannot be loaded [B8-17]", async () => {
      await page.route("**/sdk.js*", (route) => route.abort());
      await toFacebook();
      await buttons.facebook.click();
      const alert = dialog.getByRole("alert").filter({ hasText: compose.facebook.sdkMissing });
      await expect(alert).toBeVisible();
    });

    test("opens the login page when the window does not answer, and goes back to all networks [B4.7-14] [B8-18]", async () => {
      await toFacebook();
      const window = await openWindow();
      const login = page.context().waitForEvent("page");
      await window.close();
      await expect(dialog.getByText(compose.facebook.notLoggedIn)).toBeVisible();
      const { loginUrl } = await who.caller.call(readFacebookSdk, {});
      const link = dialog.getByRole("link", { name: compose.facebook.login });
      await expect(link).toHaveAttribute("href", loginUrl);
      await (await login).waitForURL((address) => address.href.startsWith(loginUrl));
      await flags({ share: String(post.id), fb_share: null });
      await expect(buttons.shareNow).toBeVisible();
    });

    test("says that a post without a link cannot be shared there [B8-20]", async () => {
      await page.route(`**/front-posts/${post.id}*`, async (route) => {
        const response = await route.fetch();
        const json = (await response.json()) as Record<string, unknown>;
        await route.fulfill({ response, json: { ...json, postUrl: null, facebookUrl: null } });
      });
      await open("fb_share");
      await buttons.facebook.click();
      await expect(dialog.getByText(compose.facebook.notEligible)).toBeVisible();
    });

    test("is marked as failed when the result cannot be saved [B4.7-13]", async () => {
      await toFacebook();
      await failOnPurpose(page, saveAssisted.path);
      await answer(await openWindow(), "Share");
      const failed = fill(message.failed, { network: FACEBOOK });
      await expect(dialog.getByRole("alert").filter({ hasText: failed })).toBeVisible();
      await buttons.backFromFacebook.click();
      await expect(networkBox(dialog, `${FACEBOOK} ${texts.sharing.state.FAILED}`)).toBeVisible();
    });

    test("shares in Facebook's own window, and the page below shows the result", async () => {
      await toFacebook();
      const calls = listenTo(page);
      const [asked, saved] = [sent(shareAssisted.path), sent(saveAssisted.path)];
      const window = await openWindow();

      await test.step("asks for an id first, for Facebook alone [B4.7-10] [B5.2-02]", async () => {
        expect(callsOf(calls)).toContain(`POST ${shareAssisted.path}`);
        expect((await asked).postDataJSON()).toMatchObject({
          network: "FACEBOOK",
          personalFacebook: 1,
          socialNetworkCheck: ["FACEBOOK"],
        });
        await expect(dialog.getByText(compose.facebook.waiting)).toBeVisible();
        expect(callsOf(calls)).not.toContain(`POST ${saveAssisted.path}`);
      });
      await test.step("saves what the window answered [B4.7-11]", async () => {
        await answer(window, "Share");
        expect((await saved).postDataJSON()).toMatchObject({ postId: post.id, sharedStatus: 1 });
      });
      await test.step("marks Facebook as shared, below and afterwards [B4.7-12]", async () => {
        const shared = fill(message.shared, { networks: FACEBOOK });
        await expect(dialog.getByText(shared, { exact: true })).toBeVisible();
        await buttons.done.click();
        await expect(dialog).toHaveCount(0);
        const more = cardOf(page, post.title).getByRole("button", { name: texts.content.card.shareMore });
        await expect(more).toBeVisible();
        await open();
        await expect(networkBox(dialog, `${FACEBOOK} ${texts.sharing.dialog.already}`)).toBeDisabled();
      });
    });

    test("beside another network is announced, waits on the receipt, and is finished after the others [B5.2-04]", async () => {
      const { assisted, receipt } = texts.sharing;
      await open();
      await networkBox(dialog, LINKEDIN).check();
      await networkBox(dialog, FACEBOOK).check();
      await wordsOf(dialog).fill(words);
      await expect(dialog.getByText(fill(assisted.now, { networks: FACEBOOK }))).toBeVisible();
      const direct = sent(sharePost.path);
      await buttons.shareNow.click();
      expect((await direct).postDataJSON()).toMatchObject({ socialNetworkCheck: ["LINKEDIN"] });

      const list = dialog.getByRole("list", { name: receipt.list });
      const row = (name: string) =>
        list.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
      await expect(row(LINKEDIN)).toBeVisible();
      await expect(row(FACEBOOK)).toContainText(compose.yourTurn);
      await expect(
        dialog.getByText(fill(message.shared, { networks: LINKEDIN }), { exact: true }),
      ).toBeVisible();
      expect(await lastingViolations(page)).toEqual([]);
      const [facebook] = await Promise.all([
        page.waitForEvent("popup"),
        row(FACEBOOK)
          .getByRole("button", { name: fill(compose.assisted.copyAndOpen, { network: FACEBOOK }) })
          .click(),
      ]);
      await facebook.waitForLoadState();
      await facebook.close();
      await row(FACEBOOK)
        .getByRole("button", { name: `${compose.assisted.done}: ${FACEBOOK}` })
        .click();
      await expect(row(FACEBOOK)).toContainText(fill(assisted.fact.SHARED, { network: FACEBOOK }));
    });

    test("of Xing is finished on its own page, with the text on the clipboard", async () => {
      await page.context().grantPermissions(["clipboard-write"]);
      await open();
      await networkBox(dialog, LINKEDIN).uncheck();
      await networkBox(dialog, XING).check();
      await wordsOf(dialog).fill(words);
      await buttons.shareNow.click();
      await expect(dialog.getByText(compose.yourTurn)).toBeVisible();
      const [xing] = await Promise.all([
        page.waitForEvent("popup"),
        dialog.getByRole("button", { name: fill(compose.assisted.copyAndOpen, { network: XING }) }).click(),
      ]);
      const field = xing.getByRole("textbox");
      await field.press(paste);
      await expect(field).toHaveValue(new RegExp(`^${words}`));
      await xing.getByRole("button", { name: "Share" }).click();
      // A window that closes while its form is being submitted may never answer.
      await expect(xing.getByText("Your post is online.")).toBeVisible();
      await xing.close();
      await dialog.getByRole("button", { name: `${compose.assisted.done}: ${XING}` }).click();
      const shared = fill(message.shared, { networks: XING });
      await expect(dialog.getByText(shared, { exact: true })).toBeVisible();
    });
  });
