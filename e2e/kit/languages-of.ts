import { basename } from "node:path";
import { type Language, languages } from "@polyphon/i18n/kit/languages.ts";
import { full } from "./full.ts";

/**
 * The languages in which the journeys of a file run. The gate runs one, derived from the file name so that half of the files
 * are English; `pnpm e2e --full` runs both and E2E_LANGUAGE names one.
 */
export function languagesOf(file: string): readonly Language[] {
  const named = languages.filter((one) => one === process.env["E2E_LANGUAGE"]);
  if (named.length > 0) return named;
  if (full) return languages;
  const sum = Buffer.from(basename(file)).reduce((all, byte) => all + byte, 0);
  return languages.filter((_, at) => at === sum % languages.length);
}

/** Of the casts, one for each language, those whose language runs. */
export function castsOf<Cast extends { readonly language: Language }>(
  file: string,
  casts: readonly Cast[],
): readonly Cast[] {
  const selected = languagesOf(file);
  return casts.filter(({ language }) => selected.includes(language));
}
