import type { ShownMailTemplate } from "@polyphon/contract/outreach/mail-templates.contract.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import type { ResourceLookups } from "../../../platform/resource/resource-lookups.ts";
import {
  changeableMails,
  findExclusions,
  findTemplateVersions,
  findWordings,
} from "../../notifications/notifications.api.ts";

export function mailNamed(name: string): (typeof changeableMails)[number] {
  const found = changeableMails.find((one) => one.name === name);
  if (!found) throw new Refusal("not_found");
  return found;
}

/** Mails to visitors and to the provider's own staff belong to no company. */
const ofNoCompany: ReadonlySet<string> = new Set(["enquiry-received", "enquiry-reply"]);

/** All of them, or one. */
export async function showMailTemplates(
  tx: Tx,
  lookups: ResourceLookups,
  only: string | null,
): Promise<ShownMailTemplate[]> {
  const wordings = await findWordings(tx, only);
  const exclusions = await findExclusions(tx, only);
  const versions = await findTemplateVersions(tx);
  const named = async (source: "company" | "holdingEntity", ids: readonly number[]) =>
    new Map((await lookups.choices[source].named(tx, [...new Set(ids)])).map(({ id, name }) => [id, name]));
  const companies = await named(
    "company",
    exclusions.flatMap((one) => one.companies),
  );
  const entities = await named(
    "holdingEntity",
    exclusions.flatMap((one) => one.holdingEntities),
  );
  const inOrder = (ids: readonly number[], names: ReadonlyMap<number, string>) =>
    ids
      .flatMap((id) => (names.has(id) ? [{ id, name: names.get(id) ?? "" }] : []))
      .toSorted((one, other) => one.name.localeCompare(other.name));

  const shown = only === null ? changeableMails : [mailNamed(only)];
  return shown.map(({ name, words }) => {
    const own = (language: "en" | "de") => {
      const found = wordings.find((one) => one.template === name && one.language === language);
      return found ? { subject: found.subject, body: found.body } : null;
    };
    const excluded = exclusions.find((one) => one.template === name);
    return {
      name,
      toCompanies: !ofNoCompany.has(name),
      placeholders: [...words.placeholders],
      standard: words.wording,
      own: { en: own("en"), de: own("de") },
      companies: inOrder(excluded?.companies ?? [], companies),
      holdingEntities: inOrder(excluded?.holdingEntities ?? [], entities),
      version: versions.get(name) ?? 0,
    };
  });
}
