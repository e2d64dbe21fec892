import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, Page } from "@playwright/test";
import { openBrowser } from "../../browser.ts";
import { languagesOf } from "../../kit/languages-of.ts";
import { url } from "../../kit/own-stack.ts";
import type { Caller } from "../../kit/people/caller.ts";
import { newEmployee, superAdmin } from "../../kit/people/people.ts";
import { desktop } from "../../kit/sizes.ts";
import { expect, test } from "../../kit/test.ts";
import { type App, newVisitorContext, openIn } from "../../kit/visitor.ts";

const readerFont = 24;
/** The smallest text of a screen is the initials in a small avatar: 10 px of 16. */
const smallestText = (10 / 16) * readerFont;
const windows = [desktop, { width: 390, height: 844 }];

const busyScreens: Readonly<Record<App, readonly string[]>> = {
  employee: ["/dashboard", "/post-list", "/user-calendar"],
  admin: ["/admin/dashboard", "/admin/front-users"],
};

/** The size of the smallest text in the main part, and by how much the page is wider than its window. */
const measure = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const texts = [...main.querySelectorAll("*")].filter(
      (one) =>
        one.checkVisibility() && [...one.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE),
    );
    const sizes = texts.map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    const { scrollWidth, clientWidth } = document.documentElement;
    return { smallest: Math.min(...sizes), tooWide: scrollWidth - clientWidth };
  });

async function lookAt(browser: Browser, app: App, caller: Caller, language: Language): Promise<void> {
  const context = await newVisitorContext(browser, language);
  const { page, errors } = await openIn(context, url, { ...desktop, language }, { app, caller });
  for (const path of busyScreens[app]) {
    await page.goto(url + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").locator("[aria-busy=true], output[aria-label]")).toHaveCount(0);
    for (const size of windows) {
      await page.setViewportSize(size);
      const seen = `${path} at ${size.width} px`;
      await expect.poll(async () => (await measure(page)).tooWide, { message: seen }).toBe(0);
      expect((await measure(page)).smallest, seen).toBeGreaterThanOrEqual(smallestText);
    }
  }
  expect(errors).toEqual([]);
}

for (const language of languagesOf(import.meta.url))
  test(`a larger browser font enlarges every text and makes no screen scroll sideways, in ${language}`, async () => {
    const browser = await openBrowser([`--blink-settings=defaultFontSize=${readerFont}`]);
    try {
      await Promise.all([
        lookAt(browser, "employee", (await newEmployee()).caller, language),
        lookAt(browser, "admin", await superAdmin(), language),
      ]);
    } finally {
      await browser.close();
    }
  });
