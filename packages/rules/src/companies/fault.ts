/** What is wrong at one field: the sentence is a key of the violations, filled with the values. */
export interface Fault {
  readonly field: string;
  readonly say: string;
  readonly values?: Readonly<Record<string, string | number>>;
}
