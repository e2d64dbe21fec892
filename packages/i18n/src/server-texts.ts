import { errors as errorsDe } from "./de/errors/errors.server.ts";
import { uses as usesDe } from "./de/errors/uses.shared.ts";
import { violations as violationsDe } from "./de/errors/violations.server.ts";
import { errors } from "./en/errors/errors.server.ts";
import { uses } from "./en/errors/uses.shared.ts";
import { violations } from "./en/errors/violations.server.ts";
import type { Language } from "./kit/languages.ts";
import type { TextsOf } from "./kit/texts-of.ts";

const en = { errors, uses, violations };

/** The API's own messages, in the language the caller asked for. */
export const serverTexts: Record<Language, TextsOf<typeof en>> = {
  en,
  de: { errors: errorsDe, uses: usesDe, violations: violationsDe },
};
