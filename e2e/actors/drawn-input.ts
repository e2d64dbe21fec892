import type { Locator } from "@playwright/test";

/**
 * Presses the label of a switch or segment. The input itself is not drawn, so a forced press would hit where its row was
 * before.
 */
export function pressDrawn(input: Locator): Promise<void> {
  return input.locator("xpath=ancestor::label").click();
}
