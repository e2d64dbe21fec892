import { checkPassword } from "@polyphon/rules/identity/passwords/password-rule.ts";
import type { Text } from "../text/use-text.ts";

export interface NewPassword {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** The faults of a new password and its repetition, per field. */
export function checkNewPassword(
  { newPassword, confirmPassword }: NewPassword,
  text: Text,
): Partial<Record<keyof NewPassword, string>> {
  const wanted = newPassword.trim();
  const repeated = confirmPassword.trim();
  const found: Partial<Record<keyof NewPassword, string>> = {};
  if (wanted === "") found.newPassword = text("identity.password.newNeeded");
  else if (checkPassword(wanted).length > 0) found.newPassword = text("violations.password");
  if (repeated === "") found.confirmPassword = text("identity.password.confirmNeeded");
  else if (repeated !== wanted) found.confirmPassword = text("identity.password.noMatch");
  return found;
}
