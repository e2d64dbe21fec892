const CENTS = 100;

/** Cents as an amount in euros, in the language of the reader. */
export const eurosOf = (cents: number, language: string): string =>
  (cents / CENTS).toLocaleString(language, { style: "currency", currency: "EUR" });
