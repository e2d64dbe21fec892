import { listUserRuns as at } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { autopilotFactsOf } from "../../../companies/companies.api.ts";
import { namesOfAccounts } from "../../../identity/identity.api.ts";
import { logFilter } from "../log-filter.ts";
import { presentUserRun } from "../user-run.present.ts";
import { listUserRuns as listLines } from "../user-log.store.ts";

export const listUserRuns = query(at, async ({ input, actor, tx, now, guard }) => {
  const filter = {
    ...logFilter(input, actor, now, input.user === undefined && input.run === undefined),
    userIds: input.user,
    runId: input.run,
    causes: input.cause,
    leaveOut: guard.leaveOut,
    withGaps: input.gaps === undefined ? null : input.gaps === "true",
  };
  const { rows, next } = await listLines(tx, filter, input);
  const [names, companies] = await Promise.all([
    namesOfAccounts(
      tx,
      rows.map(({ userId }) => userId),
    ),
    autopilotFactsOf(
      tx,
      rows.map(({ companyId }) => companyId),
    ),
  ]);
  return {
    items: rows.map((row) =>
      presentUserRun(row, names.get(row.userId) ?? "", companies.get(row.companyId)?.name ?? ""),
    ),
    next,
  };
});
