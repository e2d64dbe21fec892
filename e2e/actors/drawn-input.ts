import type { Locator } from "@playwright/test";

/**
 * Presses a switch or one of several segments at the label around it. A forced press on the input, which is not drawn, would go
 * to where its row stood a moment ago.
 */
export function pressDrawn(input: Locator): Promise<void> {
  return input.locator("xpath=ancestor::label").click();
}
