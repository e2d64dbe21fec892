export interface PasswordChoice {
  readonly newPassword: string;
  readonly confirmPassword: string;
  /** Where it is known: a change that changes nothing is none. */
  readonly currentPassword?: string;
}

export interface ChoiceFault {
  readonly field: "newPassword" | "confirmPassword";
  readonly say: "passwordMatch" | "passwordSame";
}

/** What is wrong with a chosen password beside its own form, which the contract checks. */
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
