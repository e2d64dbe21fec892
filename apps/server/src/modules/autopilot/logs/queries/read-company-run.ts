import { readCompanyRun as at } from "@polyphon/contract/autopilot/autopilot-logs.contract.ts";
import { emptyReasons } from "@polyphon/contract/autopilot/autopilot-words.ts";
import { query } from "../../../../platform/operation/query.ts";
import { namesOfAccounts } from "../../../identity/identity.api.ts";
import { presentRun } from "../run.present.ts";
import { requireAccessibleRun } from "../require-accessible-run.ts";

export const readCompanyRun = query(at, async ({ input, tx }) => {
  const { run, company } = await requireAccessibleRun(tx, input.id);
  const who = run.requestedBy === null ? null : await namesOfAccounts(tx, [run.requestedBy]);
  const { gapReasons } = run;
  const reasons = gapReasons && emptyReasons.map((reason) => ({ reason, count: gapReasons[reason] ?? 0 }));
  return {
    ...presentRun(run, company.name),
    requestedBy: who?.get(run.requestedBy ?? 0) ?? null,
    failure: run.failure,
    timeZone: company.timeZone,
    gapReasons:
      reasons && reasons.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count),
  };
});
