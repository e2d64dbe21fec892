import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Page } from "@playwright/test";
import { url } from "../kit/own-stack.ts";
import { builtAddresses } from "../kit/built-addresses.ts";
import type { App } from "../kit/visitor.ts";
import { looksOf } from "../kit/looks.ts";
import { quietNetwork } from "../kit/screens/quiet-network.ts";
import { headingAt } from "../kit/screens/walk-screens.ts";
import type { ScreenState } from "./screen-state.ts";

async function open(page: Page, address: string): Promise<void> {
  // Listening starts before the first request, so that none is missed.
  await quietNetwork(page);
  await page.goto(url + address);
  await quietNetwork(page);
}

/** Signed-in users go from screen to screen without reloading the app, which would take most of the time of a visit. */
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
  /** Every address by default. */
  readonly only?: (path: string) => boolean;
}

/** The built screens that an address opens, limited to those inspected in this language. */
export function builtStates({ app, language, idOf, forVisitors, only = () => true }: Wanted): ScreenState[] {
  return builtAddresses(app, idOf).flatMap(({ path, address, refuses, forVisitors: visited }, at) => {
    const looks = looksOf(at).filter((look) => look.language === language);
    if (looks.length === 0 || visited !== forVisitors || !only(path)) return [];
    const show = (page: Page) => (forVisitors ? open(page, address) : walk(page, address));
    return [{ name: path, looks, provokesErrors: refuses, show }];
  });
}
