import { readUserRun as at } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import type { ResourceLookups } from "../../../../platform/resource/resource-lookups.ts";
import { autopilotFactsOf } from "../../../companies/companies.api.ts";
import { findFrontUser } from "../../../identity/identity.api.ts";
import { loggedShares } from "../../../sharing/sharing.api.ts";
import { presentEntries } from "../entries.present.ts";
import { presentUserRun } from "../user-run.present.ts";
import { spanOfWeek } from "../span-of-week.ts";
import { settingOf } from "../../choices/autopilot-setting.store.ts";
import { findUserRun, weeksAround } from "../user-log.store.ts";

export const readUserRun = (lookups: ResourceLookups) =>
  query(at, async ({ input, tx }) => {
    const line = await findUserRun(tx, input.id);
    const company = line && (await autopilotFactsOf(tx, [line.companyId])).get(line.companyId);
    const person = line && (await findFrontUser(tx, line.userId));
    if (!line || !company || !person) throw new Refusal("not_found");

    const week = { userId: line.userId, ...spanOfWeek(line.monday, company.timeZone) };
    const shares = await loggedShares(tx, week);
    return {
      ...presentUserRun(line, `${person.firstName} ${person.lastName}`.trim(), company.name),
      timeZone: company.timeZone,
      cycle: company.cycle,
      on: (await settingOf(tx, line.userId)).on,
      entries: await presentEntries(
        tx,
        lookups,
        { id: line.id, detail: line.detail, zone: company.timeZone },
        shares,
      ),
      weeks: await weeksAround(tx, line.userId, line.monday),
    };
  });
