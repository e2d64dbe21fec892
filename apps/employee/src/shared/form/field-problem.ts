import { t, type TextKey, type TextValues } from "../text/text.ts";

/** The fault of one field, as a text key. */
export interface FieldProblem {
  readonly key: TextKey;
  readonly values?: TextValues;
}

/** Fields without a fault are absent, or undefined. */
export type Problems<Name extends string> = { readonly [One in Name]?: FieldProblem | undefined };

export function problemTexts<Name extends string>(problems: Problems<Name>): Partial<Record<Name, string>> {
  const messages = Object.entries<FieldProblem | undefined>(problems).flatMap(([name, problem]) =>
    problem === undefined ? [] : [[name, t(problem.key, problem.values)]],
  );
  return Object.fromEntries(messages) as Partial<Record<Name, string>>;
}
