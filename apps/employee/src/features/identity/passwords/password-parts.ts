import { limits } from "@polyphon/contract/limits.ts";
import { checkPassword, type PasswordFault } from "@polyphon/rules/identity/passwords/password-rule.ts";

export const passwordParts = ["length", "digit", "lower", "upper", "special"] as const;
export type PasswordPart = (typeof passwordParts)[number];

const faultsOf: Record<PasswordPart, readonly PasswordFault[]> = {
  length: ["too_short", "too_long"],
  digit: ["no_digit"],
  lower: ["no_lower"],
  upper: ["no_upper"],
  special: ["no_special"],
};

/** Which rules the typed password satisfies so far. */
export function fulfilledParts(typed: string): ReadonlySet<PasswordPart> {
  const faults = new Set(checkPassword(typed.trim()));
  return new Set(passwordParts.filter((part) => faultsOf[part].every((fault) => !faults.has(fault))));
}

export const lengthValues = { min: limits.password.min, max: limits.password.max };
