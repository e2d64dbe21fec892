import { isPersonName } from "@polyphon/contract/identity/person-name.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { checkPassword } from "@polyphon/rules/identity/passwords/password-rule.ts";
import type { FieldProblem, Problems } from "../../shared/form/field-problem.ts";

const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export function checkEmail(typed: string): FieldProblem | undefined {
  const address = typed.trim();
  if (address === "") return { key: "identity.login.emailRequired" };
  if (address.length > limits.email.max) {
    return { key: "identity.login.emailLength", values: { max: limits.email.max } };
  }
  return email.test(address) ? undefined : { key: "identity.login.emailFormat" };
}

function checkName(
  typed: string,
  required: "identity.fields.firstNameRequired" | "identity.fields.lastNameRequired",
): FieldProblem | undefined {
  const name = typed.trim();
  if (name === "") return { key: required };
  if (name.length > limits.name.max)
    return { key: "identity.fields.tooLong", values: { max: limits.name.max } };
  return isPersonName(name) ? undefined : { key: "identity.fields.notAName" };
}

export interface NameValues {
  readonly firstName: string;
  readonly lastName: string;
}

export function checkNames({ firstName, lastName }: NameValues): Problems<keyof NameValues> {
  return {
    firstName: checkName(firstName, "identity.fields.firstNameRequired"),
    lastName: checkName(lastName, "identity.fields.lastNameRequired"),
  };
}

export interface NewPasswordValues {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

function checkConfirmation({ newPassword, confirmPassword }: NewPasswordValues): FieldProblem | undefined {
  if (confirmPassword.trim() === "") return { key: "identity.password.confirmRequired" };
  return confirmPassword.trim() === newPassword.trim() ? undefined : { key: "identity.password.mismatch" };
}

/** Wherever a password is chosen: the rule, and the same password twice. */
export function checkNewPassword(values: NewPasswordValues): Problems<keyof NewPasswordValues> {
  const chosen = values.newPassword.trim();
  const fault: FieldProblem | undefined =
    chosen === ""
      ? { key: "identity.password.newRequired" }
      : checkPassword(chosen).length > 0
        ? { key: "identity.password.weak" }
        : undefined;
  return { newPassword: fault, confirmPassword: checkConfirmation(values) };
}

export function checkHeadline(typed: string): FieldProblem | undefined {
  return typed.trim().length > limits.profile.headlineMax
    ? { key: "identity.fields.tooLong", values: { max: limits.profile.headlineMax } }
    : undefined;
}
