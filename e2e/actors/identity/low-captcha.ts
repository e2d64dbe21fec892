import type { Page } from "@playwright/test";

/** Gives this page a low captcha score whenever it posts to the path. */
export async function scoreLow(page: Page, path: string, score = 0.1): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const body = route.request().postDataJSON() as Record<string, string>;
    const captcha = body["captcha"]?.replace(/^\w+/, `score-${score}`);
    await route.continue({ postData: JSON.stringify({ ...body, captcha }) });
  });
}
