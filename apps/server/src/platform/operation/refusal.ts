import type { ErrorName, RowUse } from "@polyphon/contract/errors.ts";

/** An error at one field: as text, or as a refusal whose text the answer looks up. */
export type Violation =
  | { readonly field: string; readonly message: string }
  | {
      readonly field: string;
      readonly error: ErrorName;
      readonly values: Readonly<Record<string, string | number>>;
      /** The word in the field's text that is refused. */
      readonly found?: string;
    };

/** A no of the product, with a code and a text. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly error: ErrorName;
  readonly values: Readonly<Record<string, string | number>>;
  readonly violations: readonly Violation[];
  /** Of a row that is still in use: by what. */
  readonly uses: readonly RowUse[];

  constructor(
    error: ErrorName,
    values: Readonly<Record<string, string | number>> = {},
    violations: readonly Violation[] = [],
    uses: readonly RowUse[] = [],
  ) {
    super(error);
    this.name = "Refusal";
    this.error = error;
    this.values = values;
    this.violations = violations;
    this.uses = uses;
  }
}

/** A policy's verdict: true, or the name of the refusal. */
export type Verdict = true | ErrorName;

export function allow(verdict: Verdict): void {
  if (verdict !== true) throw new Refusal(verdict);
}
