import { readPlannedTimes as at } from "@polyphon/contract/autopilot/autopilot-control.contract.ts";
import { weekToHave } from "@polyphon/rules/autopilot/runs/run-due.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { readSetting } from "../../../../platform/settings/read-setting.ts";
import { autopilotFactsOf, figureGuardOf } from "../../../companies/companies.api.ts";
import { spreadOf } from "../../../sharing/sharing.api.ts";
import { spanOfWeek } from "../../logs/span-of-week.ts";

export const readPlannedTimes = query(at, async ({ input, tx, now }) => {
  const company = (await autopilotFactsOf(tx, [input.companyId])).get(input.companyId);
  if (!company) throw new Refusal("not_found");
  const monday = weekToHave(now, company.timeZone, await readSetting(tx, "autopilotPlanHour"));
  const guard = await figureGuardOf(tx, company.id);
  const { shares, times } = await spreadOf(tx, {
    companyId: company.id,
    ...spanOfWeek(monday, company.timeZone),
    zone: company.timeZone,
    step: 15,
    guard,
  });
  return { monday, shares, rounded: guard !== null, times: [...times] };
});
