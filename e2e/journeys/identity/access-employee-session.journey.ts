import { randomUUID } from "node:crypto";
import { logout, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { acceptTerms, updateProfile } from "@polyphon/contract/identity/profile.contract.ts";
import { disconnectNetwork } from "@polyphon/contract/networks/networks.contract.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import type { Page } from "@playwright/test";
import { openAs, openPage } from "../../kit/pages.ts";
import { desktop } from "../../kit/sizes.ts";
import { expect, test } from "../../kit/test.ts";
import { chooseInUserMenu, logIn } from "../../actors/identity/access.ts";
import { putAccountInto } from "../../actors/identity/account-state.ts";
import { noteDialogs, notedDialogs } from "../../actors/dialog-times.ts";
import { openShareDialog } from "../../actors/employee-app.ts";
import { shortenPatience } from "../../actors/short-patience.ts";
import { demoPassword } from "../../kit/people/demo.ts";
import { newEmployee } from "../../kit/people/people.ts";
import { anyOf } from "../../kit/texts.ts";
import { url } from "../../kit/own-stack.ts";

const { identity, shell, people } = employeeEn;
const sessionKey = "polyphon-front-session";
const post = "Our first repowered wind farm delivers three times the energy with half the turbines";

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), sessionKey);
const notice = (page: Page, text: string) =>
  page.getByRole("region", { name: shell.notices }).getByText(text);
const weekOf = (page: Page) => page.getByRole("heading", { name: employeeEn.sharing.week.title });

/** A page of a new user who is signed in. */
async function openSignedIn(): Promise<Page> {
  const { page } = await openAs(desktop, "employee", (await newEmployee()).caller);
  return page;
}

/** Calls that the server refused, by error code. */
function refusals(page: Page): string[] {
  const seen: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 403) seen.push(response.url());
  });
  return seen;
}

test.describe("the terms after login", () => {
  const dialogOf = (page: Page) => page.getByRole("dialog", { name: identity.terms.title });
  const agree = (page: Page) =>
    dialogOf(page).getByRole("button", { name: identity.terms.agree, exact: true });

  test("appear after a moment, require the tick, and log out whoever refuses them", async () => {
    const who = await newEmployee({ terms: false, tour: false });
    const { page } = await openPage(desktop);
    const refused = refusals(page);
    await noteDialogs(page, shell.menu);
    await logIn(page, url, who, employeeEn);
    const dialog = dialogOf(page);

    await test.step("appear 1.5 s after the login, and no call is made that would be refused [B4.2-01] [B4.2-03]", async () => {
      await expect(dialog).toBeVisible();
      const [first, second] = await notedDialogs(page);
      expect(first?.titles).toEqual([]);
      expect(second?.titles).toEqual([identity.terms.title]);
      // A timer may fire some milliseconds early.
      expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(1_400);
      expect(refused).toEqual([]);
    });

    await test.step("require the tick and move the focus to it [B5.10-01]", async () => {
      await agree(page).click();
      await expect(dialog.getByText(identity.terms.agreeRequired)).toBeVisible();
      await expect(dialog.getByRole("checkbox")).toBeFocused();
    });

    await test.step("ask for confirmation when they are refused, and then log out [B4.3-02]", async () => {
      const refuse = dialog.getByRole("button", { name: identity.terms.refuse });
      const question = page.getByRole("dialog", { name: identity.terms.refuseTitle });
      await refuse.click();
      await question.getByRole("button", { name: identity.terms.refuseNo }).click();
      await expect(question).toHaveCount(0);
      await refuse.click();
      await question.getByRole("button", { name: identity.terms.refuseYes }).click();
      await expect(page).toHaveURL(/\/login/);
      await expect.poll(() => stored(page)).toBeNull();
    });
  });

  test("that cannot be accepted clear the stored user, say so and lead to the login [B7.2-02]", async () => {
    const { caller } = await newEmployee({ terms: false, tour: false });
    const { page } = await openAs(desktop, "employee", caller);
    await page.route(`**${acceptTerms.path}*`, (route) => route.abort());
    await page.goto(`${url}/dashboard`);
    await dialogOf(page).getByRole("checkbox").check();
    await agree(page).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText(`${identity.terms.title}:`)).toBeVisible();
    await expect(notice(page, "Invalid Request!")).toBeVisible();
    await expect.poll(() => stored(page)).toBeNull();
  });

  test("are accepted at the server and open everything [B4.3-01]", async () => {
    const { email, caller } = await newEmployee();
    await putAccountInto("termsOpen", email);
    const { page } = await openAs(desktop, "employee", caller);
    await page.goto(`${url}/dashboard`);
    await dialogOf(page).getByRole("checkbox").check();
    await agree(page).click();
    await expect(weekOf(page)).toBeVisible();
    const { userMeta } = await caller.call(readAccount, {});
    expect(userMeta.eulaStatus).toBe(true);
  });
});

