import type { AdminScreenPath } from "@polyphon/contract/screens/screens.ts";
import { listOfScreen } from "../menu/list-of-screen.ts";
import { screenKey } from "../../shared/screens/screen-key.ts";

/** The keys of what a screen may say of a record that does not exist: its own words, or those of its list. */
export function missingKeys(screen: AdminScreenPath): readonly string[] {
  return [screen, listOfScreen[screen] ?? screen].map(
    (path) => `missing.titles.${screenKey(path).slice("screens.".length)}`,
  );
}
