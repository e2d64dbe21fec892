export interface PasswordChoice {
  readonly newPassword: string;
  readonly confirmPassword: string;
  /** Where it is known: reusing the old password is refused. */
  readonly currentPassword?: string;
}

export interface ChoiceFault {
  readonly field: "newPassword" | "confirmPassword";
  readonly say: "passwordMatch" | "passwordSame";
}

/** Faults of a chosen password beyond its own format, which the contract checks. */
export function choiceFaults({
  newPassword,
  confirmPassword,
  currentPassword,
}: PasswordChoice): ChoiceFault[] {
  const faults: ChoiceFault[] = [];
  if (newPassword === currentPassword) faults.push({ field: "newPassword", say: "passwordSame" });
  if (newPassword !== confirmPassword) faults.push({ field: "confirmPassword", say: "passwordMatch" });
  return faults;
}
