import type { Locator, Page } from "@playwright/test";
import { eventually } from "../kit/eventually.ts";

/** The keyboard arrives a frame after the control is drawn: whoever types into it waits for that. */
export async function waitForFocus(control: Locator): Promise<void> {
  await eventually(() => control.evaluate((element) => element === document.activeElement), Boolean);
}

/** The same of a part of the page, where a control inside it may have the keyboard. */
export async function waitForFocusWithin(part: Locator): Promise<void> {
  await eventually(() => holdsFocus(part), Boolean);
}

export function holdsFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element.contains(document.activeElement));
}

/** The way to the control: whoever stands behind it goes back instead of once around the page. */
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
