import { login, loginAgain, readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { chooseRole } from "@polyphon/contract/identity/roles.contract.ts";
import { contextHeaders } from "@polyphon/contract/kit/context-headers.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Page } from "@playwright/test";
import { openAs, openPage } from "../../kit/pages.ts";
import { desktop } from "../../kit/sizes.ts";
import { expect, test } from "../../kit/test.ts";
import { demoDoors } from "../../../apps/server/src/demo/identity/demo-doors.ts";
import { scoreLow } from "../../actors/identity/low-captcha.ts";
import { submitLogin } from "../../actors/identity/office-access.ts";
import { callsOf, listenTo, pathOf } from "../../kit/screens/calls.ts";
import { signIn } from "../../kit/people/caller.ts";
import { demoCompanies, demoPassword, staff } from "../../kit/people/demo.ts";
import { failOnPurpose } from "../../kit/screens/fail-on-purpose.ts";
import { anyOf, errorTexts } from "../../kit/texts.ts";
import { url } from "../../kit/own-stack.ts";

const { identity, shell } = adminEn;
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const dashboard = `${url}/admin/dashboard`;

test.describe("signing in", () => {
  test("takes a super admin straight to the dashboard", async () => {
    const { page } = await openPage(desktop);
    const calls = listenTo(page);
    await test.step("without a role to choose [A4-12]", async () => {
      await submitLogin(page, url, `  ${staff("Super admin").email.toUpperCase()} `, ` ${demoPassword} `);
      await expect(page).toHaveURL(dashboard);
      await expect(page.getByText(anyOf(shell.frame.footer))).toBeVisible();
      expect(callsOf(calls).filter((call) => call.includes("/permissions"))).toEqual([]);
    });
    await test.step("after it sent trimmed credentials [A5-04] [A5-06] [A7-04]", () => {
      const sent = calls.find((one) => pathOf(one) === login.path);
      expect(sent?.postDataJSON()).toMatchObject({
        username: staff("Super admin").email,
        password: demoPassword,
        panel: "ADMIN",
        captcha: expect.stringContaining("login"),
      });
    });
    const read = calls.find((one) => pathOf(one) === readAccount.path);
    await test.step("and reads the account [A4-11] [A7-06]", () => {
      expect([read?.method(), read?.postData()]).toEqual(["GET", null]);
    });
    await test.step("with the token and the language [A7-02] [A7-03]", () => {
      expect(read?.headers()).toMatchObject({
        authorization: expect.stringMatching(/^Bearer \S+$/),
        "accept-language": "en",
      });
    });
  });

  test("loads and stores the rights of the only role [A4-13] [A7-07]", async () => {
    const { page } = await openPage(desktop);
    const calls = listenTo(page);
    await submitLogin(page, url, staff("Proofreader").email);
    await expect(page).toHaveURL(dashboard);
    expect(callsOf(calls).some((call) => /^GET .*\/role\/\d+\/permissions$/.test(call))).toBe(true);
    const kept = async () =>
      JSON.parse((await stored(page, "polyphon-admin-permissions")) ?? "{}") as unknown;
    await expect
      .poll(kept)
      .toMatchObject({ permissions: expect.arrayContaining([{ key: "list_wizard_post" }]) });
  });

  test("swaps corporate staff for their company's user", async () => {
    const { page } = await openPage(desktop);
    const calls = listenTo(page);
    await submitLogin(page, url, staff("Corporate admin").email);
    await expect(page).toHaveURL(dashboard);
    const names = callsOf(calls);
    const swap = names.findIndex((call) => /^GET .*\/user\/company\/\d+$/.test(call));
    const rights = names.findIndex((call) => call.endsWith("/permissions"));
    await test.step("before the rights are loaded [A4-14] [A7-08]", () => {
      expect(swap).toBeGreaterThan(-1);
      expect(rights).toBeGreaterThan(swap);
    });
    const headers = calls[rights]?.headers() ?? {};
    await test.step("and sends the role and the parent user with each call [A6-07] [C7-45] [C7-47]", () => {
      expect(headers[contextHeaders.userType]).toBe("2");
      expect(headers[contextHeaders.parentUser]).toMatch(/^\d+$/);
    });
    await test.step("and the company [A6-08] [C7-46]", () => {
      expect(headers[contextHeaders.company]).toBe(names[swap]?.split("/").at(-1));
    });
  });

  test("refuses wrong credentials with a notice and runs the captcha again [A8-18] [A8-19]", async () => {
    const { page } = await openPage(desktop);
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
    await expect(page.getByRole("note").filter({ hasText: errorTexts.en.invalid_credentials })).toBeVisible();
    await expect(page.locator("body")).toHaveAttribute("data-runs", "2");
  });

  test("shows an error when the server fails, and never signs in with a score but no token [A8-17]", async () => {
    const { page } = await openPage(desktop);
    await failOnPurpose(page, login.path);
    await submitLogin(page, url, staff("Sub admin").email);
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert.filter({ hasText: "Some error occured, please try again" })).toBeVisible();
    await page.unrouteAll();
    await page.route(`**${login.path}`, (route) => route.fulfill({ json: { score: 0.9 } }));
    await submitLogin(page, url, staff("Sub admin").email);
    await expect(alert.filter({ hasText: identity.login.generic })).toBeVisible();
    expect(await stored(page, "polyphon-admin-session")).toBeNull();
  });

  test("asks somebody with a low score to solve a captcha first", async () => {
    const { page } = await openPage(desktop);
    const calls = listenTo(page);
    await scoreLow(page, login.path, 0.3);
    await submitLogin(page, url, staff("Sub admin").email);
    const dialog = page.getByRole("dialog", { name: identity.challenge.title });
    await test.step("in a dialog [A2.6-09] [A4-09]", () => expect(dialog).toBeVisible());
    const unsolved = dialog.getByText("Please verify captcha");
    await test.step("which refuses to continue unsolved [A5-07] [A5-08]", async () => {
      await dialog.getByRole("button", { name: identity.challenge.submit }).click();
      await expect(unsolved).toBeVisible();
      expect(callsOf(calls)).not.toContain(`POST ${loginAgain.path}`);
    });
    await test.step("and logs in with a second call once it is solved [A4-10] [A7-05]", async () => {
      await dialog.frameLocator("iframe").getByRole("checkbox").check();
      await expect(unsolved).toBeHidden();
      await dialog.getByRole("button", { name: identity.challenge.submit }).click();
      await expect(page).toHaveURL(dashboard);
      const second = calls.find((one) => pathOf(one) === loginAgain.path);
      expect(second?.postDataJSON()).toMatchObject({
        username: staff("Sub admin").email,
        panel: "ADMIN",
        captchaPayload: expect.stringMatching(/^challenge/),
      });
    });
  });

  test("says that permissions could not be loaded, offers a retry, and says when the reference cannot be copied [A8-20] [C8-19]", async () => {
    const { page } = await openPage(desktop);
    await failOnPurpose(page, "/services/uaa/api/role/*/permissions");
    await submitLogin(page, url, staff("Approver").email);
    await expect(page).toHaveURL(dashboard);
    await expect(
      page.getByRole("note").filter({ hasText: "Error occured during fetch permission" }),
    ).toBeVisible();
    // Waits until the page has given up retrying.
    const again = page.getByRole("alert").getByRole("button", { name: adminEn.kit.failed.again });
    await expect(again).toBeVisible();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await page.getByRole("button", { name: adminEn.kit.failed.copy }).click();
    await expect(page.getByText("Failed to copy to clipboard")).toBeVisible();
    await page.unrouteAll();
    await again.click();
    await expect(page.getByRole("button", { name: shell.groups.killSwitch })).toBeVisible();
  });
});

