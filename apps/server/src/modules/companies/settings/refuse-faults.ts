import { fill } from "@polyphon/i18n/kit/fill.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import type { Fault } from "@polyphon/rules/companies/fault.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";

/** Refuses with a message at each invalid field. */
export function refuseFaults(faults: readonly Fault[], language: Language): void {
  if (faults.length === 0) return;
  const texts: Readonly<Record<string, string>> = serverTexts[language].violations;
  throw new Refusal(
    "validation",
    {},
    faults.map(({ field, say, values }) => ({
      field,
      message: fill(texts[say] ?? serverTexts[language].violations.format, values ?? {}),
    })),
  );
}
