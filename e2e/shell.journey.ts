import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import { screens } from "@polyphon/contract/screens/screens.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { employeeDe } from "@polyphon/i18n/employee.de.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cardOf } from "./actors/employee-app.ts";
import { openBrowser, openPage } from "./browser.ts";
import { signIn } from "./kit/caller.ts";
import { demoCompanies, employee, staff } from "./kit/demo.ts";
import { openAs } from "./kit/open-as.ts";
import { anyOf } from "./kit/texts.ts";
import { walkTo } from "./kit/walk-screens.ts";
import { url } from "./kit/own-stack.ts";

const desk = { width: 1280, height: 900 } as const;
const { content, shell } = employeeEn;
/** Whether or not it was shared before. */
const toShare = new RegExp(`^${content.card.share}.*: `);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const addressesOf = (app: "admin" | "employee", permissions: (permission: string) => boolean): string[] =>
  screens
    .filter((screen) => screen.app === app && permissions(screen.permission))
    .map(({ path }) => path.replaceAll(/:\w+/g, "1"));

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Whether the page was loaded anew since it was marked. */
async function reloads(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => document.body.setAttribute("data-before", ""));
  await act();
  await page.locator("body:not([data-before])").waitFor();
}

describe("the language", () => {
  test("of the employee app is English until somebody chooses, and a choice stays in the browser [A1-08] [A1-09] [A1-10] [A9-40] [B1-03] [B1-04] [B1-05]", async () => {
    const context = await browser.newContext({ locale: "de-DE" });
    const page = await context.newPage();
    await page.goto(`${url}/login`);
    await page.getByRole("heading", { name: employeeEn.identity.login.title }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    await reloads(page, () =>
      page.getByRole("button", { name: fill(shell.language.switchTo, { other: shell.language.de }) }).click(),
    );
    await page.getByRole("heading", { name: employeeDe.identity.login.title }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    expect(await stored(page, "selectedFrontLanguage")).toBe("de");
    expect(await stored(page, "selectedLanguage")).toBeNull();
    await context.close();
  });

  test("of the back office is chosen apart from it, and there are two [A1-07] [A9-39] [C1-12]", async () => {
    const context = await browser.newContext({ locale: "de-DE" });
    const page = await context.newPage();
    await page.goto(`${url}/admin/login`);
    const choices = page
      .getByRole("radiogroup", { name: adminEn.identity.login.languages })
      .getByRole("radio");
    await choices.first().waitFor();
    expect(await choices.evaluateAll((all) => all.map((one) => one.getAttribute("value")))).toEqual([
      "en",
      "de",
    ]);
    await reloads(page, () => choices.last().click({ force: true }));
    await page.locator("html[lang=de]").waitFor();
    expect(await stored(page, "selectedLanguage")).toBe("de");
    expect(await stored(page, "selectedFrontLanguage")).toBeNull();
    await context.close();
  });
});

describe("the employee app", () => {
  const colourOf = (hex: string): string =>
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

  test("wears the logo and the colour of the company [A1-05] [A1-06] [B1-06]", async () => {
    const logos = new Set<string | null>();
    for (const company of demoCompanies) {
      const caller = await signIn(url, employee(company.key, 0), "FRONT");
      const { page } = await openAs(browser, desk, "employee", caller);
      const { items } = await caller.call(listFrontPosts, { limit: 1 });
      await page.goto(`${url}/post-details/${items[0]?.id}`);
      const logo = page.getByRole("banner").getByRole("img", { name: company.name });
      await logo.waitFor();
      await logo.evaluate((image) => (image as HTMLImageElement).decode());
      logos.add(await logo.getAttribute("src"));
      const button = page.getByRole("main").getByRole("button", { name: toShare });
      const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect([company.key, colour]).toEqual([company.key, colourOf(company.themeColor)]);
      await page.context().close();
    }
    expect(logos.size).toBe(demoCompanies.length);
  });

  test("sends visitors of every protected page and of the home page to the login [B2.2-02]", async () => {
    const { page } = await openPage(browser, desk);
    await page.goto(`${url}/login`);
    for (const path of ["/", ...addressesOf("employee", (permission) => permission === "user")]) {
      if (path !== "/")
        await walkTo(page, "/privacy-policy", ({ pathname }) => pathname === "/privacy-policy");
      const led = await walkTo(page, path, ({ pathname }) => pathname === "/login");
      if (path !== "/") expect(new URL(led).searchParams.get("next")).toBe(path);
    }
    await page.context().close();
  });

  test("has its menu, its language switch, and no page where there is none [B2.3-01] [B2.3-08] [B8-05]", async () => {
    const { page } = await openAs(
      browser,
      desk,
      "employee",
      await signIn(url, employee("nordwind", 15), "FRONT"),
    );
    await page.goto(`${url}/no/such/page`);
    await page.getByRole("heading", { name: shell.notFound.title }).waitFor();
    await page.goto(`${url}/post-list`);
    await cardOf(page, "Our first repowered").first().waitFor();
    const menu = page.getByRole("banner").getByRole("navigation", { name: shell.menu });
    const { dashboard, posts, ownPosts, calendar, help } = shell.nav;
    expect(await menu.getByRole("link").allTextContents()).toEqual([
      dashboard,
      posts,
      ownPosts,
      calendar,
      help,
    ]);
    expect(await menu.locator("[aria-current=page]").textContent()).toBe(posts);
    await page
      .getByRole("banner")
      .getByRole("button", { name: fill(shell.language.switchTo, { other: shell.language.de }) })
      .waitFor();
    await page.context().close();
  });

  test("has nothing to sign in to for those who are signed in [B2.1-06]", async () => {
    const { page } = await openAs(
      browser,
      desk,
      "employee",
      await signIn(url, employee("nordwind", 15), "FRONT"),
    );
    const paths = [
      "/",
      "/login",
      "/register/corporate",
      "/register/individual",
      "/forgot-password",
      "/resetpassword",
    ];
    for (const path of [...paths, "/comcast", "/insperity"]) {
      await page.goto(url + path);
      await page.waitForURL("**/dashboard");
    }
    await page.context().close();
  });
});

describe("the back office", () => {
  test("shows strangers the login and nothing else [A2.1-02] [A2.1-05]", async () => {
    const { page } = await openPage(browser, desk);
    for (const path of ["/admin/login", "/admin"]) {
      await page.goto(url + path);
      await page.getByRole("heading", { name: adminEn.identity.login.title }).waitFor();
      expect(await page.getByRole("navigation").count()).toBe(0);
    }
    for (const path of addressesOf("admin", (permission) => permission !== "public")) {
      const isLogin = (to: URL) => /^\/admin\/?$/.test(to.pathname) && to.searchParams.get("next") === path;
      await walkTo(page, path, isLogin);
    }
    await page.context().close();
  });

  test("serves the provider's and a client's staff, with menu, footer and own words [A0-03] [A2.2-07] [A2.3-01] [A2.4-04] [A2.4-05] [A2.4-06] [A2.4-07]", async () => {
    for (const [role, label] of [
      ["Super admin", adminEn.shell.userTypes.superAdmin],
      ["Corporate admin", adminEn.shell.userTypes.corporateAdmin],
    ] as const) {
      const { page } = await openAs(browser, desk, "admin", await signIn(url, staff(role), "ADMIN"));
      await page.goto(`${url}/admin/view-post/1`);
      const menu = page.getByRole("navigation", { name: adminEn.shell.frame.menu });
      await menu.getByText(label).waitFor();
      expect(await menu.locator("[aria-current]").getAttribute("href")).toMatch(
        /^\/admin\/(view-post-list|posts)$/,
      );
      await page.getByText(fill(adminEn.shell.frame.footer, { year: new Date().getFullYear() })).waitFor();
      await page.getByRole("button", { name: anyOf(adminEn.shell.account.open) }).click();
      const { profile, changePassword, logout, language } = adminEn.shell.account;
      expect(await page.getByRole("link", { name: profile }).getAttribute("href")).toBe("/admin/profile");
      const change = page.getByRole("link", { name: changePassword });
      expect(await change.getAttribute("href")).toBe("/admin/change-password");
      await page.getByRole("button", { name: logout }).waitFor();
      await page.getByRole("radiogroup", { name: language }).waitFor();
      await page.keyboard.press("Escape");
      await menu.getByRole("link", { name: adminEn.shell.frame.home }).click();
      await page.waitForURL("**/admin/dashboard");
      await page.context().close();
    }
  });
});
