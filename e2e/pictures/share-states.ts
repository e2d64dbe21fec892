import { networkNames } from "@polyphon/i18n/en/networks/networks.shared.ts";
import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Page } from "@playwright/test";
import { employeeTexts } from "../kit/texts.ts";

/** Opens the share dialog of a post and waits until its preview is drawn. */
export async function showShareDialog(page: Page, url: string, postId: number): Promise<void> {
  await page.goto(`${url}/post-list?share=${postId}`);
  await page.getByRole("dialog").getByRole("checkbox", { name: networkNames.LINKEDIN }).waitFor();
}

export async function showQueue(page: Page, language: Language): Promise<void> {
  const { dialog, queue } = employeeTexts[language].sharing;
  const box = page.getByRole("dialog");
  await box.getByRole("button", { name: dialog.addToQueue }).click();
  const days = box.getByRole("radiogroup", { name: queue.title }).getByRole("radio");
  await days.nth(12).check();
}

/** From the queue back to the text, then shares: the receipt of a share that the network accepted. */
export async function showReceipts(page: Page, language: Language): Promise<void> {
  const { dialog, message } = employeeTexts[language].sharing;
  const box = page.getByRole("dialog");
  await box.getByRole("button", { name: dialog.cancel }).click();
  await box.getByRole("button", { name: dialog.shareNow }).click();
  await box.getByText(fill(message.shared, { networks: networkNames.LINKEDIN })).waitFor();
}
