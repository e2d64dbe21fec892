import { saveMailTemplate as at } from "@polyphon/contract/outreach/mail-templates.contract.ts";
import { placeholderFaults } from "@polyphon/rules/outreach/placeholder-faults.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal, type Violation } from "../../../../platform/operation/refusal.ts";
import type { ResourceLookups } from "../../../../platform/resource/resource-lookups.ts";
import {
  raiseTemplateVersion,
  replaceExclusions,
  replaceWording,
  type Wording,
} from "../../../notifications/notifications.api.ts";
import { mailNamed, showMailTemplates } from "../mail-templates.ts";
import type { OutreachDeps } from "../../outreach.deps.ts";

type Own = { readonly en: Wording | null; readonly de: Wording | null };
const languages = ["en", "de"] as const;

/** A placeholder that the mail does not fill would appear as a gap. */
function refuseUnknownPlaces(own: Own, known: readonly string[]): void {
  const violations = languages.flatMap((language): Violation[] =>
    (["subject", "body"] as const).flatMap((part) => {
      const [fault] = placeholderFaults(own[language]?.[part] ?? "", known);
      const values = { placeholder: fault ?? "", known: known.map((one) => `{{${one}}}`).join(", ") };
      return fault === undefined
        ? []
        : [{ field: `own.${language}.${part}`, error: "unknown_placeholder", values }];
    }),
  );
  if (violations.length > 0) throw new Refusal("validation", {}, violations);
}

async function refuseMissing(
  tx: Tx,
  lookups: ResourceLookups,
  source: "company" | "holdingEntity",
  ids: readonly number[],
  field: string,
): Promise<void> {
  const wanted = [...new Set(ids)];
  const found = wanted.length === 0 ? [] : await lookups.choices[source].named(tx, wanted);
  if (found.length < wanted.length)
    throw new Refusal("not_found", {}, [{ field, error: "not_found", values: {} }]);
}

export const saveEmailTemplate = ({ lookups }: OutreachDeps) =>
  command(at, async ({ input, tx }) => {
    const { name, own, companies, holdingEntities } = input;
    const { words } = mailNamed(name);
    refuseUnknownPlaces(own, words.placeholders);
    await refuseMissing(tx, lookups, "company", companies, "companies");
    await refuseMissing(tx, lookups, "holdingEntity", holdingEntities, "holdingEntities");

    if ((await raiseTemplateVersion(tx, name, input.version)) === null) throw new Refusal("edited_meanwhile");
    for (const language of languages) await replaceWording(tx, name, language, own[language]);
    await replaceExclusions(tx, name, { companies, holdingEntities });

    const [saved] = await showMailTemplates(tx, lookups, name);
    if (!saved) throw new Error(`${name} is not shown`);
    return saved;
  });
