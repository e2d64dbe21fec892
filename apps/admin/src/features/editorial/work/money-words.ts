import type { Language } from "@polyphon/i18n/kit/languages.ts";

/** Rates are kept in euro cents. */
export function formatEuros(cents: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: "currency", currency: "EUR" }).format(cents / 100);
}

/** The number format that spreadsheets accept in any language. */
export function plainEuros(cents: number): string {
  return (cents / 100).toFixed(2);
}
