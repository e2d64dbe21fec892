import { listNotAnswered } from "@polyphon/contract/surveys/questionnaire-front.contract.ts";
import { expect, type Page } from "@playwright/test";

/** Nothing is shown after this load: the last step of the sequence found nothing to ask. */
export async function nothingComesAfter(page: Page, load: () => Promise<unknown>): Promise<void> {
  const last = page.waitForResponse((one) => new URL(one.url()).pathname === listNotAnswered.path);
  await load();
  expect(await (await last).json()).toEqual([]);
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}
