import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Page } from "playwright-core";
import { inject } from "vitest";
import { lastingViolations } from "./axe-violations.ts";

const desk = { width: 1280, height: 900 } as const;
const phone = { width: 320, height: 900 } as const;

interface Look {
  readonly size: typeof desk | typeof phone;
  readonly colorScheme: "light" | "dark";
  /** Where everything was looked at in one scheme, the other can change only colours. */
  readonly what: "everything" | "colours";
}

const all: readonly Look[] = [desk, phone].flatMap((size) => [
  { size, colorScheme: "light", what: "everything" },
  { size, colorScheme: "dark", what: "colours" },
]);

/** The gate meets a screen in one of these; `pnpm e2e --full` meets all combinations of width, scheme and language. */
const once: Readonly<Record<Language, Look>> = {
  en: { size: desk, colorScheme: "light", what: "everything" },
  de: { size: phone, colorScheme: "dark", what: "everything" },
};

/** Changes the colours and waits until the app has followed, with its transitions at their end. */
async function wear(page: Page, colorScheme: Look["colorScheme"]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: "attached" });
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}

/** Whether the page is wider than its window, once it has followed the window's size. */
async function sideways(page: Page): Promise<string[]> {
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, undefined, { timeout: 2_000 })
    .catch(() => undefined);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return over > 0 ? [`the page scrolls ${over} px sideways`] : [];
}

/** What is wrong with the page in the looks that are asked for, one line each. */
export async function inspectPage(page: Page, scene: string, language: Language): Promise<string[]> {
  const complaints: string[] = [];
  const facts = await page.evaluate(() => ({ lang: document.documentElement.lang, title: document.title }));
  if (facts.lang !== language) complaints.push(`${scene}: the document says it is in "${facts.lang}"`);
  if (facts.title.trim() === "") complaints.push(`${scene}: the document has no title`);
  for (const { size, colorScheme, what } of inject("full") ? all : [once[language]]) {
    await page.setViewportSize(size);
    await wear(page, colorScheme);
    const found = [...(await sideways(page)), ...(await lastingViolations(page, what))];
    complaints.push(...found.map((line) => `${scene} ${size.width} ${colorScheme}: ${line}`));
  }
  // Whatever it was looked at in, it fits a phone.
  await page.setViewportSize(phone);
  complaints.push(...(await sideways(page)).map((line) => `${scene} ${phone.width}: ${line}`));
  await page.setViewportSize(desk);
  return complaints;
}
