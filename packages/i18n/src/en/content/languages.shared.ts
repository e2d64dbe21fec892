import type { ContentLanguage } from "@polyphon/contract/content/content.ts";

/** The languages that content is written in. */
export const contentLanguages = {
  ENGLISH: "English",
  GERMAN: "German",
  SWEDISH: "Swedish",
  DUTCH: "Dutch",
  PORTUGUESE: "Portuguese",
  ITALIAN: "Italian",
  FRENCH: "French",
  SPANISH: "Spanish",
  CZECH: "Czech",
  POLISH: "Polish",
  HUNGARIAN: "Hungarian",
} as const satisfies Record<ContentLanguage, string>;

/** By their own names, which are the same for every reader. */
export const ownLanguageNames = {
  ENGLISH: "English",
  GERMAN: "Deutsch",
  SWEDISH: "Svenska",
  DUTCH: "Nederlands",
  PORTUGUESE: "Português",
  ITALIAN: "Italiano",
  FRENCH: "Français",
  SPANISH: "Español",
  CZECH: "Čeština",
  POLISH: "Polski",
  HUNGARIAN: "Magyar",
} as const satisfies Record<ContentLanguage, string>;
