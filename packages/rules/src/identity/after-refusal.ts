import { errors, type Problem } from "@polyphon/contract/errors.ts";

/** What the employee app does beside showing the server's message. */
export type AfterRefusal =
  | "stay"
  | "to-profile"
  | "to-dashboard"
  | "to-expired-password"
  | "to-own-password"
  | "sign-out"
  | "read-account-again";

const answers = new Map<Problem["code"], AfterRefusal>([
  [errors.network_not_connected.code, "to-profile"],
  [errors.connection_expired.code, "to-profile"],
  [errors.feature_off.code, "to-dashboard"],
  [errors.level_too_low.code, "to-dashboard"],
  [errors.light_front_user.code, "to-dashboard"],
  [errors.terms_not_accepted.code, "to-dashboard"],
  [errors.password_expired.code, "to-expired-password"],
  [errors.password_must_change.code, "to-own-password"],
  [errors.account_disabled.code, "sign-out"],
  [errors.company_inactive.code, "sign-out"],
  [errors.invalid_token.code, "sign-out"],
  [errors.session_changed.code, "read-account-again"],
]);

/** Every other refusal is shown where it happened. */
export function afterRefusal(code: Problem["code"]): AfterRefusal {
  return answers.get(code) ?? "stay";
}
