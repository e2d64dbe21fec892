import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

/** The headless shell renders the same pages without a window manager, with a quarter less CPU. */
const known = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"] as const;
const executablePath = process.env["CHROMIUM"] ?? known.find((path) => existsSync(path)) ?? known[1];

export const launchOptions = {
  executablePath,
  headless: true,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // A page lives for seconds, so the optimizing compilers never pay off.
    "--js-flags=--no-opt --no-maglev",
  ],
};

/** A browser besides the worker's own, for pictures and for other launch arguments. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...more] });
}
