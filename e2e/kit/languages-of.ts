import { basename } from "node:path";
import { type Language, languages } from "@polyphon/i18n/kit/languages.ts";
import { full } from "./full.ts";

/**
 * The languages in which the journeys of a file are played: one in the gate, which its name decides, so that half of the
 * files are English and half German; `pnpm e2e --full` plays both and E2E_LANGUAGE names one.
 */
export function languagesOf(file: string): readonly Language[] {
  const named = languages.filter((one) => one === process.env["E2E_LANGUAGE"]);
  if (named.length > 0) return named;
  if (full) return languages;
  const sum = Buffer.from(basename(file)).reduce((all, byte) => all + byte, 0);
  return languages.filter((_, at) => at === sum % languages.length);
}

/** Of the casts, one for each language, those whose language is played. */
export function castsOf<Cast extends { readonly language: Language }>(
  file: string,
  casts: readonly Cast[],
): readonly Cast[] {
  const played = languagesOf(file);
  return casts.filter(({ language }) => played.includes(language));
}
