import { limits } from "@polyphon/contract/limits.ts";

export const passwordFaults = [
  "too_short",
  "too_long",
  "no_digit",
  "no_lower",
  "no_upper",
  "no_special",
] as const;
export type PasswordFault = (typeof passwordFaults)[number];

/** What a new password lacks, in the order in which it is shown; an empty list means that it is valid. */
export function checkPassword(password: string): PasswordFault[] {
  const length = Array.from(password).length;
  const holds: Record<PasswordFault, boolean> = {
    too_short: length < limits.password.min,
    too_long: length > limits.password.max,
    no_digit: !/\p{Nd}/u.test(password),
    no_lower: !/\p{Ll}/u.test(password),
    no_upper: !/\p{Lu}/u.test(password),
    // A space is easily lost in transit, and a letter of another script does not look like a special character.
    no_special: !/[\p{P}\p{S}]/u.test(password),
  };
  return passwordFaults.filter((fault) => holds[fault]);
}
