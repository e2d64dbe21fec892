import type { ErrorName } from "@polyphon/contract/errors.ts";

/** A fault at one field: in words already, or as a refusal whose words the answer takes from the texts. */
export type Violation =
  | { readonly field: string; readonly message: string }
  | {
      readonly field: string;
      readonly error: ErrorName;
      readonly values: Readonly<Record<string, string | number>>;
    };

/** The product says no, for a reason that has a code and a text. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly error: ErrorName;
  readonly values: Readonly<Record<string, string | number>>;
  readonly violations: readonly Violation[];

  constructor(
    error: ErrorName,
    values: Readonly<Record<string, string | number>> = {},
    violations: readonly Violation[] = [],
  ) {
    super(error);
    this.name = "Refusal";
    this.error = error;
    this.values = values;
    this.violations = violations;
  }
}

/** A policy's verdict: true, or the name of the refusal. */
export type Verdict = true | ErrorName;

export function allow(verdict: Verdict): void {
  if (verdict !== true) throw new Refusal(verdict);
}
