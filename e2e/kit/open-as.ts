import type { Browser, Page } from "playwright-core";
import { openPage, type View } from "../browser.ts";
import type { Caller } from "./caller.ts";

const sessionKeys = { employee: "polyphon-front-session", admin: "polyphon-admin-session" } as const;

export type App = keyof typeof sessionKeys;

/** Puts a session into every page of the context, as if the person had signed in there before. */
export async function keepSession(page: Page, app: App, { token, expiresAt }: Caller): Promise<void> {
  await page.context().addInitScript(
    ([key, value]) => {
      if (key !== undefined && value !== undefined) localStorage.setItem(key, value);
    },
    [sessionKeys[app], JSON.stringify({ token, expiresAt })],
  );
}

/** The session that a person got by signing in on this page. */
export async function tokenIn(page: Page, app: App): Promise<string> {
  const raw = await page.evaluate((key) => localStorage.getItem(key), sessionKeys[app]);
  return (JSON.parse(raw ?? "{}") as { token?: string }).token ?? "";
}

/** A page of somebody who is signed in already. */
export async function openAs(
  browser: Browser,
  view: View,
  app: App,
  caller: Caller,
): Promise<{ page: Page; errors: string[] }> {
  const opened = await openPage(browser, view);
  await keepSession(opened.page, app, caller);
  return opened;
}
