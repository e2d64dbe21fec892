import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Caller } from "../kit/people/caller.ts";
import { inspectPage } from "../kit/screens/inspect-page.ts";
import { looksOfState } from "../kit/looks.ts";
import { openPage } from "../kit/pages.ts";
import type { App } from "../kit/visitor.ts";
import type { ScreenState } from "./screen-state.ts";

/** Opens the states one after the other in one page and collects the complaints about each. */
export async function complaintsOf(
  states: readonly ScreenState[],
  language: Language,
  app: App,
  caller?: Caller,
): Promise<string[]> {
  const view = { width: 1280, height: 900, language };
  const { page, errors } = await openPage(view, caller ? { signedIn: { app, caller } } : {});
  const complaints: string[] = [];
  for (const state of states) {
    try {
      await state.show(page);
      complaints.push(...(await inspectPage(page, state.name, state.looks ?? looksOfState(language))));
      await state.leave?.(page);
    } catch (error) {
      // One state that does not open must not hide what is wrong with the others.
      complaints.push(`${state.name}: ${String(error)}`);
    }
    if (!state.provokesErrors) complaints.push(...errors.map((error) => `${state.name}: ${error}`));
    errors.length = 0;
  }
  await page.close();
  return complaints;
}
