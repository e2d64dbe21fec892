import {
  changeStaffPassword,
  checkResetKey,
  forgotPassword,
} from "@polyphon/contract/identity/password.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { submitLogin } from "./actors/office-access.ts";
import { openBrowser, openPage } from "./browser.ts";
import { callsOf, listenTo, pathOf } from "./kit/calls.ts";
import { demoPassword, staff } from "./kit/demo.ts";
import { linkMailedTo } from "./kit/inbox.ts";
import { errorTexts } from "./kit/texts.ts";
import { sandboxUrl, url } from "./kit/own-stack.ts";

const desk = { width: 1280, height: 900 } as const;
const { identity } = adminEn;
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const dashboard = (page: Page) => page.waitForURL("**/admin/dashboard");

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe("a forgotten password", () => {
  test("is asked for with an e-mail address and a captcha, and set with the mailed key [A2.1-04] [A2.6-02] [A2.6-03] [A5-09] [A5-10] [A5-12] [A7-10] [A7-11] [A7-12]", async () => {
    const { page } = await openPage(browser, desk);
    const calls = listenTo(page);
    const { email } = staff("Writer");
    await page.goto(`${url}/admin`);
    await page.getByRole("link", { name: identity.login.forgot }).click();
    for (const wrong of ["", "nobody"]) {
      await page.getByLabel(identity.login.email).fill(wrong);
      await page.getByRole("button", { name: identity.forgot.submit }).click();
      await page.locator("input[name=email][aria-invalid=true]").waitFor();
    }
    await page.getByLabel(identity.login.email).fill(email);
    await page.getByRole("button", { name: identity.forgot.submit }).click();
    await page.getByRole("status").filter({ hasText: identity.forgot.sent }).waitFor();
    const asked = calls.filter((one) => pathOf(one) === forgotPassword.path);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.postDataJSON()).toMatchObject({
      email,
      panel: "ADMIN",
      captcha: expect.stringMatching(/.+/),
    });

    await page.goto(await linkMailedTo(sandboxUrl, email, "/admin/resetpassword"));
    await heading(page, identity.reset.title).waitFor();
    expect(callsOf(calls)).toContain(`GET ${checkResetKey.path}`);
    await page.getByLabel(identity.password.new, { exact: true }).fill("Secret!234");
    await page.getByLabel(identity.password.confirm).fill("Secret!235");
    await page.getByRole("button", { name: identity.reset.submit }).click();
    await page.getByText("The new password and confirm password must match").waitFor();
    await page.getByLabel(identity.password.confirm).fill("Secret!234");
    await page.getByRole("button", { name: identity.reset.submit }).click();
    await heading(page, identity.login.title).waitFor();

    await submitLogin(page, null, email, "Secret!234");
    await dashboard(page);
    // Back to the demo's own, so that other journeys find the person as they know it.
    await page.goto(`${url}/admin/change-password`);
    await page.getByLabel(identity.password.current).fill("Secret!234");
    await page.getByLabel(identity.password.new, { exact: true }).fill(demoPassword);
    await page.getByLabel(identity.password.confirm).fill(demoPassword);
    await page.getByRole("button", { name: identity.change.submit }).click();
    await dashboard(page);
    expect(callsOf(calls)).toContain(`POST ${changeStaffPassword.path}`);
    await page.context().close();
  });

  test("leads to the login without a key or with a wrong one [A2.1-03] [A5-11] [A5-13] [A5-14] [C6-02]", async () => {
    const { page } = await openPage(browser, desk);
    await page.goto(`${url}/admin/resetpassword`);
    await heading(page, identity.login.title).waitFor();
    await page.goto(`${url}/admin/resetpassword?key=nonsense`);
    await page.getByRole("note").filter({ hasText: "Invalid key" }).waitFor();
    await heading(page, identity.login.title).waitFor();
    await page.goto(`${url}/admin/forgotpassword`);
    await heading(page, identity.forgot.title).waitFor();
    const mail = page.getByLabel(identity.login.email);
    expect(await mail.getAttribute("maxlength")).toBe(String(limits.email.max));
    await page.goto(`${url}/admin/verify-account?key=nonsense`);
    await page.getByRole("alert").filter({ hasText: errorTexts.en.url_invalid }).waitFor();
    await page.context().close();
  });
});
