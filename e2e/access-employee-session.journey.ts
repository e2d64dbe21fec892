import { logout, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { acceptTerms, updateProfile } from "@polyphon/contract/identity/profile.contract.ts";
import { disconnectNetwork } from "@polyphon/contract/networks/networks.contract.ts";
import { listGroups } from "@polyphon/contract/people/groups.contract.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoDoors } from "../apps/server/src/demo/demo-doors.ts";
import { chooseInUserMenu, logIn } from "./actors/access.ts";
import { openShareDialog } from "./actors/employee-app.ts";
import { waitForFocus } from "./actors/keyboard.ts";
import { openBrowser, openPage } from "./browser.ts";
import { connectAs, signIn } from "./kit/caller.ts";
import { demoPassword, employee } from "./kit/demo.ts";
import { openAs } from "./kit/open-as.ts";
import { anyOf } from "./kit/texts.ts";
import { url } from "./kit/own-stack.ts";

const desk = { width: 1280, height: 900 } as const;
const { identity, shell, people } = employeeEn;
const sessionKey = "polyphon-front-session";
const post = "Our first repowered wind farm delivers three times the energy with half the turbines";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), sessionKey);
const notice = (page: Page, text: string) =>
  page.getByRole("region", { name: shell.notices }).getByText(text);

/** Calls that the server refused, by code. */
function refusals(page: Page): string[] {
  const seen: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 403) seen.push(response.url());
  });
  return seen;
}

describe("the terms after login", () => {
  const who = { email: demoDoors.termsOpen };
  const dialogOf = (page: Page) => page.getByRole("dialog", { name: identity.terms.title });

  test("come after a moment, and meanwhile nothing is asked that would be refused [B4.2-01] [B4.2-03]", async () => {
    const { page } = await openPage(browser, desk);
    const refused = refusals(page);
    await logIn(page, url, who, employeeEn);
    await page.waitForURL("**/dashboard");
    await page.getByRole("button", { name: anyOf(shell.user.menu) }).waitFor();
    expect(await dialogOf(page).count()).toBe(0);
    await dialogOf(page).waitFor();
    expect(refused).toEqual([]);
    await page.context().close();
  });

  test("ask for the tick and put the keyboard there [B5.10-01]; refusing asks again and logs out [B4.3-02]", async () => {
    const { page } = await openPage(browser, desk);
    await logIn(page, url, who, employeeEn);
    const dialog = dialogOf(page);
    await dialog.getByRole("button", { name: identity.terms.agree, exact: true }).click();
    await dialog.getByText(identity.terms.agreeRequired).waitFor();
    await waitForFocus(dialog.getByRole("checkbox"));
    await dialog.getByRole("button", { name: identity.terms.refuse }).click();
    const question = page.getByRole("dialog", { name: identity.terms.refuseTitle });
    await question.getByRole("button", { name: identity.terms.refuseNo }).click();
    await dialog.getByRole("button", { name: identity.terms.refuse }).click();
    await question.getByRole("button", { name: identity.terms.refuseYes }).click();
    await page.waitForURL("**/login*");
    expect(await stored(page)).toBeNull();
    await page.context().close();
  });

  test("that cannot be accepted clear the stored user, say so and lead to the login [B7.2-02]", async () => {
    const { page } = await openPage(browser, desk);
    await logIn(page, url, who, employeeEn);
    await page.route(`**${acceptTerms.path}*`, (route) => route.abort());
    await dialogOf(page).getByRole("checkbox").check();
    await dialogOf(page).getByRole("button", { name: identity.terms.agree, exact: true }).click();
    await page.waitForURL("**/login*");
    await page.getByText(`${identity.terms.title}:`).waitFor();
    await notice(page, "Invalid Request!").waitFor();
    expect(await stored(page)).toBeNull();
    await page.context().close();
  });

  test("once accepted, are accepted at the server and open everything [B4.3-01]", async () => {
    const { page } = await openPage(browser, desk);
    await logIn(page, url, who, employeeEn);
    await dialogOf(page).getByRole("checkbox").check();
    await dialogOf(page).getByRole("button", { name: identity.terms.agree, exact: true }).click();
    await page.getByRole("heading", { name: employeeEn.sharing.week.title }).waitFor();
    const { call } = await signIn(url, { name: "", ...who }, "FRONT");
    expect((await call(readAccount, {})).userMeta.eulaStatus).toBe(true);
    await page.context().close();
  });
});

