import type { Problems } from "../../shared/form/field-problem.ts";
import { checkEmail, checkNames, checkNewPassword } from "./check-fields.ts";

export interface RegisterValues extends Record<string, string | boolean> {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
  readonly agree: boolean;
}

type RegisterField = "firstName" | "lastName" | "email" | "newPassword" | "confirmPassword" | "agree";

export function checkRegister(values: RegisterValues): Problems<RegisterField> {
  return {
    ...checkNames(values),
    email: checkEmail(values.email),
    ...checkNewPassword(values),
    agree: values.agree ? undefined : { key: "identity.register.agreeRequired" },
  };
}
