import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { logout, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { schedulePost, sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import { networkNames } from "@polyphon/i18n/en/networks.names.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import { type Language, languages } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cardOf, fillLogin, openShareDialog, ownText, signInToApp } from "./actors/employee-app.ts";
import { signInToOffice } from "./actors/office.ts";
import { openBrowser, openPage } from "./browser.ts";
import { callerOf, connectAs, signIn } from "./kit/caller.ts";
import { demoPassword, employee, lightEmployee, type Person, staff } from "./kit/demo.ts";
import { postsBy } from "./kit/ledger.ts";
import { openAs, tokenIn } from "./kit/open-as.ts";
import { adminTexts, employeeTexts, errorTexts } from "./kit/texts.ts";
import { sandboxUrl, url } from "./kit/own-stack.ts";

const desk = { width: 1280, height: 900 } as const;
const network = networkNames.LINKEDIN;
const { sharing } = employeeEn;
const post = "Our first repowered wind farm delivers three times the energy with half the turbines";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The share dialog of somebody who is connected as the member. */
async function dialogOf(
  who: Person,
  member: string,
  language: Language = "en",
): Promise<{ page: Page; dialog: Locator }> {
  const caller = await signIn(url, who, "FRONT");
  await connectAs(caller, member);
  const { page } = await openAs(browser, { ...desk, language }, "employee", caller);
  await page.goto(`${url}/post-list`);
  return { page, dialog: await openShareDialog(page, post, employeeTexts[language]) };
}

/** Ends a session behind somebody's back; the server believes in it for half a second more. */
async function endSession(token: string): Promise<void> {
  const { call } = callerOf(url, token);
  await call(logout, {});
  const answer = () =>
    call(readAccount, {}).then(
      () => "served",
      () => "refused",
    );
  await expect.poll(answer).toBe("refused");
}

describe("signing in", () => {
  test.each(languages)(
    "says that the password is wrong, and lets in with the right one, in %s",
    async (language) => {
      const texts = employeeTexts[language];
      const { page } = await openPage(browser, { ...desk, language });
      await page.goto(`${url}/login`);
      await fillLogin(page, employee("nordwind", 3), texts);
      const password = page.getByLabel(texts.identity.login.password, { exact: true });
      await password.fill("Wrong!2026");
      await page.getByRole("button", { name: texts.identity.login.submit }).click();
      await page.getByRole("alert").filter({ hasText: errorTexts[language].invalid_credentials }).waitFor();
      await password.fill(demoPassword);
      await page.getByRole("button", { name: texts.identity.login.submit }).click();
      await page.waitForURL("**/dashboard");
    },
  );

  test.each(languages)("shows staff a notice that the password is wrong, in %s [A8-18]", async (language) => {
    const { login } = adminTexts[language].identity;
    const { page } = await openPage(browser, { ...desk, language });
    await page.goto(`${url}/admin/login`);
    await page.getByLabel(login.email).fill(staff("Super admin").email);
    await page.getByLabel(login.password, { exact: true }).fill("Wrong!2026");
    await page.getByRole("button", { name: login.submit }).click();
    await page
      .getByRole("alert")
      .filter({ hasText: errorTexts[language].invalid_credentials })
      .first()
      .waitFor();
    expect(page.url()).toBe(`${url}/admin/login`);
  });
});

describe("a session that was revoked while somebody worked", () => {
  test("leads an employee to the login with the reason [B8-07]", async () => {
    const { page } = await openPage(browser, desk);
    await signInToApp(page, url, employee("nordwind", 4), employeeEn);
    // The dashboard has read everything, so that the next click is what notices.
    await page.waitForLoadState("networkidle");
    await endSession(await tokenIn(page, "employee"));
    await page.getByRole("link", { name: employeeEn.shell.nav.posts, exact: true }).first().click();
    await page.waitForURL("**/login*");
    await page.getByText(employeeEn.shell.session.expired).first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem("polyphon-front-session"))).toBeNull();
  });

  test("leads staff to the login with the reason [A8-11] [A8-12] [C8-38]", async () => {
    const { page } = await openPage(browser, desk);
    await signInToOffice(page, url, staff("Sub admin"), adminEn);
    // What the open page still asks for would meet the end of the session before the next page does.
    await page.waitForLoadState("networkidle");
    await endSession(await tokenIn(page, "admin"));
    await page.goto(`${url}/admin/view-post-list`);
    await page.getByText(adminEn.shell.session.expired).waitFor();
    await page.getByRole("button", { name: adminEn.identity.login.submit }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/admin");
  });
});

describe("one press too many", () => {
  const submits = (page: Page, dialog: Locator) =>
    Promise.all([
      page.waitForResponse((response) => response.url().endsWith(sharePost.path)),
      dialog.getByRole("button", { name: sharing.dialog.shareNow }).dblclick(),
    ]);

  test("on Share makes one share", async () => {
    const { page, dialog } = await dialogOf(employee("nordwind", 5), "Double Click");
    await submits(page, dialog);
    await dialog.getByText(fill(sharing.message.shared, { networks: network })).waitFor();
    expect(await postsBy(sandboxUrl, "Double Click")).toHaveLength(1);
    await page.context().close();
  });

  test("after the connection was away makes one share", async () => {
    const { page, dialog } = await dialogOf(employee("nordwind", 7), "Lost Connection");
    await page.context().setOffline(true);
    await dialog.getByRole("button", { name: sharing.dialog.shareNow }).click();
    await dialog.getByRole("alert").filter({ hasText: employeeEn.shell.failure.offlineText }).waitFor();
    await page.context().setOffline(false);
    await dialog.getByRole("button", { name: sharing.dialog.shareNow }).click();
    await dialog.getByText(fill(sharing.message.shared, { networks: network })).waitFor();
    expect(await postsBy(sandboxUrl, "Lost Connection")).toHaveLength(1);
    await page.context().close();
  });

  test("after an answer was lost on its way back makes one share", async () => {
    const { page, dialog } = await dialogOf(employee("nordwind", 9), "Lost Answer");
    await page.route(
      `**${sharePost.path}`,
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await dialog.getByRole("button", { name: sharing.dialog.shareNow }).click();
    await dialog.getByRole("alert").filter({ hasText: employeeEn.shell.failure.offlineText }).waitFor();
    await dialog.getByRole("button", { name: sharing.dialog.shareNow }).click();
    await dialog.getByText(fill(sharing.message.shared, { networks: network })).waitFor();
    expect(await postsBy(sandboxUrl, "Lost Answer")).toHaveLength(1);
    await page.context().close();
  });
});

describe("the share dialog", () => {
  const cast = { en: employee("nordwind", 11), de: employee("nordwind", 13) } as const;

  test.each(languages)(
    "says what is missing before anything is sent, in %s [B4.7-02] [B4.7-03] [B4.7-21] [B5.2-01] [B5.2-12] [B5.2-13] [B5.2-14]",
    async (language) => {
      const texts = employeeTexts[language].sharing;
      const member = `Nothing Sent ${language}`;
      const { page, dialog } = await dialogOf(cast[language], member, language);
      const press = (name: string) => dialog.getByRole("button", { name }).click();
      const told = (sentence: string) => dialog.getByText(sentence).waitFor();

      await dialog.getByRole("checkbox", { name: network }).uncheck();
      await press(texts.dialog.shareNow);
      await told(texts.message.selectNetwork);
      await dialog.getByRole("checkbox", { name: network }).check();
      const text = ownText(dialog, employeeTexts[language]);
      const suggested = await text.inputValue();
      await text.fill(" ");
      await press(texts.dialog.shareNow);
      await told(texts.message.empty);
      await text.fill("Too short.");
      await told(fill(texts.message.tooShort, { network, min: 50 }));
      await text.fill(suggested);

      await press(texts.dialog.addToQueue);
      const [date, time] = [dialog.getByLabel(texts.queue.date), dialog.getByLabel(texts.queue.time)];
      const days = dialog.getByRole("radiogroup", { name: texts.queue.title }).getByRole("radio");
      expect(await days.count()).toBe(21);
      await press(texts.dialog.submit);
      await told(texts.message.dateRequired);
      const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(Date.now());
      expect([await date.getAttribute("min"), await time.getAttribute("step")]).toEqual([today, "60"]);
      await date.fill(today);
      await told(texts.message.timeRequired);
      await time.fill("00:00");
      await told(fill(texts.message.past, { zone: "Europe/Berlin" }));
      await press(texts.dialog.cancel);
      await press(texts.dialog.addToQueue);
      expect([await date.inputValue(), await time.inputValue()]).toEqual(["", ""]);

      expect(await postsBy(sandboxUrl, member)).toEqual([]);
      await page.context().close();
    },
  );

  test("shows a network that has the post as ticked for good [B4.7-04]", async () => {
    const { page, dialog } = await dialogOf(employee("nordwind", 12), "Already There");
    await dialog.getByRole("button", { name: sharing.dialog.shareNow }).click();
    await dialog.getByText(fill(sharing.message.shared, { networks: network })).waitFor();
    await dialog.getByRole("button", { name: sharing.dialog.done }).click();
    await cardOf(page, post).getByRole("button", { name: employeeEn.content.card.shareMore }).click();
    const box = dialog.getByRole("checkbox", { name: network });
    await box.waitFor();
    expect([await box.isChecked(), await box.isDisabled()]).toEqual([true, true]);
    await page.context().close();
  });
});

describe("what is not for everybody", () => {
  test("another company's post is not found by its address", async () => {
    const halden = await signIn(url, employee("halden", 0), "FRONT");
    const { items } = await halden.call(listFrontPosts, { limit: 50 });
    const foreign = items.find(({ categoryName }) => categoryName === "Robotics");
    const { page } = await openAs(
      browser,
      desk,
      "employee",
      await signIn(url, employee("nordwind", 14), "FRONT"),
    );
    await page.goto(`${url}/post-details/${foreign?.id}`);
    await page.getByRole("heading", { name: employeeEn.content.details.notFoundTitle }).waitFor();
    expect(await page.locator("body").textContent()).not.toContain(foreign?.title);
    await page.goto(`${url}/post-list?share=${foreign?.id}`);
    await page.getByRole("dialog").getByText(errorTexts.en.not_found).waitFor();
    await page.context().close();
  });

  test.each(languages)(
    "a light front user is told in the share dialog why it is off, in %s [A6-43] [A6-44] [B5.2-15]",
    async (language) => {
      const { sharing: texts } = employeeTexts[language];
      const caller = await signIn(url, lightEmployee("nordwind"), "FRONT");
      const { items } = await caller.call(listFrontPosts, { limit: 1 });
      const { page } = await openAs(browser, { ...desk, language }, "employee", caller);
      await page.goto(`${url}/post-list?share=${items[0]?.id}`);
      const dialog = page.getByRole("dialog");
      await dialog.getByText(texts.message.light).waitFor();

      const wanted: CallOf<typeof sharePost> = {
        postId: items[0]?.id ?? 0,
        voiceTypeEnum: "VOICE_1",
        postSocialShareNetworks: [{ socialNetwork: "LINKEDIN", shareText: "x".repeat(60) }],
      };
      const refusal = { failure: { problem: { error: "light_front_user" } } };
      await expect(caller.call(sharePost, wanted)).rejects.toMatchObject(refusal);
      const later = { ...wanted, scheduleDate: "2099-01-01" };
      await expect(caller.call(schedulePost, later)).rejects.toMatchObject(refusal);
    },
  );

  test("a light front user is told on the feed already", async () => {
    const caller = await signIn(url, lightEmployee("nordwind"), "FRONT");
    const { page } = await openAs(browser, desk, "employee", caller);
    await page.goto(`${url}/post-list`);
    await cardOf(page, post).waitFor();
    // It stands over the feed and in the side column; the width decides which one is seen.
    await page.getByRole("main").getByText(sharing.message.light).filter({ visible: true }).waitFor();
  });
});
