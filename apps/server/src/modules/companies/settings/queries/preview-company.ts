import { previewCompany as at } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { consequencesOf, type WeighedSettings } from "@polyphon/rules/companies/settings/consequences.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { findRow } from "../../../../platform/resource/resource-rows.ts";
import { countCompanyPeople, countLastSeen } from "../../../identity/identity.api.ts";
import type { CompaniesDeps } from "../../companies.deps.ts";
import { isClient } from "../../company/company.store.ts";
import { allSettings } from "../company-settings-table.ts";

const dayMs = 24 * 60 * 60 * 1000;

export const previewCompany = (deps: CompaniesDeps) =>
  query(at, async ({ input: { id, ...wanted }, actor, tx, now }) => {
    if (!(await isClient(tx, id))) throw new Refusal("not_found");
    const stored = (await findRow(tx, allSettings, actor, id)) as unknown as WeighedSettings;

    const people = await countCompanyPeople(tx, id);
    const [old, next] = [stored, wanted].map(
      ({ allowedInactivityDays: days }) => new Date(now.getTime() - days * dayMs),
    ) as [Date, Date];
    return {
      consequences: consequencesOf(stored, wanted, {
        employees: people.all,
        groups: people.groups,
        belowElite: people.belowElite,
        inactive: next > old ? await countLastSeen(tx, id, old, next) : 0,
        autopilotUsers: await deps.autopilotUsers(tx, id),
        scheduled: await deps.waitingShares(tx, id),
        connected: await deps.connections(tx, id),
      }),
    };
  });
