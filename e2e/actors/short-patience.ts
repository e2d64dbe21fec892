import type { Page } from "@playwright/test";

/** Shortens the page's request timeout from half a minute to half a second. */
export async function shortenPatience(page: Page): Promise<void> {
  await page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = () => timeout(500);
  });
}
