import { listCompanyRuns as at } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { autopilotFactsOf } from "../../../companies/companies.api.ts";
import { logFilter } from "../log-filter.ts";
import { presentRun } from "../run.present.ts";
import { listRuns } from "../run-log.store.ts";

export const listCompanyRuns = query(at, async ({ input, actor, tx, now }) => {
  const filter = { ...logFilter(input, actor, now), causes: input.cause, states: input.state };
  const { rows, next } = await listRuns(tx, filter, input);
  const companies = await autopilotFactsOf(
    tx,
    rows.map(({ companyId }) => companyId),
  );
  return { items: rows.map((row) => presentRun(row, companies.get(row.companyId)?.name ?? "")), next };
});
