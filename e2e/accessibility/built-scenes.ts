import { type Language, languages } from "@polyphon/i18n/kit/languages.ts";
import type { Page } from "playwright-core";
import { url } from "../kit/own-stack.ts";
import { builtAddresses } from "../kit/built-addresses.ts";
import type { App } from "../kit/open-as.ts";
import { partOf } from "../kit/part-of.ts";
import { quietNetwork } from "../kit/quiet-network.ts";
import { headingAt } from "../kit/walk-screens.ts";
import type { Scene } from "./scene.ts";

async function open(page: Page, address: string): Promise<void> {
  await page.goto(url + address);
  await page.waitForLoadState("networkidle");
}

/** Whoever is signed in goes from screen to screen without loading the app again, which takes most of the time of a visit. */
async function walk(page: Page, address: string): Promise<void> {
  if (!page.url().startsWith(url)) return open(page, address);
  await quietNetwork(page);
  if ((await headingAt(page, address)) === "") throw new Error("no heading within a minute");
  await quietNetwork(page);
}

interface Wanted {
  readonly app: App;
  readonly language: Language;
  readonly idOf: (path: string) => number;
  readonly forVisitors: boolean;
  /** All that an address opens, unless some are meant. */
  readonly only?: (path: string) => boolean;
}

/** The built screens that an address opens, each in one of the languages. */
export function builtScenes({ app, language, idOf, forVisitors, only = () => true }: Wanted): Scene[] {
  const built = builtAddresses(app, idOf).filter(
    (screen) => screen.forVisitors === forVisitors && only(screen.path),
  );
  return partOf(built, languages.indexOf(language), languages.length).map(({ path, address, refuses }) => ({
    name: path,
    provokesErrors: refuses,
    show: (page) => (forVisitors ? open(page, address) : walk(page, address)),
  }));
}
