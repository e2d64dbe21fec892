import { listCompanyRuns as at } from "@polyphon/contract/autopilot/autopilot-desk.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { autopilotFactsOf } from "../../../companies/companies.api.ts";
import { logWish, pageOfLog } from "../log-page.ts";
import { presentRun } from "../run.present.ts";
import { listRuns } from "../run-log.store.ts";

export const listCompanyRuns = query(at, async ({ input, actor, tx, now }) => {
  const found = await listRuns(tx, {
    ...logWish(input, actor, now),
    causes: input.cause ?? null,
    states: input.state ?? null,
  });
  const { rows, next } = pageOfLog(found, input.limit);
  const companies = await autopilotFactsOf(
    tx,
    rows.map(({ companyId }) => companyId),
  );
  return { items: rows.map((row) => presentRun(row, companies.get(row.companyId)?.name ?? "")), next };
});
