import { weighDeactivation as at } from "@polyphon/contract/companies/settings/company-settings.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { countCompanyPeople } from "../../../identity/identity.api.ts";
import type { CompaniesDeps } from "../../companies.deps.ts";
import { isClient } from "../../company/company.store.ts";

export const weighCompanyDeactivation = (deps: CompaniesDeps) =>
  query(at, async ({ input, tx }) => {
    const sums = { employees: 0, autopilotUsers: 0, scheduledShares: 0 };
    for (const id of new Set(input.ids)) {
      if (!(await isClient(tx, id))) throw new Refusal("not_found");
      const scheduled = Object.values(await deps.waitingShares(tx, id));
      sums.employees += (await countCompanyPeople(tx, id)).all;
      sums.autopilotUsers += await deps.autopilotUsers(tx, id);
      sums.scheduledShares += scheduled.reduce((all, count) => all + count, 0);
    }
    return sums;
  });
