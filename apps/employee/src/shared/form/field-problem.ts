import { t, type TextKey, type TextValues } from "../text/text.ts";

/** What is wrong with one field, as the address of a sentence. */
export interface FieldProblem {
  readonly key: TextKey;
  readonly values?: TextValues;
}

/** Names without a problem are absent, or undefined. */
export type Problems<Name extends string> = { readonly [One in Name]?: FieldProblem | undefined };

export function problemTexts<Name extends string>(problems: Problems<Name>): Partial<Record<Name, string>> {
  const told = Object.entries<FieldProblem | undefined>(problems).flatMap(([name, problem]) =>
    problem === undefined ? [] : [[name, t(problem.key, problem.values)]],
  );
  return Object.fromEntries(told) as Partial<Record<Name, string>>;
}
