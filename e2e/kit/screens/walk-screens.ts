import type { Page } from "@playwright/test";

/** Navigates inside the running app, as a link would, and returns where it led. */
export async function walkTo(page: Page, path: string, until: (address: URL) => boolean): Promise<string> {
  await page.evaluate((to) => history.pushState({}, "", to), path);
  await page.waitForURL(until, { waitUntil: "commit" });
  return page.url();
}

/** Navigates inside the running app and returns the heading of the screen that opens. */
export function headingAt(page: Page, path: string): Promise<string> {
  return page.evaluate(async (to) => {
    for (const old of document.querySelectorAll("h1")) old.dataset["old"] = "true";
    history.pushState({}, "", to);
    const end = performance.now() + 60_000;
    while (performance.now() < end) {
      const fresh = document.querySelector("h1:not([data-old])");
      if (fresh?.textContent) return fresh.textContent;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return "";
  }, path);
}
