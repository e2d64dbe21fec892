import { planCompanyNow as at } from "@polyphon/contract/autopilot/autopilot-control.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { namesOfCompanies } from "../../../companies/companies.api.ts";
import { findOpenRun } from "../../logs/run-log.store.ts";
import { requestRun, weekToPlanNow } from "../../runs/request-run.ts";

/** A second click finds the run of the first one, whoever clicked. */
export const planCompanyNow = command(at, async ({ input, actor, tx, now }) => {
  const { companyId } = input;
  if ((await namesOfCompanies(tx, [companyId])).length === 0) throw new Refusal("not_found");
  const monday = await weekToPlanNow(tx, companyId, now);
  if (monday === null) throw new Refusal("autopilot_off");

  const made = await requestRun(tx, {
    companyId,
    monday,
    cause: "BY_HAND",
    requestedBy: actor.accountId,
    now,
  });
  const runId = made ?? (await findOpenRun(tx, companyId, monday));
  // The run that was open has ended meanwhile, and with it the reason not to plan.
  if (runId === null) throw new Refusal("edited_meanwhile");
  return { runId, monday };
});