describe("a password that must be changed", () => {
  const doors = [
    [demoDoors.mustChangePassword, "/profile?changePass", identity.change.mustTitle],
    [demoDoors.passwordExpired, "/profile?passExpire", identity.change.expiredTitle],
  ] as const;

  test.each(doors)(
    "leads %s to %s, and everything opens afterwards [B2.1-02] [B4.2-02]",
    async (email, path, title) => {
      const { page } = await openPage(browser, desk);
      const refused = refusals(page);
      await logIn(page, url, { email }, employeeEn);
      await page.waitForURL(`${url}${path}`);
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      await page.goto(`${url}/post-list`);
      await page.waitForURL(`${url}${path}`);
      await page.getByLabel(identity.password.current, { exact: true }).fill(demoPassword);
      await page.getByLabel(identity.password.new, { exact: true }).fill("Better!2026");
      await page.getByLabel(identity.password.confirm, { exact: true }).fill("Better!2026");
      await page.getByRole("button", { name: identity.change.submit }).click();
      await page.waitForURL("**/dashboard");
      await page.getByRole("heading", { name: employeeEn.sharing.week.title }).waitFor();
      expect(refused).toEqual([]);
      await page.context().close();
    },
  );
});

describe("the session", () => {
  test("that ended while the browser was shut is cleared on start [B4.1-05]", async () => {
    const { page } = await openPage(browser, desk);
    await page.goto(`${url}/login`);
    await page.evaluate((key) => {
      localStorage.setItem(key, JSON.stringify({ token: "old", expiresAt: Date.now() - 1000 }));
      localStorage.setItem(
        "polyphon-company-look",
        JSON.stringify({ name: "Old", colour: "#112233", logoUrl: null }),
      );
    }, sessionKey);
    await page.goto(`${url}/dashboard`);
    await page.waitForURL("**/login*");
    const left = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith("polyphon-")),
    );
    expect(left).toEqual([]);
    await page.context().close();
  });

  test("is one for two tabs: signing in opens both, leaving ends both [B4.1-06] [B7.2-40]", async () => {
    const { page } = await openPage(browser, desk);
    const other = await page.context().newPage();
    await other.goto(`${url}/login`);
    await logIn(page, url, employee("nordwind", 24), employeeEn);
    await Promise.all([page.waitForURL("**/dashboard"), other.waitForURL("**/dashboard")]);
    await other.getByRole("button", { name: anyOf(shell.user.menu) }).waitFor();
    const asked = page.waitForRequest(`**${logout.path}`);
    await chooseInUserMenu(page, shell.user.logout, employeeEn);
    const request = await asked;
    expect([request.method(), request.postData()]).toEqual(["POST", "{}"]);
    expect(request.headers()["authorization"]).toMatch(/^Bearer /);
    await Promise.all([page.waitForURL("**/login*"), other.waitForURL("**/login*")]);
    expect(await stored(other)).toBeNull();
    await page.context().close();
  });

  test("ends here even when the server does not answer to the logout, which is told [B7.2-41] [B8-01]", async () => {
    const { page } = await openPage(browser, desk);
    await logIn(page, url, employee("nordwind", 25), employeeEn);
    await page.waitForURL("**/dashboard");
    await page.route(`**${logout.path}`, (route) => route.abort());
    await chooseInUserMenu(page, shell.user.logout, employeeEn);
    await page.waitForURL("**/login*");
    await notice(page, "Invalid Request!").waitFor();
    expect(await stored(page)).toBeNull();
    await page.context().close();
  });
});

