import { identity as textsDe } from "@polyphon/i18n/de/identity/identity.server.ts";
import { identity as textsEn } from "@polyphon/i18n/en/identity/identity.server.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";

const texts = { en: textsEn, de: textsDe };

/** The API's success messages, in the language asked for. */
export function answersIn(language: Language) {
  return texts[language].answers;
}
