import type { contentLanguages as en } from "../../en/content/languages.shared.ts";
import type { TextsOf } from "../../kit/texts-of.ts";

export const contentLanguages: TextsOf<typeof en> = {
  ENGLISH: "Englisch",
  GERMAN: "Deutsch",
  SWEDISH: "Schwedisch",
  DUTCH: "Niederländisch",
  PORTUGUESE: "Portugiesisch",
  ITALIAN: "Italienisch",
  FRENCH: "Französisch",
  SPANISH: "Spanisch",
  CZECH: "Tschechisch",
  POLISH: "Polnisch",
  HUNGARIAN: "Ungarisch",
};
