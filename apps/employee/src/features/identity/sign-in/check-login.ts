import type { Problems } from "../../../shared/form/field-problem.ts";
import { checkEmail } from "../check-fields.ts";

export interface LoginValues extends Record<string, string> {
  readonly username: string;
  readonly password: string;
}

/** Faults that are known before asking the server, which checks again. */
export function checkLogin({ username, password }: LoginValues): Problems<"username" | "password"> {
  const email = checkEmail(username);
  return {
    ...(email && { username: email }),
    ...(password.trim() === "" && { password: { key: "identity.login.passwordRequired" } }),
  };
}
