import {
  changeStaffPassword,
  checkResetKey,
  forgotPassword,
  resetPassword,
} from "@polyphon/contract/identity/password.contract.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import type { Page } from "@playwright/test";
import { openPage } from "../../kit/pages.ts";
import { desktop } from "../../kit/sizes.ts";
import { expect, test } from "../../kit/test.ts";
import { submitLogin } from "../../actors/identity/office-access.ts";
import { newStaff } from "../../actors/identity/staff-account.ts";
import { callsOf, listenTo, pathOf } from "../../kit/screens/calls.ts";
import { demoPassword } from "../../kit/people/demo.ts";
import { linkMailedTo } from "../../kit/outside/inbox.ts";
import { errorTexts } from "../../kit/texts.ts";
import { sandboxUrl, url } from "../../kit/own-stack.ts";

const { identity } = adminEn;
const secret = "Secret!234";
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const dashboard = `${url}/admin/dashboard`;

test.describe("a forgotten password", () => {
  test("is requested with an e-mail address and a captcha, and set with the mailed key", async () => {
    const { email, invitation } = await newStaff("Proofreader");
    const { page } = await openPage(desktop);
    const calls = listenTo(page);
    const mail = page.getByLabel(identity.login.email);
    const confirm = page.getByLabel(identity.password.confirm);

    await test.step("refuses anything but an e-mail address [A2.6-02] [A5-09]", async () => {
      await page.goto(`${url}/admin`);
      await page.getByRole("link", { name: identity.login.forgot }).click();
      await expect(heading(page, identity.forgot.title)).toBeVisible();
      const submit = page.getByRole("button", { name: identity.forgot.submit });
      await submit.click();
      await expect(mail).toHaveAttribute("aria-invalid", "true");
      await mail.fill("nobody");
      await expect(mail).not.toHaveAttribute("aria-invalid", "true");
      await submit.click();
      await expect(mail).toHaveAttribute("aria-invalid", "true");
      await mail.fill(email);
      await submit.click();
    });

    await test.step("sends the address once, with a captcha and the panel [A5-10] [A7-10]", async () => {
      await expect(page.getByRole("status").filter({ hasText: identity.forgot.sent })).toBeVisible();
      const asked = calls.filter((one) => pathOf(one) === forgotPassword.path);
      expect(asked.map((one): unknown => one.postDataJSON())).toEqual([
        { email, panel: "ADMIN", captcha: expect.stringMatching(/.+/) },
      ]);
    });

    await test.step("opens the form of the mailed key after checking it [A2.1-04] [A5-12] [A7-11]", async () => {
      const newest = () => linkMailedTo(sandboxUrl, email, "/admin/resetpassword");
      await expect.poll(newest).not.toBe(invitation);
      await page.goto(await newest());
      await expect(heading(page, identity.reset.title)).toBeVisible();
      expect(callsOf(calls)).toContain(`GET ${checkResetKey.path}`);
    });

    await test.step("sets the new password when both fields match [A2.6-03] [A7-12]", async () => {
      await page.getByLabel(identity.password.new, { exact: true }).fill(secret);
      await confirm.fill("Secret!235");
      await page.getByRole("button", { name: identity.reset.submit }).click();
      await expect(page.getByText("The new password and confirm password must match")).toBeVisible();
      await confirm.fill(secret);
      await page.getByRole("button", { name: identity.reset.submit }).click();
      await expect(heading(page, identity.login.title)).toBeVisible();
      const sent = calls.find((one) => pathOf(one) === resetPassword.path);
      expect(sent?.postDataJSON()).toEqual({
        key: expect.stringMatching(/.+/),
        newPassword: secret,
        confirmPassword: secret,
        panel: "ADMIN",
      });
    });

    await test.step("signs in with the new password, which can be changed again", async () => {
      await submitLogin(page, null, email, secret);
      await expect(page).toHaveURL(dashboard);
      await page.goto(`${url}/admin/change-password`);
      await page.getByLabel(identity.password.current).fill(secret);
      await page.getByLabel(identity.password.new, { exact: true }).fill(demoPassword);
      await confirm.fill(demoPassword);
      await page.getByRole("button", { name: identity.change.submit }).click();
      await expect(page).toHaveURL(dashboard);
      expect(callsOf(calls)).toContain(`POST ${changeStaffPassword.path}`);
    });
  });

  test("redirects to the login without a key or with a wrong one [A5-11] [A5-13] [A5-14]", async () => {
    const { page } = await openPage(desktop);
    await page.goto(`${url}/admin/resetpassword`);
    await expect(page).toHaveURL(`${url}/admin`);
    await expect(heading(page, identity.login.title)).toBeVisible();
    await page.goto(`${url}/admin/resetpassword?key=nonsense`);
    await expect(page.getByRole("note").filter({ hasText: "Invalid key" })).toBeVisible();
    await expect(page).toHaveURL(`${url}/admin`);
    await expect(heading(page, identity.login.title)).toBeVisible();
  });

  test("and a mailed confirmation are the only screens open to visitors [A2.1-03] [C6-02]", async () => {
    const { page } = await openPage(desktop);
    await page.goto(`${url}/admin/forgotpassword`);
    await expect(heading(page, identity.forgot.title)).toBeVisible();
    const mail = page.getByLabel(identity.login.email);
    await expect(mail).toHaveAttribute("maxlength", String(limits.email.max));
    await page.goto(`${url}/admin/verify-account?key=nonsense`);
    await expect(page.getByRole("alert").filter({ hasText: errorTexts.en.url_invalid })).toBeVisible();
    await page.goto(`${url}/admin/view-post-list`);
    await expect(heading(page, identity.login.title)).toBeVisible();
  });
});
