import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, BrowserContext, BrowserContextOptions } from "@playwright/test";
import type { Caller } from "./people/caller.ts";
import { url } from "./own-stack.ts";
import { type App, newVisitorContext, type OpenedPage, openIn, type SignedIn, type View } from "./visitor.ts";

/**
 * The pages of the running journey. A context is handed on to the next journey with its HTTP and code caches, because an app
 * that is loaded from nothing costs twice as much; everything else in it is cleared before it is used again.
 */
interface Running {
  readonly browser: Browser;
  readonly lent: { readonly context: BrowserContext; readonly language: Language | null }[];
}

let running: Running | null = null;
const free = new Map<Language, BrowserContext[]>();

export function beginJourney(browser: Browser): void {
  running = { browser, lent: [] };
}

/** A context is not reused after a failure, which must not affect the next journey. */
export async function endJourney(passed: boolean): Promise<void> {
  const lent = running?.lent ?? [];
  running = null;
  for (const { context, language } of lent) {
    if (!passed || language === null) {
      await context.close();
      continue;
    }
    await Promise.all(context.pages().map((page) => page.close()));
    await context.unrouteAll();
    await context.setOffline(false);
    await context.clearPermissions();
    free.set(language, [...(free.get(language) ?? []), context]);
  }
}

export interface PageOptions {
  readonly signedIn?: SignedIn;
  /** In a context that is not reused: for a stopped clock, or for options set when a context is created. */
  readonly own?: BrowserContextOptions | true;
}

/** A page of a visitor new to this browser, or of a user who has signed in before. */
export async function openPage(view: View, { signedIn, own }: PageOptions = {}): Promise<OpenedPage> {
  if (running === null) throw new Error("a page is opened inside a journey, not before it");
  const { browser, lent } = running;
  const language = view.language ?? "en";
  const kept = own === undefined ? free.get(language)?.pop() : undefined;
  const context = kept ?? (await newVisitorContext(browser, language, own === true ? {} : own));
  lent.push({ context, language: own === undefined ? language : null });
  return openIn(context, url, view, signedIn);
}

/** A page of a signed-in user. */
export function openAs(
  view: View,
  app: App,
  caller: Pick<Caller, "token" | "expiresAt">,
  options: Pick<PageOptions, "own"> = {},
): Promise<OpenedPage> {
  return openPage(view, { ...options, signedIn: { app, caller } });
}