describe("a LinkedIn group", () => {
  test("is acted for, in every tab, and left again without a password instead of logging out [B2.3-07] [B4.1-09] [B4.1-10]", async () => {
    const who = employee("nordwind", 0);
    const { groups } = await (await signIn(url, who, "FRONT")).call(listGroups, {});
    const name = groups[0]?.accountName ?? "";
    const [firstName = ""] = who.name.split(" ");
    const { page } = await openPage(browser, desk);
    await logIn(page, url, who, employeeEn);
    await page.waitForURL("**/dashboard");
    const other = await page.context().newPage();
    await other.goto(`${url}/dashboard`);
    await other.getByRole("heading", { level: 1, name: new RegExp(firstName) }).waitFor();
    await page.goto(`${url}/linkedin-group`);
    await page.getByRole("button", { name: `${people.groups.enter}: ${name}` }).click();
    await page.waitForURL("**/dashboard");
    for (const tab of [page, other]) {
      await tab.getByRole("heading", { level: 1, name: new RegExp(name) }).waitFor();
    }
    await page.goto(`${url}/newsletter`);
    await page.waitForURL("**/dashboard");
    const [menuName = ""] = shell.user.menu.split("{{name}}");
    await page.getByRole("button", { name: new RegExp(`^${menuName}`) }).click();
    const back = page.getByRole("button", { name: shell.user.toPrimary, exact: true });
    await back.waitFor();
    expect(await page.getByRole("button", { name: shell.user.logout, exact: true }).count()).toBe(0);
    await back.click();
    await page.waitForURL("**/linkedin-group");
    await page.getByRole("button", { name: people.groups.add }).waitFor();
    await page.context().close();
  });

  test("does not exist yet for most: an empty list says so, and a dialog adds one [B8-04] [B2.4-04]", async () => {
    const { page } = await openAs(
      browser,
      desk,
      "employee",
      await signIn(url, employee("nordwind", 26), "FRONT"),
    );
    await page.goto(`${url}/linkedin-group`);
    await page.getByRole("heading", { name: "No record found" }).waitFor();
    await page.getByRole("button", { name: people.groups.add }).click();
    const dialog = page.getByRole("dialog", { name: people.groups.addTitle });
    await dialog.getByRole("button", { name: people.groups.save, exact: true }).click();
    await dialog.getByText(people.groups.nameRequired).waitFor();
    await page.context().close();
  });
});

describe("what goes wrong", () => {
  test("with a network that was disconnected elsewhere is told in the server's words and leads to the profile [B8-08] [B8-09]", async () => {
    const caller = await signIn(url, employee("nordwind", 27), "FRONT");
    await connectAs(caller, "Ida Einmal");
    const { page } = await openAs(browser, desk, "employee", caller);
    await page.goto(`${url}/post-list`);
    const dialog = await openShareDialog(page, post, employeeEn);
    await caller.call(disconnectNetwork, { network: "LINKEDIN" });
    const answer = page.waitForResponse((response) => response.status() === 409);
    await dialog.getByRole("button", { name: employeeEn.sharing.dialog.shareNow }).click();
    const { code, description } = (await (await answer).json()) as { code: number; description: string };
    expect(code).toBe(10911);
    await page.waitForURL("**/profile");
    await notice(page, description).waitFor();
    await page.context().close();
  });

  test("by taking too long opens a dialog about it [B2.4-07] [B8-06]", async () => {
    const { page } = await openPage(browser, desk);
    await logIn(page, url, employee("nordwind", 28), employeeEn);
    await page.waitForURL("**/dashboard");
    await page.goto(`${url}/profile`);
    await page.route(`**${updateProfile.path}`, () => undefined);
    await page.getByRole("button", { name: identity.profile.save, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: shell.failure.timeoutTitle });
    await dialog.getByText("The request timed out. Please try again.").waitFor();
    await page.context().close();
  });

  test("in a gateway before the server is told with an apology [B8-03]", async () => {
    const { page } = await openPage(browser, desk);
    await logIn(page, url, employee("nordwind", 29), employeeEn);
    await page.waitForURL("**/dashboard");
    await page.route(`**${updateProfile.path}`, (route) =>
      route.fulfill({ status: 502, body: "<html>bad gateway</html>" }),
    );
    await page.goto(`${url}/profile`);
    await page.getByRole("button", { name: identity.profile.save, exact: true }).click();
    await page.getByText("Apologies, but an error has occurred. Please try again later.").waitFor();
    await page.context().close();
  });
});
