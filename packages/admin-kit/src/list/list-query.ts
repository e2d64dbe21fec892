/** What stands behind the question mark of a list's address. */
export type QueryValues = Readonly<Record<string, string | undefined>>;

export interface ListQuery {
  readonly values: QueryValues;
  /** Changes some values and keeps the others; `replace` leaves no step in the browser's history. */
  readonly change: (changes: QueryValues, options?: { readonly replace?: boolean }) => void;
  readonly hrefOf: (changes: QueryValues) => string;
}
