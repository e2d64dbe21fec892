import type { Locator } from "@playwright/test";
import { expect } from "@playwright/test";

/** How somebody works: with the keyboard on a desktop, or with a finger on a phone. */
export interface Pointer {
  readonly usesKeys: boolean;
  /** Presses a button, a link or an entry of a menu. */
  readonly press: (control: Locator) => Promise<void>;
  /** Ticks a box. */
  readonly turn: (control: Locator) => Promise<void>;
}

async function byKey(control: Locator, key: string): Promise<void> {
  await control.waitFor();
  // A key pressed on a disabled control would silently do nothing.
  await expect.poll(() => control.isEnabled()).toBe(true);
  await control.press(key);
}

export const keys: Pointer = {
  usesKeys: true,
  press: (control) => byKey(control, "Enter"),
  turn: (control) => byKey(control, "Space"),
};

export const finger: Pointer = {
  usesKeys: false,
  press: (control) => control.click(),
  turn: (control) => control.click(),
};

/** Takes the first option; by keyboard with the arrows, as in every list of choices. */
export async function pickFirst(field: Locator, pointer: Pointer): Promise<void> {
  const option = field.page().getByRole("option").filter({ visible: true }).first();
  if (!pointer.usesKeys) {
    await field.click();
    return option.click();
  }
  await field.press("ArrowDown");
  await option.waitFor();
  await field.press("ArrowDown");
  await field.press("Enter");
}