test.describe("a password that must be changed", () => {
  const doors = [
    { state: "mustChangePassword", path: "/profile?changePass", title: identity.change.mustTitle },
    { state: "passwordExpired", path: "/profile?passExpire", title: identity.change.expiredTitle },
  ] as const;

  for (const { state, path, title } of doors)
    test(`leads to ${path}, and every screen opens afterwards [B2.1-02] [B4.2-02]`, async () => {
      const who = await newEmployee();
      await putAccountInto(state, who.email);
      const { page } = await openPage(desktop);
      const refused = refusals(page);
      await logIn(page, url, who, employeeEn);
      await expect(page).toHaveURL(`${url}${path}`);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await page.goto(`${url}/post-list`);
      await expect(page).toHaveURL(`${url}${path}`);
      await page.getByLabel(identity.password.current, { exact: true }).fill(demoPassword);
      await page.getByLabel(identity.password.new, { exact: true }).fill("Better!2026");
      await page.getByLabel(identity.password.confirm, { exact: true }).fill("Better!2026");
      await page.getByRole("button", { name: identity.change.submit }).click();
      await expect(page).toHaveURL(`${url}/dashboard`);
      await expect(weekOf(page)).toBeVisible();
      expect(refused).toEqual([]);
    });
});

test.describe("the session", () => {
  test("that expired while the browser was closed is cleared on start [B4.1-05]", async () => {
    const signedIn = { app: "employee", caller: { token: "old", expiresAt: Date.now() - 1000 } } as const;
    const { page } = await openPage(desktop, { signedIn });
    await page.addInitScript(() => {
      if (localStorage.getItem("polyphon-front-session") === null) return;
      const look = { name: "Old", colour: "#112233", logoUrl: null };
      localStorage.setItem("polyphon-company-look", JSON.stringify(look));
    });
    await page.goto(`${url}/dashboard`);
    await expect(page).toHaveURL(/\/login/);
    const left = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("polyphon-")));
    await expect.poll(left).toEqual([]);
  });

  test("is shared by two tabs: signing in opens both, logging out ends both [B4.1-06] [B7.2-40]", async () => {
    const who = await newEmployee();
    const { page } = await openPage(desktop);
    const other = await page.context().newPage();
    await other.goto(`${url}/login`);
    await logIn(page, url, who, employeeEn);
    await expect(page).toHaveURL(`${url}/dashboard`);
    await expect(other).toHaveURL(`${url}/dashboard`);
    await expect(other.getByRole("button", { name: anyOf(shell.user.menu) })).toBeVisible();
    const asked = page.waitForRequest(`**${logout.path}`);
    await chooseInUserMenu(page, shell.user.logout, employeeEn);
    const request = await asked;
    expect([request.method(), request.postData()]).toEqual(["POST", "{}"]);
    expect(request.headers()["authorization"]).toMatch(/^Bearer /);
    await expect(page).toHaveURL(/\/login/);
    await expect(other).toHaveURL(/\/login/);
    await expect.poll(() => stored(other)).toBeNull();
  });

  test("ends in this browser even when the server does not answer the logout, with a notice [B7.2-41] [B8-01]", async () => {
    const page = await openSignedIn();
    await page.route(`**${logout.path}`, (route) => route.abort());
    await page.goto(`${url}/dashboard`);
    await chooseInUserMenu(page, shell.user.logout, employeeEn);
    await expect(page).toHaveURL(/\/login/);
    await expect(notice(page, "Invalid Request!")).toBeVisible();
    await expect.poll(() => stored(page)).toBeNull();
  });
});

