import type { Language } from "@polyphon/i18n/kit/languages.ts";
import type { Caller } from "../kit/people/caller.ts";
import { inspectPage } from "../kit/screens/inspect-page.ts";
import { looksOfScene } from "../kit/looks.ts";
import { openPage } from "../kit/pages.ts";
import type { App } from "../kit/visitor.ts";
import type { Scene } from "./scene.ts";

/** Plays the scenes one after the other in one page and collects what is wrong with each. */
export async function complaintsOf(
  scenes: readonly Scene[],
  language: Language,
  app: App,
  caller?: Caller,
): Promise<string[]> {
  const view = { width: 1280, height: 900, language };
  const { page, errors } = await openPage(view, caller ? { signedIn: { app, caller } } : {});
  const complaints: string[] = [];
  for (const scene of scenes) {
    try {
      await scene.show(page);
      complaints.push(...(await inspectPage(page, scene.name, scene.looks ?? looksOfScene(language))));
      await scene.leave?.(page);
    } catch (error) {
      // One scene that does not open must not hide what is wrong with the others.
      complaints.push(`${scene.name}: ${String(error)}`);
    }
    if (!scene.provokesErrors) complaints.push(...errors.map((error) => `${scene.name}: ${error}`));
    errors.length = 0;
  }
  await page.close();
  return complaints;
}
