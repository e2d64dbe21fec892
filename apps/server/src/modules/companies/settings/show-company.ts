import type { CompanyRecord } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import type { ReservedDay, ShownSettings } from "@polyphon/contract/companies/settings/company-settings.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { findRow } from "../../../platform/resource/resource-rows.ts";
import type { ServedResource } from "../../../platform/resource/served-resource.ts";
import { type ShownRow, showRows } from "../../../platform/resource/show-rows.ts";
import type { StaffActor } from "../../../platform/session/actor.ts";
import { countCompanyPeople, namesOfAccounts } from "../../identity/identity.api.ts";
import type { CompaniesDeps } from "../companies.deps.ts";
import { findLogo, lastSave } from "../company/company.store.ts";
import { allSettings } from "./company-settings-table.ts";
import { findReservedDays } from "./reserved-days.store.ts";

/** A company's settings with the names of what they refer to. */
export async function settingsRow(
  tx: Tx,
  deps: Pick<CompaniesDeps, "lookups">,
  actor: StaffActor,
  id: number,
  settings: ServedResource = allSettings,
  forUpdate = false,
): Promise<ShownRow> {
  const row = await findRow(tx, settings, actor, id, forUpdate);
  const [shown] = await showRows(tx, settings, [row], deps.lookups);
  return shown ?? row;
}

async function namedDays(
  tx: Tx,
  { lookups: { choices } }: Pick<CompaniesDeps, "lookups">,
  days: readonly ReservedDay[],
): Promise<ShownSettings["reservedDays"]> {
  const categories = await choices.category.named(tx, [...new Set(days.map(({ category }) => category))]);
  const tags = await choices.definingTag.named(tx, [...new Set(days.flatMap((day) => day.tags))]);
  const plain = ({ id, name }: { id: number; name: string }) => ({ id, name });
  return days.flatMap((day) => {
    const category = categories.find(({ id }) => id === day.category);
    if (!category) return [];
    return [
      {
        ...day,
        category: plain(category),
        tags: tags.filter(({ id }) => day.tags.includes(id)).map(plain),
      },
    ];
  });
}

export async function showCompany(
  tx: Tx,
  deps: CompaniesDeps,
  actor: StaffActor,
  id: number,
): Promise<CompanyRecord> {
  const row = await settingsRow(tx, deps, actor, id);
  const { all } = await countCompanyPeople(tx, id);
  const save = await lastSave(tx, id);
  const names = typeof save?.actorId === "number" ? await namesOfAccounts(tx, [save.actorId]) : null;
  const logoKey = await findLogo(tx, id);
  const days = await namedDays(tx, deps, await findReservedDays(tx, id));
  return {
    ...(row as unknown as Omit<ShownSettings, "reservedDays">),
    reservedDays: days,
    id: row.id,
    version: row.version,
    logoUrl: logoKey === null ? null : deps.sign(logoKey),
    users: { all },
    savedAt: save?.at.toISOString() ?? null,
    savedBy: names?.get(save?.actorId ?? 0) ?? null,
  };
}
