import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Page } from "@playwright/test";
import { url } from "../kit/own-stack.ts";
import { builtAddresses } from "../kit/built-addresses.ts";
import type { App } from "../kit/visitor.ts";
import { looksOf } from "../kit/looks.ts";
import { quietNetwork } from "../kit/screens/quiet-network.ts";
import { headingAt } from "../kit/screens/walk-screens.ts";
import type { Scene } from "./scene.ts";

async function open(page: Page, address: string): Promise<void> {
  // Whoever listens before the page asks for anything misses nothing.
  await quietNetwork(page);
  await page.goto(url + address);
  await quietNetwork(page);
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

/** The built screens that an address opens, as far as they are looked at in this language. */
export function builtScenes({ app, language, idOf, forVisitors, only = () => true }: Wanted): Scene[] {
  return builtAddresses(app, idOf).flatMap(({ path, address, refuses, forVisitors: visited }, at) => {
    const looks = looksOf(at).filter((look) => look.language === language);
    if (looks.length === 0 || visited !== forVisitors || !only(path)) return [];
    const show = (page: Page) => (forVisitors ? open(page, address) : walk(page, address));
    return [{ name: path, looks, provokesErrors: refuses, show }];
  });
}
