import type { Kit } from "@polyphon/admin-kit/kit/kit-context.tsx";
import { violationsOf } from "@polyphon/admin-kit/failure/violation-text.ts";
import {
  companySettings,
  type CompanySettings,
} from "@polyphon/contract/companies/settings/company-settings.ts";
import type { violations } from "@polyphon/i18n/en/errors/violations.server.ts";
import { checkCompany } from "@polyphon/rules/companies/settings/check-company.ts";

export type Faults = Readonly<Record<string, string>>;

/** A fault inside a list of words is shown at the list; one of a reserved day at its row. */
export function placeOf(path: string): string {
  return path.startsWith("reservedDays.") ? path : (path.split(".")[0] ?? path);
}

/** What the server would refuse, with its messages, checked before it is asked. */
export function companyFaults(settings: CompanySettings, text: Kit["text"]): Faults {
  const parsed = companySettings.safeParse(settings);
  const found: Record<string, string> = {};
  if (!parsed.success)
    for (const [path, message] of Object.entries(violationsOf(parsed.error, text)))
      found[placeOf(path)] ??= message;
  // Related values are compared only when each of them is valid.
  if (parsed.success)
    for (const { field, say, values } of checkCompany(parsed.data))
      found[field] ??= text(`violations.${say as keyof typeof violations}`, values ?? {});
  return found;
}
