import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import { eventually } from "./eventually.ts";

const patienceMs = 3_000;

/** A browser that changes from one window to another sometimes never answers: whoever asks goes on without it. */
export const orGoOn = <T>(asked: Promise<T>): Promise<T | null> =>
  Promise.race([asked.catch(() => null), pause(patienceMs, null)]);

/** The words on the clipboard, asked for again until they are told. */
export async function clipboardOf(page: Page): Promise<string> {
  await orGoOn(page.bringToFront());
  const read = () => orGoOn(page.evaluate(() => navigator.clipboard.readText()));
  return (await eventually(read, (text) => text !== null)) ?? "";
}
