import type { Page } from "@playwright/test";

export interface DialogMoment {
  /** In milliseconds of the page's own clock. */
  readonly at: number;
  /** Titles of the open dialogs; the first moment is the one at which the frame of the app appeared. */
  readonly titles: readonly string[];
}

/** Notes when dialogs open and close, in the page itself: a test that asks from outside would measure its own delay. */
export async function noteDialogs(page: Page, menuLabel: string): Promise<void> {
  await page.addInitScript((label) => {
    const noted: { at: number; titles: string[] }[] = [];
    Object.assign(globalThis, { notedDialogs: noted });
    const note = () => {
      if (noted.length === 0 && document.querySelector(`nav[aria-label="${label}"]`) === null) return;
      const dialogs = [...document.querySelectorAll("[role=dialog]")];
      const titles = dialogs.map((one) => one.querySelector("h2")?.textContent ?? "");
      if (noted.at(-1)?.titles.join() !== titles.join()) noted.push({ at: performance.now(), titles });
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  }, menuLabel);
}

export function notedDialogs(page: Page): Promise<readonly DialogMoment[]> {
  return page.evaluate(
    () => (globalThis as unknown as { notedDialogs: readonly DialogMoment[] }).notedDialogs,
  );
}
