import type { Locator, Page } from "playwright-core";

export function hasFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
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
