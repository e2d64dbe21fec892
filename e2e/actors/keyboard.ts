import type { Locator, Page } from "@playwright/test";
import { eventually } from "../kit/eventually.ts";

/** Focus arrives a frame after the control is drawn, so typing waits for it. */
export async function waitForFocus(control: Locator): Promise<void> {
  await eventually(() => control.evaluate((element) => element === document.activeElement), Boolean);
}

/** The same for a part of the page, where the focus may be on a control inside it. */
export async function waitForFocusWithin(part: Locator): Promise<void> {
  await eventually(() => holdsFocus(part), Boolean);
}

export function holdsFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element.contains(document.activeElement));
}

/** The shorter direction to the control: Shift+Tab when it lies before the focus. */
function wayTo(control: Locator): Promise<"Tab" | "Shift+Tab"> {
  return control.evaluate((element) => {
    const at = document.activeElement ?? document.body;
    const before = element.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING;
    return before ? "Shift+Tab" : "Tab";
  });
}

/** Presses Tab until the control, or one inside it, has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  const key = await wayTo(control);
  for (let presses = 0; presses < 120; presses += 1) {
    if (await holdsFocus(control)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(control)} cannot be reached with ${key}`);
}

export async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}
