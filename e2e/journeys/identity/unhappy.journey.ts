import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { schedulePost, sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { listNotAnswered } from "@polyphon/contract/surveys/questionnaire-front.contract.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Locator, Page, Request } from "@playwright/test";
import { openAs, openPage } from "../../kit/pages.ts";
import { languagesOf } from "../../kit/languages-of.ts";
import { desktop } from "../../kit/sizes.ts";
import { expect, test } from "../../kit/test.ts";
import { cardOf, fillLogin, openShareDialog, ownText } from "../../actors/employee-app.ts";
import { signIn } from "../../kit/people/caller.ts";
import { demoPassword, employee, staff } from "../../kit/people/demo.ts";
import { postsBy } from "../../kit/outside/ledger.ts";
import { endSession } from "../../kit/people/end-session.ts";
import { newEmployee } from "../../kit/people/people.ts";
import { adminTexts, employeeTexts, errorTexts } from "../../kit/texts.ts";
import { sandboxUrl, url } from "../../kit/own-stack.ts";

const network = networkNames.LINKEDIN;
const { sharing } = employeeEn;
const post = "Our first repowered wind farm delivers three times the energy with half the turbines";

const berlinDay = () => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(Date.now());

interface Sharer {
  readonly page: Page;
  readonly dialog: Locator;
  /** The name under which the network knows the person. */
  readonly member: string;
  /** The requests to share or to schedule that the page sent. */
  readonly sent: readonly Request[];
}

/** The share dialog of a new user with a connection. */
async function openSharer(language: Language = "en"): Promise<Sharer> {
  const { name: member, caller } = await newEmployee({ connected: true });
  const { page } = await openAs({ ...desktop, language }, "employee", caller);
  const sent: Request[] = [];
  page.on("request", (request) => {
    if ([sharePost, schedulePost].some(({ path }) => request.url().endsWith(path))) sent.push(request);
  });
  await page.goto(`${url}/post-list`);
  return { page, dialog: await openShareDialog(page, post, employeeTexts[language]), member, sent };
}

test.describe("signing in", () => {
  for (const language of languagesOf(import.meta.url))
    test(`refuses an employee's wrong password and accepts the right one, in ${language}`, async () => {
      const { identity } = employeeTexts[language];
      const { page } = await openPage({ ...desktop, language });
      await page.goto(`${url}/login`);
      await fillLogin(page, await newEmployee(), employeeTexts[language]);
      const password = page.getByLabel(identity.login.password, { exact: true });
      await password.fill("Wrong!2026");
      const submit = page.getByRole("button", { name: identity.login.submit, exact: true });
      await submit.click();
      const { invalid_credentials: refused } = errorTexts[language];
      await expect(page.getByRole("alert").filter({ hasText: refused })).toBeVisible();
      await password.fill(demoPassword);
      await submit.click();
      await expect(page).toHaveURL(`${url}/dashboard`);
    });

  for (const language of languagesOf(import.meta.url))
    test(`shows staff a notice that the password is wrong, in ${language} [A8-18]`, async () => {
      const { login } = adminTexts[language].identity;
      const { page } = await openPage({ ...desktop, language });
      await page.goto(`${url}/admin/login`);
      await page.getByLabel(login.email).fill(staff("Approver").email);
      await page.getByLabel(login.password, { exact: true }).fill("Wrong!2026");
      await page.getByRole("button", { name: login.submit }).click();
      const { invalid_credentials: refused } = errorTexts[language];
      await expect(page.getByRole("main").getByRole("alert").filter({ hasText: refused })).toBeVisible();
      await expect(page).toHaveURL(`${url}/admin/login`);
    });
});

test.describe("a session that is revoked during work", () => {
  test("leads an employee to the login with the reason [B8-07]", async () => {
    const { caller } = await newEmployee();
    const { page } = await openAs(desktop, "employee", caller);
    // The dashboard's last request of its own: from here on only the click below can notice.
    const lastAsked = page.waitForResponse((response) => response.url().includes(listNotAnswered.path));
    await page.goto(`${url}/dashboard`);
    await (await lastAsked).finished();
    await endSession(caller.token);
    await page
      .getByRole("navigation", { name: employeeEn.shell.menu })
      .getByRole("link", { name: employeeEn.shell.nav.posts, exact: true })
      .click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole("main").getByText(employeeEn.shell.session.expired)).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("polyphon-front-session"))).toBeNull();
  });

  test("leads staff to the login with the reason [A8-11] [A8-12] [C8-38]", async () => {
    const caller = await signIn(url, staff("Sub admin"), "ADMIN");
    const { page } = await openAs(desktop, "admin", caller);
    await endSession(caller.token);
    await page.goto(`${url}/admin/view-post-list`);
    await expect(page.getByText(adminEn.shell.session.expired)).toBeVisible();
    await expect(page.getByRole("button", { name: adminEn.identity.login.submit })).toBeVisible();
    await expect(page).toHaveURL((address) => address.pathname === "/admin");
  });
});

