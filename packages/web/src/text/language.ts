import type { Language } from "@polyphon/i18n/kit/languages.ts";

/** The stored choice, or English. */
export function storedLanguage(key: string): Language {
  return localStorage.getItem(key) === "de" ? "de" : "en";
}

/** Choosing a language stores it and reloads, so that every text, date and answer is in it. */
export function chooseLanguage(key: string, language: Language): void {
  localStorage.setItem(key, language);
  globalThis.location.reload();
}
