import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import type { Caller } from "./people/caller.ts";

export interface View {
  readonly width: number;
  readonly height: number;
  readonly scheme?: "light" | "dark";
  readonly language?: Language;
}

const sessionKeys = { employee: "polyphon-front-session", admin: "polyphon-admin-session" } as const;

export type App = keyof typeof sessionKeys;

/** A user who has signed in to an app before. */
export interface SignedIn {
  readonly app: App;
  readonly caller: Pick<Caller, "token" | "expiresAt">;
}

export interface OpenedPage {
  readonly page: Page;
  /** Errors that the page logged to its console. */
  readonly errors: string[];
}

/** The timeout of a step on a machine with half of its processor: twice Playwright's default. */
const patienceMs = 60_000;

/** Of the browsers, unless a journey asks for another. */
export const visitorZone = "Europe/Berlin";

export async function newVisitorContext(
  browser: Browser,
  language: Language,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    // Requests that it answers would be hidden from the journeys; the one about it asks for it.
    serviceWorkers: "block",
    locale: language === "de" ? "de-DE" : "en-GB",
    timezoneId: visitorZone,
    ...options,
  });
  context.setDefaultTimeout(patienceMs);
  return context;
}

/** `pnpm e2e --shake`: the delay of every response. */
const slowMs = Number(process.env["E2E_SLOW_MS"] ?? 0);

async function slowDown(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: slowMs,
    downloadThroughput: 1_000_000,
    uploadThroughput: 250_000,
  });
}

/** A new page in the context, which keeps only its caches, the language and the session. */
export async function openIn(
  context: BrowserContext,
  origin: string,
  { width, height, scheme = "light", language = "en" }: View,
  signedIn?: SignedIn,
): Promise<OpenedPage> {
  const kept: { name: string; value: string }[] = [
    { name: "selectedFrontLanguage", value: language },
    { name: "selectedLanguage", value: language },
  ];
  if (signedIn) {
    const { token, expiresAt } = signedIn.caller;
    kept.push({ name: sessionKeys[signedIn.app], value: JSON.stringify({ token, expiresAt }) });
  }
  await context.setStorageState({ cookies: [], origins: [{ origin, localStorage: kept }] });
  const page = await context.newPage();
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  if (slowMs > 0) await slowDown(page);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
  });
  return { page, errors };
}

/** The session that was created by signing in on this page. */
export async function tokenIn(page: Page, app: App): Promise<string> {
  const raw = await page.evaluate((key) => localStorage.getItem(key), sessionKeys[app]);
  return (JSON.parse(raw ?? "{}") as { token?: string }).token ?? "";
}
