import { login, loginAgain, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { chooseRole } from "@polyphon/contract/identity/roles.contract.ts";
import { contextHeaders } from "@polyphon/contract/kit/context-headers.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoDoors } from "../apps/server/src/demo/demo-doors.ts";
import { submitLogin } from "./actors/office-access.ts";
import { openBrowser, openPage } from "./browser.ts";
import { callsOf, listenTo, pathOf } from "./kit/calls.ts";
import { demoPassword, staff } from "./kit/demo.ts";
import { failOnPurpose } from "./kit/fail-on-purpose.ts";
import { anyOf, errorTexts } from "./kit/texts.ts";
import { sandboxUrl, url } from "./kit/own-stack.ts";

const desk = { width: 1280, height: 900 } as const;
const { identity, shell } = adminEn;
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const dashboard = (page: Page) => page.waitForURL("**/admin/dashboard");

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function setVerdict(verdict: string): Promise<void> {
  await fetch(`${sandboxUrl}/__sandbox/settings`, {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ recaptcha: { verdict } }),
  });
}

describe("signing in", () => {
  test("sends trimmed credentials, reads the account and takes a super admin straight home [A4-11] [A4-12] [A5-04] [A5-06] [A7-02] [A7-03] [A7-04] [A7-06]", async () => {
    const { page } = await openPage(browser, desk);
    const calls = listenTo(page);
    await submitLogin(page, url, `  ${staff("Super admin").email.toUpperCase()} `, ` ${demoPassword} `);
    await dashboard(page);
    const sent = calls.find((one) => pathOf(one) === login.path);
    expect(sent?.postDataJSON()).toMatchObject({
      username: staff("Super admin").email,
      password: demoPassword,
      panel: "ADMIN",
      captcha: expect.stringContaining("login"),
    });
    const read = calls.find((one) => pathOf(one) === readAccount.path);
    expect([read?.method(), read?.postData()]).toEqual(["GET", null]);
    expect(read?.headers()).toMatchObject({
      authorization: expect.stringMatching(/^Bearer \S+$/),
      "accept-language": "en",
    });
    expect(callsOf(calls).filter((call) => call.includes("/permissions"))).toEqual([]);
    await page.context().close();
  });

  test("loads and stores the rights of the only role [A4-13] [A7-07]", async () => {
    const { page } = await openPage(browser, desk);
    const calls = listenTo(page);
    await submitLogin(page, url, staff("Proofreader").email);
    await dashboard(page);
    expect(callsOf(calls).some((call) => /^GET .*\/role\/\d+\/permissions$/.test(call))).toBe(true);
    const list = JSON.parse((await stored(page, "polyphon-admin-permissions")) ?? "{}") as object;
    expect(list).toMatchObject({ permissions: expect.arrayContaining([{ key: "list_wizard_post" }]) });
    await page.context().close();
  });

  test("swaps corporate staff for their company's user before the rights are loaded, and says so with each call [A4-14] [A6-07] [A6-08] [A7-08] [C7-45] [C7-46] [C7-47]", async () => {
    const { page } = await openPage(browser, desk);
    const calls = listenTo(page);
    await submitLogin(page, url, staff("Corporate admin").email);
    await dashboard(page);
    const names = callsOf(calls);
    const swap = names.findIndex((call) => /^GET .*\/user\/company\/\d+$/.test(call));
    const rights = names.findIndex((call) => call.endsWith("/permissions"));
    expect(swap).toBeGreaterThan(-1);
    expect(rights).toBeGreaterThan(swap);
    const headers = calls[rights]?.headers() ?? {};
    expect(headers[contextHeaders.userType]).toBe("2");
    expect(headers[contextHeaders.company]).toBe(names[swap]?.split("/").at(-1));
    expect(headers[contextHeaders.parentUser]).toMatch(/^\d+$/);
    await page.context().close();
  });

  test("refuses wrong credentials with a notice and runs the captcha again [A8-18] [A8-19]", async () => {
    const { page } = await openPage(browser, desk);
    await page.goto(`${url}/admin`);
    await page.waitForFunction(() => "grecaptcha" in globalThis);
    await page.evaluate(() => {
      const { grecaptcha } = globalThis as unknown as {
        grecaptcha: { execute: (...of: unknown[]) => unknown };
      };
      const execute = grecaptcha.execute.bind(grecaptcha);
      grecaptcha.execute = (...of) => {
        document.body.dataset["runs"] = String(Number(document.body.dataset["runs"] ?? 0) + 1);
        return execute(...of);
      };
    });
    await submitLogin(page, null, staff("Sub admin").email, "Wrong!2345");
    await page.getByRole("note").filter({ hasText: errorTexts.en.invalid_credentials }).waitFor();
    await page.locator("body[data-runs='2']").waitFor();
    await page.context().close();
  });

  test("says that something went wrong when it did, and never lets a score without a token in [A8-17]", async () => {
    const { page } = await openPage(browser, desk);
    await failOnPurpose(page, login.path);
    await submitLogin(page, url, staff("Sub admin").email);
    await page.getByRole("alert").filter({ hasText: "Some error occured, please try again" }).waitFor();
    await page.unrouteAll();
    await page.route(`**${login.path}`, (route) => route.fulfill({ json: { score: 0.9 } }));
    await submitLogin(page, url, staff("Sub admin").email);
    await page.getByRole("alert").filter({ hasText: identity.login.generic }).waitFor();
    expect(await stored(page, "polyphon-admin-session")).toBeNull();
    await page.context().close();
  });

  test("asks somebody with a low score to solve a captcha first [A2.6-09] [A4-09] [A4-10] [A5-07] [A5-08] [A7-05]", async () => {
    await setVerdict("score-0.3");
    const { page } = await openPage(browser, desk);
    const calls = listenTo(page);
    try {
      await submitLogin(page, url, staff("Sub admin").email);
      const dialog = page.getByRole("dialog", { name: identity.challenge.title });
      await dialog.getByRole("button", { name: identity.challenge.submit }).click();
      await dialog.getByText("Please verify captcha").waitFor();
      expect(callsOf(calls)).not.toContain(`POST ${loginAgain.path}`);
      await dialog.frameLocator("iframe").getByRole("checkbox").check();
      await dialog.getByText("Please verify captcha").waitFor({ state: "hidden" });
      await dialog.getByRole("button", { name: identity.challenge.submit }).click();
      await dashboard(page);
      const second = calls.find((one) => pathOf(one) === loginAgain.path);
      expect(second?.postDataJSON()).toMatchObject({
        username: staff("Sub admin").email,
        panel: "ADMIN",
        captchaPayload: expect.stringMatching(/^challenge/),
      });
    } finally {
      await setVerdict("human");
    }
    await page.context().close();
  });

  test("tells that the rights could not be fetched, lets one try again, and says when the number cannot be copied [A8-20] [C8-19]", async () => {
    const { page } = await openPage(browser, desk);
    await failOnPurpose(page, "/services/uaa/api/role/*/permissions");
    await submitLogin(page, url, staff("Approver").email);
    await dashboard(page);
    await page.getByRole("note").filter({ hasText: "Error occured during fetch permission" }).waitFor();
    // Not before the page has given up by itself.
    const again = page.getByRole("alert").getByRole("button", { name: adminEn.kit.failed.again });
    await again.waitFor();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await page.getByRole("button", { name: adminEn.kit.failed.copy }).click();
    await page.getByText("Failed to copy to clipboard").waitFor();
    await page.unrouteAll();
    await again.click();
    await page.getByRole("button", { name: shell.groups.killSwitch }).waitFor();
    await page.context().close();
  });
});

