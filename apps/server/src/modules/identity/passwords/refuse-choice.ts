import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { choiceFaults, type PasswordChoice } from "@polyphon/rules/identity/passwords/choose-password.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";

/** Refuses an invalid password choice, field by field. */
export function refuseChoice(choice: PasswordChoice, language: Language): void {
  const violations = choiceFaults(choice).map(({ field, say }) => ({
    field,
    message: serverTexts[language].violations[say],
  }));
  if (violations.length > 0) throw new Refusal("validation", {}, violations);
}
