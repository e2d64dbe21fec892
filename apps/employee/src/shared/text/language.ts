import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { chooseLanguage, storedLanguage } from "@polyphon/web/text/language.ts";
import { languageKey } from "./language-key.ts";

/** The language of this page, which changes only with a reload. */
export const language: Language = storedLanguage(languageKey);

export function switchLanguage(to: Language): void {
  if (to !== language) chooseLanguage(languageKey, to);
}
