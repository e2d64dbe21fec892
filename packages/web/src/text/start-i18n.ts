import type { Language } from "@polyphon/i18n/kit/languages.ts";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";

/** Texts of one language only: the other one is not downloaded until it is chosen. */
export async function startI18n(language: Language, texts: object): Promise<void> {
  document.documentElement.lang = language;
  await i18next.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: texts } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
}