test.describe("a repeated click on Share", () => {
  const shareNow = (dialog: Locator) => dialog.getByRole("button", { name: sharing.dialog.shareNow });
  const offline = (dialog: Locator) =>
    dialog.getByRole("alert").filter({ hasText: employeeEn.shell.failure.offlineText });

  async function expectOneShare({ dialog, member, sent }: Sharer): Promise<void> {
    await expect(dialog.getByText(fill(sharing.message.shared, { networks: network }))).toBeVisible();
    // Every request of a repeated click is answered before the posts are counted.
    await Promise.all(sent.map((request) => request.response()));
    expect(await postsBy(sandboxUrl, member)).toHaveLength(1);
  }

  test("shares only once", async () => {
    const sharer = await openSharer();
    await shareNow(sharer.dialog).dblclick();
    await expectOneShare(sharer);
  });

  test("shares only once after a lost connection", async () => {
    const sharer = await openSharer();
    await sharer.page.context().setOffline(true);
    await shareNow(sharer.dialog).click();
    await expect(offline(sharer.dialog)).toBeVisible();
    await sharer.page.context().setOffline(false);
    await shareNow(sharer.dialog).click();
    await expectOneShare(sharer);
  });

  test("shares only once after a lost response", async () => {
    const sharer = await openSharer();
    await sharer.page.route(
      `**${sharePost.path}`,
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await shareNow(sharer.dialog).click();
    await expect(offline(sharer.dialog)).toBeVisible();
    await shareNow(sharer.dialog).click();
    await expectOneShare(sharer);
  });
});

test.describe("the share dialog", () => {
  for (const language of languagesOf(import.meta.url))
    test(`names what is missing before anything is sent, in ${language}`, async () => {
      const texts = employeeTexts[language].sharing;
      const { dialog, member, sent } = await openSharer(language);
      const press = (name: string) => dialog.getByRole("button", { name }).click();
      const says = (sentence: string) => expect(dialog.getByText(sentence)).toBeVisible();
      const text = ownText(dialog, employeeTexts[language]);
      const date = dialog.getByLabel(texts.queue.date);
      const time = dialog.getByLabel(texts.queue.time);
      const someDay = /^\d{4}-\d\d-\d\d$/;

      await test.step("a network [B5.2-01]", async () => {
        await dialog.getByRole("checkbox", { name: network }).uncheck();
        await press(texts.dialog.shareNow);
        await says(texts.message.selectNetwork);
        await dialog.getByRole("checkbox", { name: network }).check();
      });

      await test.step("a text that is long enough", async () => {
        const suggested = await text.inputValue();
        await text.fill(" ");
        await press(texts.dialog.shareNow);
        await says(texts.message.empty);
        await text.fill("Too short.");
        await says(fill(texts.message.tooShort, { network, min: 50 }));
        await text.fill(suggested);
      });

      await test.step("a day, from the next three weeks [B4.7-21] [B5.2-13]", async () => {
        await press(texts.dialog.addToQueue);
        const days = dialog.getByRole("radiogroup", { name: texts.queue.title }).getByRole("radio");
        await expect(days).toHaveCount(21);
        await expect(date).toHaveValue(someDay);
        await date.fill("");
        await press(texts.dialog.submit);
        await says(texts.message.dateRequired);
        await expect(date).toHaveAttribute("min", berlinDay());
        await expect(time).toHaveAttribute("step", "60");
      });

      await test.step("a time that has not passed, when the day is today [B4.7-02] [B5.2-12] [B5.2-14]", async () => {
        await date.fill(berlinDay());
        await time.fill("");
        await says(texts.message.timeRequired);
        await time.fill("00:00");
        await says(fill(texts.message.past, { zone: "Europe/Berlin" }));
      });

      await test.step("and clears day and time on cancel [B4.7-03]", async () => {
        await press(texts.dialog.cancel);
        await press(texts.dialog.addToQueue);
        await expect(date).toHaveValue(someDay);
        await expect(time).not.toHaveValue("00:00");
      });

      expect(sent).toEqual([]);
      expect(await postsBy(sandboxUrl, member)).toEqual([]);
    });

  test("shows a network that already has the post as ticked and disabled [B4.7-04]", async () => {
    const { page, dialog } = await openSharer();
    await dialog.getByRole("button", { name: sharing.dialog.shareNow }).click();
    await expect(dialog.getByText(fill(sharing.message.shared, { networks: network }))).toBeVisible();
    await dialog.getByRole("button", { name: sharing.dialog.done }).click();
    await cardOf(page, post).getByRole("button", { name: employeeEn.content.card.shareMore }).click();
    const box = dialog.getByRole("checkbox", { name: network });
    await expect(box).toBeChecked();
    await expect(box).toBeDisabled();
  });
});

test.describe("restricted access", () => {
  test("hides another company's post even at its address", async () => {
    const halden = await signIn(url, employee("halden", 0), "FRONT");
    const { items } = await halden.call(listFrontPosts, { limit: 50 });
    const foreign = items.find(({ categoryName }) => categoryName === "Robotics");
    if (!foreign) throw new Error("halden has no post about robotics");
    const { page } = await openAs(desktop, "employee", (await newEmployee()).caller);
    await page.goto(`${url}/post-details/${foreign.id}`);
    const { notFoundTitle } = employeeEn.content.details;
    await expect(page.getByRole("heading", { name: notFoundTitle })).toBeVisible();
    await expect(page.locator("body")).not.toContainText(foreign.title);
    await page.goto(`${url}/post-list?share=${foreign.id}`);
    await expect(page.getByRole("dialog").getByText(errorTexts.en.not_found)).toBeVisible();
  });

  for (const language of languagesOf(import.meta.url))
    test(`tells a light front user on the feed and in the share dialog why sharing is off, in ${language} [A6-43] [A6-44] [B5.2-15]`, async () => {
      const { sharing: texts } = employeeTexts[language];
      const { caller } = await newEmployee({ light: true });
      const { items } = await caller.call(listFrontPosts, { limit: 1 });
      const [first] = items;
      if (!first) throw new Error("there is no post to share");
      const { page } = await openAs({ ...desktop, language }, "employee", caller);
      await page.goto(`${url}/post-list`);
      await expect(cardOf(page, post)).toBeVisible();
      // Shown above the feed and in the side column; the width decides which one is visible.
      const onFeed = page.getByRole("main").getByText(texts.message.light).filter({ visible: true });
      await expect(onFeed).toBeVisible();
      await page.goto(`${url}/post-list?share=${first.id}`);
      await expect(page.getByRole("dialog").getByText(texts.message.light)).toBeVisible();

      const wanted: CallOf<typeof sharePost> = {
        postId: first.id,
        voiceTypeEnum: "VOICE_1",
        postSocialShareNetworks: [{ socialNetwork: "LINKEDIN", shareText: "x".repeat(60) }],
      };
      const refusal = { failure: { problem: { error: "light_front_user" } } };
      await expect(caller.call(sharePost, wanted)).rejects.toMatchObject(refusal);
      const later = { ...wanted, scheduleDate: "2099-01-01" };
      await expect(caller.call(schedulePost, later)).rejects.toMatchObject(refusal);
    });
});