describe("the picker", () => {
  test("stands alone, is the only way on, and leads home with the rights of the choice [A2.2-06] [A2.6-04] [A2.6-06] [A2.6-08] [A4-15] [A4-16] [A8-25]", async () => {
    const { page } = await openPage(browser, desk);
    const calls = listenTo(page);
    await submitLogin(page, url, demoDoors.severalRoles);
    await page.waitForURL("**/admin/user_role");
    await heading(page, identity.picker.title).waitFor();
    for (const part of ["navigation", "link"] as const) expect(await page.getByRole(part).count()).toBe(0);
    expect(await page.getByText(anyOf(shell.frame.footer)).count()).toBe(0);
    expect(await page.getByRole("button", { name: shell.palette.open }).count()).toBe(0);
    const names = await page
      .getByRole("radio")
      .evaluateAll((all) =>
        all.filter((one) => one.closest("form")).map((one) => one.closest("label")?.textContent ?? ""),
      );
    expect(names.map((name) => /^(Corporate admin|Editor-in-Chief|Writer)/.exec(name)?.[0])).toEqual([
      "Corporate admin",
      "Editor-in-Chief",
      "Writer",
    ]);

    await page.goto(`${url}/admin/front-users`);
    await page.waitForURL("**/admin/user_role");
    await page.goto(`${url}/admin/dashboard`);
    await heading(page, shell.limited.title).waitFor();
    await page.getByRole("main").getByRole("link", { name: shell.limited.choose }).click();

    await page.getByRole("button", { name: identity.picker.submit }).click();
    await page.getByText(identity.picker.roleNeeded).waitFor();
    await page.getByRole("radio", { name: /^Corporate admin/ }).check();
    await page.getByRole("button", { name: identity.picker.submit }).click();
    await page.getByText(identity.picker.companyNeeded).waitFor();
    const company = page.getByRole("combobox", { name: identity.picker.company });
    await company.fill("no such company");
    await page.getByText("No record found").waitFor();
    await company.fill("");
    await company.click();
    const domains = await page.getByRole("option").allTextContents();
    expect(domains).toEqual(
      domains.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)),
    );
    await page.getByRole("option", { name: "nordwind.example" }).click();
    const before = await stored(page, "polyphon-admin-session");
    await page.getByRole("button", { name: identity.picker.submit }).click();
    await dashboard(page);
    expect(await stored(page, "polyphon-admin-session")).not.toBe(before);
    const order = callsOf(calls).filter((call) => /account\/role|\/permissions$/.test(call));
    expect(order[0]).toBe(`POST ${chooseRole.path}`);
    expect(order[1]).toMatch(/\/permissions$/);
    await page
      .getByRole("navigation", { name: shell.frame.menu })
      .getByText(shell.userTypes.corporateAdmin, { exact: true })
      .waitFor();
    await page.getByRole("banner").getByRole("link", { name: shell.account.changeRole }).waitFor();
    await page.context().close();
  });
});

describe("somebody with a role", () => {
  test("sees which right a screen needs that does not open, and carries hidden links of the header [A2.2-04] [A2.3-06] [A2.3-07] [C6-06]", async () => {
    const { page } = await openPage(browser, desk);
    await submitLogin(page, url, staff("Proofreader").email);
    await dashboard(page);
    await page.goto(`${url}/admin/front-users`);
    const title = fill(shell.noAccess.title, { screen: adminEn.screens["front-users"] });
    await heading(page, title).waitFor();
    await page.getByText("list_front_user").waitFor();
    const hidden = page.getByRole("banner").locator("[hidden] a");
    expect(await hidden.evaluateAll((all) => all.map((one) => one.getAttribute("href")))).toEqual([
      "/profile",
      "/dashboard",
      "/profile?passExpire",
    ]);
    await page.context().close();
  });
});
