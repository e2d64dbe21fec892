import type { Page } from "@playwright/test";

/** Every request is finished, and every visible picture is drawn. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.allSettled(inSight.map((image) => image.decode()));
  });
}
