import { limits } from "@polyphon/contract/limits.ts";
import type { TextKey, TextValues } from "../../shared/text.ts";

export interface LoginValues {
  readonly username: string;
  readonly password: string;
}

export type FieldProblem = { readonly key: TextKey; readonly values?: TextValues };
export type LoginProblems = Partial<Record<keyof LoginValues, FieldProblem>>;

const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** What can be said before asking the server; the server checks again. */
export function checkLogin({ username, password }: LoginValues): LoginProblems {
  const problems: LoginProblems = {};
  const name = username.trim();
  if (name === "") problems.username = { key: "identity.login.emailRequired" };
  else if (name.length > limits.email.max)
    problems.username = { key: "identity.login.emailLength", values: { max: limits.email.max } };
  else if (!email.test(name)) problems.username = { key: "identity.login.emailFormat" };
  if (password.trim() === "") problems.password = { key: "identity.login.passwordRequired" };
  return problems;
}
