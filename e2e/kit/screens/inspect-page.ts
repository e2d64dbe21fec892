import type { Page } from "@playwright/test";
import { lastingViolations } from "./axe-violations.ts";
import type { Look } from "../looks.ts";
import { desktop, phone } from "../sizes.ts";

/** Switches the colour scheme and waits until the app and its transitions have finished. */
async function setColorScheme(page: Page, colorScheme: Look["colorScheme"]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: "attached" });
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}

/** A table scrolls inside itself only after it has measured itself, which happens late on a busy machine. */
const settlesWithinMs = 15_000;

/** Whether the page is wider than its window, after it has adapted to the window's size. */
async function sideways(page: Page): Promise<string[]> {
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, undefined, {
      timeout: settlesWithinMs,
    })
    .catch(() => undefined);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return over > 0 ? [`the page scrolls ${over} px sideways`] : [];
}

/** The problems of the page in these looks, one line each. In any look it must fit a phone. */
export async function inspectPage(page: Page, state: string, looks: readonly Look[]): Promise<string[]> {
  const complaints: string[] = [];
  const facts = await page.evaluate(() => ({ lang: document.documentElement.lang, title: document.title }));
  if (facts.title.trim() === "") complaints.push(`${state}: the document has no title`);
  for (const { size, colorScheme, language } of looks) {
    if (facts.lang !== language) complaints.push(`${state}: the document says it is in "${facts.lang}"`);
    await page.setViewportSize(size);
    await setColorScheme(page, colorScheme);
    const found = [...(await sideways(page)), ...(await lastingViolations(page))];
    complaints.push(...found.map((line) => `${state} ${size.width} ${colorScheme} ${language}: ${line}`));
  }
  await page.setViewportSize(phone);
  complaints.push(...(await sideways(page)).map((line) => `${state} ${phone.width}: ${line}`));
  await page.setViewportSize(desktop);
  return complaints;
}