test.describe("a LinkedIn group", () => {
  test("is added, acted for in every tab, and left again without a password", async () => {
    const name = `Group ${randomUUID().slice(0, 8)}`;
    const { name: ownName, caller } = await newEmployee();
    const [firstName = ""] = ownName.split(" ");
    const { page } = await openAs(desktop, "employee", caller);
    const greets = (tab: Page, whom: string) =>
      expect(tab.getByRole("heading", { level: 1, name: new RegExp(whom) })).toBeVisible();

    await test.step("does not exist yet: an empty list says so, and a dialog adds one [B8-04] [B2.4-04]", async () => {
      await page.goto(`${url}/linkedin-group`);
      await expect(page.getByRole("heading", { name: "No record found" })).toBeVisible();
      await page.getByRole("button", { name: people.groups.add }).click();
      const dialog = page.getByRole("dialog", { name: people.groups.addTitle });
      const save = dialog.getByRole("button", { name: people.groups.save, exact: true });
      await save.click();
      await expect(dialog.getByText(people.groups.nameRequired)).toBeVisible();
      await dialog.getByLabel(people.groups.name).fill(name);
      await save.click();
      await expect(dialog).toHaveCount(0);
    });

    await test.step("is acted for, in every tab", async () => {
      const other = await page.context().newPage();
      await other.goto(`${url}/dashboard`);
      await greets(other, firstName);
      await page.getByRole("button", { name: `${people.groups.enter}: ${name}` }).click();
      await expect(page).toHaveURL(`${url}/dashboard`);
      await greets(page, name);
      await greets(other, name);
      await page.goto(`${url}/newsletter`);
      await expect(page).toHaveURL(`${url}/dashboard`);
    });

    await test.step("is left instead of logging out [B2.3-07] [B4.1-09] [B4.1-10]", async () => {
      await page.getByRole("button", { name: anyOf(shell.user.menu) }).click();
      const back = page.getByRole("button", { name: shell.user.toPrimary, exact: true });
      await expect(back).toBeVisible();
      await expect(page.getByRole("button", { name: shell.user.logout, exact: true })).toHaveCount(0);
      await back.click();
      await expect(page).toHaveURL(`${url}/linkedin-group`);
      await expect(page.getByRole("button", { name: people.groups.add })).toBeVisible();
    });
  });
});

test.describe("a failure", () => {
  test("of a disconnected network shows the server's message and leads to the profile [B8-08] [B8-09]", async () => {
    const { caller } = await newEmployee({ connected: true });
    const { page } = await openAs(desktop, "employee", caller);
    await page.goto(`${url}/post-list`);
    const dialog = await openShareDialog(page, post, employeeEn);
    await caller.call(disconnectNetwork, { network: "LINKEDIN" });
    const answer = page.waitForResponse((response) => response.status() === 409);
    await dialog.getByRole("button", { name: employeeEn.sharing.dialog.shareNow }).click();
    const { code, description } = (await (await answer).json()) as { code: number; description: string };
    expect(code).toBe(10911);
    await expect(page).toHaveURL(`${url}/profile`);
    await expect(notice(page, description)).toBeVisible();
  });

  test("of a gateway shows an apology, and a timeout opens a dialog", async () => {
    const page = await openSignedIn();
    const save = page.getByRole("button", { name: identity.profile.save, exact: true });
    await page.goto(`${url}/profile`);

    await test.step("a gateway's own page shows the apology [B8-03]", async () => {
      await page.route(`**${updateProfile.path}`, (route) =>
        route.fulfill({ status: 502, body: "<html>bad gateway</html>" }),
      );
      await save.click();
      const apology = "Apologies, but an error has occurred. Please try again later.";
      await expect(page.getByText(apology)).toBeVisible();
    });

    await test.step("no answer at all shows the timeout dialog [B2.4-07] [B8-06]", async () => {
      await page.unrouteAll();
      await page.route(`**${updateProfile.path}`, () => undefined);
      await shortenPatience(page);
      await save.click();
      const dialog = page.getByRole("dialog", { name: shell.failure.timeoutTitle });
      await expect(dialog.getByText("The request timed out. Please try again.")).toBeVisible();
    });
  });
});
