import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { chooseLanguage, storedLanguage } from "@polyphon/web/text/language.ts";

const key = "selectedFrontLanguage";

/** The language of this page, which changes only with a reload. */
export const language: Language = storedLanguage(key);

export function switchLanguage(to: Language): void {
  if (to !== language) chooseLanguage(key, to);
}
