/** The query parameters of a list's address. */
export type QueryValues = Readonly<Record<string, string | undefined>>;

export interface ListQuery {
  readonly values: QueryValues;
  /** Changes some values and keeps the others; `replace` adds no entry to the browser's history. */
  readonly change: (changes: QueryValues, options?: { readonly replace?: boolean }) => void;
  readonly hrefOf: (changes: QueryValues) => string;
}
