import type { ContentLanguage } from "@polyphon/contract/content/content.ts";

const codes: Record<ContentLanguage, string> = {
  ENGLISH: "en",
  GERMAN: "de",
  SWEDISH: "sv",
  DUTCH: "nl",
  PORTUGUESE: "pt",
  ITALIAN: "it",
  FRENCH: "fr",
  SPANISH: "es",
  CZECH: "cs",
  POLISH: "pl",
  HUNGARIAN: "hu",
};

/** For the `lang` of a text, so that it is pronounced and hyphenated correctly. */
export const languageCode = (language: ContentLanguage): string => codes[language];
