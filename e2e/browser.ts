import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";

/** The shell draws the same pages without a window manager behind it, for a quarter less of the processor. */
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
    // A page lives for seconds: what the optimizing compilers cost is never earned back.
    "--js-flags=--no-opt --no-maglev",
  ],
};

/** A browser beside the worker's own, for pictures and for one that needs other arguments. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...more] });
}
