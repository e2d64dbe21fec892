import type { Page } from "playwright-core";
import { axeViolations } from "./axe-violations.ts";

const widths = [1280, 320] as const;
const schemes = ["light", "dark"] as const;

/** Changes the colours and waits until the app has followed, with its transitions at their end. */
async function wear(page: Page, colorScheme: (typeof schemes)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: "attached" });
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}

/** A target under a sticky bar is too small only as long as nobody scrolls; such a complaint must hold twice. */
async function withoutCovered(page: Page, found: readonly string[]): Promise<string[]> {
  if (!found.some((line) => line.startsWith("target-size"))) return [...found];
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const again = new Set(await axeViolations(page, "everything"));
  await page.evaluate(() => scrollTo(0, 0));
  return found.filter((line) => !line.startsWith("target-size") || again.has(line));
}

/** What is wrong with the page in both colour schemes, wide and narrow, one line each. */
export async function inspectPage(page: Page, scene: string, language: string): Promise<string[]> {
  const complaints: string[] = [];
  const facts = await page.evaluate(() => ({ lang: document.documentElement.lang, title: document.title }));
  if (facts.lang !== language) complaints.push(`${scene}: the document says it is in "${facts.lang}"`);
  if (facts.title.trim() === "") complaints.push(`${scene}: the document has no title`);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) complaints.push(`${scene} ${width}: the page scrolls ${over} px sideways`);
    for (const colorScheme of schemes) {
      await wear(page, colorScheme);
      const found = await axeViolations(page, colorScheme === "light" ? "everything" : "colours");
      complaints.push(
        ...(await withoutCovered(page, found)).map((line) => `${scene} ${width} ${colorScheme}: ${line}`),
      );
    }
  }
  await page.setViewportSize({ width: widths[0], height: 900 });
  return complaints;
}
