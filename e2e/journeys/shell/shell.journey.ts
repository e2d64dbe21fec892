import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import { screens } from "@polyphon/contract/screens/screens.ts";
import { adminEn } from "@polyphon/i18n/admin.en.ts";
import { employeeDe } from "@polyphon/i18n/employee.de.ts";
import { employeeEn } from "@polyphon/i18n/employee.en.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Page } from "@playwright/test";
import { pressDrawn } from "../../actors/drawn-input.ts";
import { openAs, openPage } from "../../kit/pages.ts";
import { desktop } from "../../kit/sizes.ts";
import { expect, test } from "../../kit/test.ts";
import { signIn } from "../../kit/people/caller.ts";
import { demoCompanies, staff } from "../../kit/people/demo.ts";
import { newEmployee } from "../../kit/people/people.ts";
import { anyOf } from "../../kit/texts.ts";
import { walkTo } from "../../kit/screens/walk-screens.ts";
import { url } from "../../kit/own-stack.ts";

const { content, shell } = employeeEn;
/** Whether or not it was shared before. */
const toShare = new RegExp(`^${content.card.share}.*: `);

const addressesOf = (app: "admin" | "employee", permissions: (permission: string) => boolean): string[] =>
  screens
    .filter((screen) => screen.app === app && permissions(screen.permission))
    .map(({ path }) => path.replaceAll(/:\w+/g, "1"));

/** A German browser without a chosen language. */
async function openGerman(path: string): Promise<Page> {
  const { page } = await openPage(desktop, { own: { locale: "de-DE" } });
  await page.context().setStorageState({ cookies: [], origins: [] });
  await page.goto(url + path);
  return page;
}

const storedLanguages = (page: Page) =>
  page.evaluate(() => ({
    employee: localStorage.getItem("selectedFrontLanguage"),
    admin: localStorage.getItem("selectedLanguage"),
  }));

/** Waits until the page was reloaded. */
async function reloads(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => document.body.setAttribute("data-before", ""));
  await act();
  await page.locator("body:not([data-before])").waitFor();
}

