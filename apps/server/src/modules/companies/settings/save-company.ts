import type { CompanySettings } from "@polyphon/contract/companies/settings/company-settings.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { checkCompany, keptSettings } from "@polyphon/rules/companies/settings/check-company.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { recordChange } from "../../../platform/resource/record-change.ts";
import type { ServedResource } from "../../../platform/resource/served-resource.ts";
import type { ShownRow } from "../../../platform/resource/show-rows.ts";
import { addRow, refuseForeign, editRow } from "../../../platform/resource/write-rows.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import type { CompaniesDeps } from "../companies.deps.ts";
import { isDomainTaken, writeLogo } from "../company/company.store.ts";
import { allSettings } from "./company-settings-table.ts";
import { refuseFaults } from "./refuse-faults.ts";
import { replaceReservedDays } from "./reserved-days.store.ts";
import { settingsRow } from "./show-company.ts";

export interface CompanySave {
  readonly tx: Tx;
  readonly actor: StaffActor;
  readonly language: Language;
  /** The complete settings, also where only a part of them is written. */
  readonly wanted: CompanySettings;
  /** The row as it was, locked; null for a new company. */
  readonly before: ShownRow | null;
  /** The version that was read; undefined overwrites any. */
  readonly version?: number | undefined;
  /** Which part is written. */
  readonly settings?: ServedResource;
}

async function refuseForeignDays(tx: Tx, { lookups }: CompaniesDeps, wanted: CompanySettings): Promise<void> {
  for (const [at, { category, tags }] of wanted.reservedDays.entries()) {
    const ids = [...new Set(tags)];
    const known =
      (await lookups.choices.category.named(tx, [category])).length === 1 &&
      (await lookups.choices.definingTag.named(tx, ids)).length === ids.length;
    if (!known)
      throw new Refusal("not_found", {}, [
        { field: `reservedDays.${at}.category`, error: "not_found", values: {} },
      ]);
  }
}

async function setLogo(tx: Tx, deps: CompaniesDeps, id: number, save: CompanySave): Promise<void> {
  const { logo } = save.wanted;
  const had = (save.before?.["logo"] as { readonly id: number } | null | undefined)?.id ?? null;
  // A logo that came with the data has no picture row and stays until another is chosen.
  if (logo !== had) await writeLogo(tx, id, logo === null ? null : await deps.pictureKey(tx, logo));
}

/** Checks and writes a company's settings with everything that depends on them. */
export async function saveCompany(deps: CompaniesDeps, save: CompanySave): Promise<number> {
  const { tx, actor, language, before, settings = allSettings } = save;
  const wanted = keptSettings(save.wanted);
  refuseFaults(checkCompany(save.wanted), language);
  if (await isDomainTaken(tx, wanted.companyDomain, before?.id ?? null))
    refuseFaults([{ field: "companyDomain", say: "domainTaken" }], language);
  await refuseForeign(tx, settings, wanted, deps.lookups);
  await refuseForeignDays(tx, deps, wanted);

  const id = before?.id ?? (await addRow(tx, settings, actor, wanted));
  if (before) await editRow(tx, settings, { ...wanted, id, version: save.version ?? before.version });
  await setLogo(tx, deps, id, save);
  await replaceReservedDays(tx, id, wanted.reservedDays);
  await recordChange(tx, {
    resource: settings,
    actor: { accountId: actor.accountId, companyId: id },
    before,
    after: await settingsRow(tx, deps, actor, id, settings),
  });
  return id;
}