test.describe("the role picker", () => {
  test("is the only way to continue for somebody with several roles", async () => {
    const { page } = await openPage(desktop);
    const calls = listenTo(page);
    const submit = page.getByRole("button", { name: identity.picker.submit });

    await test.step("asks for one of the roles [A2.6-04] [A4-15]", async () => {
      await submitLogin(page, url, demoDoors.severalRoles);
      await expect(page).toHaveURL(`${url}/admin/user_role`);
      await expect(heading(page, identity.picker.title)).toBeVisible();
      await expect(page.locator("form label")).toHaveText([
        /^Corporate admin/,
        /^Editor-in-Chief/,
        /^Writer/,
      ]);
    });

    await test.step("has no header, menu or footer [A2.2-06]", async () => {
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expect(page.getByRole("link")).toHaveCount(0);
      await expect(page.getByText(anyOf(shell.frame.footer))).toHaveCount(0);
      await expect(page.getByRole("button", { name: shell.palette.open })).toHaveCount(0);
    });

    await test.step("comes back whichever screen is opened", async () => {
      await page.goto(`${url}/admin/front-users`);
      await expect(page).toHaveURL(/\/admin\/user_role/);
      await page.goto(dashboard);
      await expect(heading(page, shell.limited.title)).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: shell.limited.choose }).click();
      await submit.click();
      await expect(page.getByText(identity.picker.roleNeeded)).toBeVisible();
    });

    await test.step("asks for a company where the role has several [A2.6-06] [A8-25]", async () => {
      await page.getByRole("radio", { name: /^Corporate admin/ }).check();
      await submit.click();
      await expect(page.getByText(identity.picker.companyNeeded)).toBeVisible();
      const company = page.getByRole("combobox", { name: identity.picker.company });
      await company.fill("no such company");
      await expect(page.getByText("No record found")).toBeVisible();
      await company.fill("");
      await company.click();
      const domains = demoCompanies.map(({ domain }) => domain).toSorted();
      await expect(page.getByRole("option")).toHaveText(domains);
      await page.getByRole("option", { name: "nordwind.example" }).click();
    });

    await test.step("leads to the dashboard with the permissions of the chosen role [A2.6-08] [A4-16]", async () => {
      const before = await stored(page, "polyphon-admin-session");
      await submit.click();
      await expect(page).toHaveURL(dashboard);
      await expect.poll(() => stored(page, "polyphon-admin-session")).not.toBe(before);
      const order = callsOf(calls).filter((call) => /account\/role|\/permissions$/.test(call));
      expect(order[0]).toBe(`POST ${chooseRole.path}`);
      expect(order[1]).toMatch(/\/permissions$/);
      const menu = page.getByRole("navigation", { name: shell.frame.menu });
      await expect(menu.getByText(shell.userTypes.corporateAdmin, { exact: true })).toBeVisible();
      const change = page.getByRole("banner").getByRole("link", { name: shell.account.changeRole });
      await expect(change).toBeVisible();
    });
  });
});

test.describe("somebody with a role", () => {
  test("sees which permission a closed screen needs [A2.2-04] [C6-06]", async () => {
    const { page } = await openAs(desktop, "admin", await signIn(url, staff("Proofreader"), "ADMIN"));
    await page.goto(`${url}/admin/front-users`);
    const title = fill(shell.noAccess.title, { screen: adminEn.screens["front-users"] });
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText("list_front_user")).toBeVisible();
    await test.step("with hidden links in the header [A2.3-06] [A2.3-07]", async () => {
      const hidden = page.getByRole("banner").locator("[hidden] a");
      await expect
        .poll(() => hidden.evaluateAll((all) => all.map((one) => one.getAttribute("href"))))
        .toEqual(["/profile", "/dashboard", "/profile?passExpire"]);
    });
  });
});