test.describe("the language", () => {
  test("of the employee app is English until it is changed, and the choice is kept in the browser [A1-08] [B1-03]", async () => {
    const page = await openGerman("/login");
    await expect(page.getByRole("heading", { name: employeeEn.identity.login.title })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await test.step("choosing another one reloads the page [A1-10] [B1-05]", async () => {
      const name = fill(shell.language.switchTo, { other: shell.language.de });
      await reloads(page, () => page.getByRole("button", { name }).click());
      await expect(page.getByRole("heading", { name: employeeDe.identity.login.title })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
    });
    await test.step("the choice is stored in the browser, apart from the back office's [A1-09] [A9-40] [B1-04]", async () => {
      expect(await storedLanguages(page)).toEqual({ employee: "de", admin: null });
    });
  });

  test("of the back office is chosen separately, between two languages [A1-07] [A9-39] [C1-12]", async () => {
    const page = await openGerman("/admin/login");
    const choices = page
      .getByRole("radiogroup", { name: adminEn.identity.login.languages })
      .getByRole("radio");
    await expect(choices).toHaveCount(2);
    await expect(choices.nth(0)).toHaveAttribute("value", "en");
    await expect(choices.nth(1)).toHaveAttribute("value", "de");
    await reloads(page, () => pressDrawn(choices.nth(1)));
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    expect(await storedLanguages(page)).toEqual({ employee: null, admin: "de" });
  });
});

test.describe("the employee app", () => {
  const colourOf = (hex: string): string =>
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

  test("shows the logo and the colour of the company [A1-05] [A1-06] [B1-06]", async () => {
    const logos = new Set<string | null>();
    for (const company of demoCompanies) {
      const { caller } = await newEmployee({ company: company.key });
      const { page } = await openAs(desktop, "employee", caller);
      const { items } = await caller.call(listFrontPosts, { limit: 1 });
      await page.goto(`${url}/post-details/${items[0]?.id}`);
      const logo = page.getByRole("banner").getByRole("img", { name: company.name });
      await expect(logo).toBeVisible();
      await logo.evaluate((image) => (image as HTMLImageElement).decode());
      logos.add(await logo.getAttribute("src"));
      const button = page.getByRole("main").getByRole("button", { name: toShare });
      await expect(button).toHaveCSS("background-color", colourOf(company.themeColor));
    }
    expect(logos.size).toBe(demoCompanies.length);
  });

  test("redirects visitors from every protected page and the home page to the login [B2.2-02]", async () => {
    const { page } = await openPage(desktop);
    await page.goto(`${url}/privacy-policy`);
    for (const path of ["/", ...addressesOf("employee", (permission) => permission === "user")]) {
      await walkTo(page, "/privacy-policy", ({ pathname }) => pathname === "/privacy-policy");
      await walkTo(
        page,
        path,
        ({ pathname, searchParams }) =>
          pathname === "/login" && (path === "/" || searchParams.get("next") === path),
      );
    }
  });

  test("has a menu, a language switch and a not-found page [B2.3-01] [B2.3-08] [B8-05]", async () => {
    const { page } = await openAs(desktop, "employee", (await newEmployee()).caller);
    await page.goto(`${url}/no/such/page`);
    await expect(page.getByRole("heading", { name: shell.notFound.title })).toBeVisible();
    await walkTo(page, "/post-list", ({ pathname }) => pathname === "/post-list");
    const menu = page.getByRole("banner").getByRole("navigation", { name: shell.menu });
    const { dashboard, posts, ownPosts, calendar, help } = shell.nav;
    await expect(menu.getByRole("link")).toHaveText([dashboard, posts, ownPosts, calendar, help]);
    await expect(menu.locator("[aria-current=page]")).toHaveText(posts);
    const name = fill(shell.language.switchTo, { other: shell.language.de });
    await expect(page.getByRole("banner").getByRole("button", { name })).toBeVisible();
  });

  test("redirects signed-in users from the login screens [B2.1-06]", async () => {
    const { page } = await openAs(desktop, "employee", (await newEmployee()).caller);
    await page.goto(`${url}/login`);
    await page.waitForURL("**/dashboard");
    const doors = ["/", "/login", "/register/corporate", "/register/individual", "/forgot-password"];
    for (const path of [...doors, "/resetpassword", "/comcast", "/insperity"]) {
      await walkTo(page, "/privacy-policy", ({ pathname }) => pathname === "/privacy-policy");
      await walkTo(page, path, ({ pathname }) => pathname === "/dashboard");
    }
  });
});

test.describe("the back office", () => {
  test("shows visitors only the login [A2.1-02] [A2.1-05]", async () => {
    const { page } = await openPage(desktop);
    for (const path of ["/admin/login", "/admin"]) {
      await page.goto(url + path);
      await expect(page.getByRole("heading", { name: adminEn.identity.login.title })).toBeVisible();
      await expect(page.getByRole("navigation")).toHaveCount(0);
    }
    for (const path of addressesOf("admin", (permission) => permission !== "public")) {
      const isLogin = (to: URL) => /^\/admin\/?$/.test(to.pathname) && to.searchParams.get("next") === path;
      await walkTo(page, path, isLogin);
    }
  });

  for (const [role, label] of [
    ["Super admin", adminEn.shell.userTypes.superAdmin],
    ["Corporate admin", adminEn.shell.userTypes.corporateAdmin],
  ] as const)
    test(`shows the ${role} the menu, the footer and their own texts [A0-03]`, async () => {
      const { page } = await openAs(desktop, "admin", await signIn(url, staff(role), "ADMIN"));
      await page.goto(`${url}/admin/view-post/1`);
      const menu = page.getByRole("navigation", { name: adminEn.shell.frame.menu });
      await test.step("the menu names the user type and marks the current entry, also below a list [A2.4-04] [A2.4-05] [A2.4-06]", async () => {
        await expect(menu.getByText(label)).toBeVisible();
        await expect(menu.locator("[aria-current]")).toHaveAttribute(
          "href",
          /^\/admin\/(view-post-list|posts)$/,
        );
      });
      await test.step("the footer has the year [A2.2-07]", async () => {
        const footer = fill(adminEn.shell.frame.footer, { year: new Date().getFullYear() });
        await expect(page.getByText(footer)).toBeVisible();
      });
      await test.step("the account menu has profile, password, log out and the language [A2.3-01]", async () => {
        await page.getByRole("button", { name: anyOf(adminEn.shell.account.open) }).click();
        const { profile, changePassword, logout, language } = adminEn.shell.account;
        const link = (name: string) => page.getByRole("link", { name });
        await expect(link(profile)).toHaveAttribute("href", "/admin/profile");
        await expect(link(changePassword)).toHaveAttribute("href", "/admin/change-password");
        await expect(page.getByRole("button", { name: logout })).toBeVisible();
        await expect(page.getByRole("radiogroup", { name: language })).toBeVisible();
        await page.keyboard.press("Escape");
      });
      await test.step("the logo leads to the dashboard [A2.4-07]", async () => {
        await menu.getByRole("link", { name: anyOf(adminEn.shell.frame.home) }).click();
        await expect(page).toHaveURL(/\/admin\/dashboard$/);
      });
    });
});
