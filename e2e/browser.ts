import { existsSync } from "node:fs";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";

/** The shell draws the same pages without a window manager behind it, for a quarter less of the processor. */
const known = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"] as const;
const executablePath = process.env["CHROMIUM"] ?? known.find((path) => existsSync(path)) ?? known[1];
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath, headless: true, args: [...args, ...more] });
}

export interface View {
  readonly width: number;
  readonly height: number;
  readonly scheme?: "light" | "dark";
  readonly language?: "en" | "de";
}

/** What a step may take on a machine that gets half of its processor: twice what Playwright grants by itself. */
const patienceMs = 60_000;

/** A fresh visitor. Errors in the page's console fail whoever asks for them at the end. */
export async function openPage(
  browser: Browser,
  view: View,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; errors: string[] }> {
  const language = view.language ?? "en";
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.height },
    colorScheme: view.scheme ?? "light",
    reducedMotion: "reduce",
    locale: language === "de" ? "de-DE" : "en-GB",
    timezoneId: "Europe/Berlin",
    ...options,
  });
  context.setDefaultTimeout(patienceMs);
  await context.addInitScript((chosen) => {
    localStorage.setItem("selectedFrontLanguage", chosen);
    localStorage.setItem("selectedLanguage", chosen);
  }, language);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
  });
  return { page, errors };
}
