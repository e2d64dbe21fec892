import { limits } from "@polyphon/contract/limits.ts";

export interface Absence {
  /** Whole days since the last sign-in. */
  readonly days: number;
  /** What the company allows. */
  readonly allowedDays: number;
  /** The last reminder of this absence, and how many hours ago it was sent; 0 for none. */
  readonly reminded: number;
  readonly hoursSinceReminder: number;
}

export type AbsenceStep =
  | { readonly kind: "nothing" }
  /** `last`: no other reminder follows before the deactivation, so it must say so. */
  | { readonly kind: "remind"; readonly day: number; readonly last: boolean }
  | { readonly kind: "deactivate" };

/**
 * What is due for an inactive employee. One step a day at most: after a pause of the job nobody gets four mails at
 * once, and nobody is deactivated less than a day after a warning.
 */
export function stepOfAbsence({ days, allowedDays, reminded, hoursSinceReminder }: Absence): AbsenceStep {
  const before = limits.inactivity.reminderDays.filter((day) => day <= allowedDays);
  const due = before.filter((day) => day <= days).at(-1) ?? 0;
  const final = before.at(-1) ?? 0;
  if (due > reminded) return { kind: "remind", day: due, last: due === final };
  const warned = reminded >= final && hoursSinceReminder >= limits.inactivity.warnedHours;
  return days > allowedDays && warned ? { kind: "deactivate" } : { kind: "nothing" };
}
