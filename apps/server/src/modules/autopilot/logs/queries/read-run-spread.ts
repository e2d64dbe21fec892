import { readRunSpread as at } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { figureGuardOf } from "../../../companies/companies.api.ts";
import { spreadOf } from "../../../sharing/sharing.api.ts";
import { requireAccessibleRun } from "../require-accessible-run.ts";
import { mixOf } from "../run-log.store.ts";
import { spanOfWeek } from "../span-of-week.ts";

export const readRunSpread = query(at, async ({ input, tx }) => {
  const { run, company } = await requireAccessibleRun(tx, input.id);
  const guard = await figureGuardOf(tx, run.companyId);
  const spread = await spreadOf(tx, {
    guard,
    companyId: run.companyId,
    ...spanOfWeek(run.monday, company.timeZone),
    zone: company.timeZone,
    step: 30,
  });
  return {
    ...spread,
    times: [...spread.times],
    rounded: guard !== null,
    fixedGap: company.fixedGap,
    wanted: await mixOf(tx, run.companyId),
  };
});
