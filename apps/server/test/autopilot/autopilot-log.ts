import { userTypes } from "@polyphon/contract/permissions.ts";
import { workOnRun } from "../../src/modules/autopilot/runs/work-on-run.ts";
import { requestRun } from "../../src/modules/autopilot/runs/request-run.ts";
import { companyScope } from "../../src/platform/db/scope.ts";
import { inTransaction } from "../../src/platform/db/transaction.ts";
import { addStaff } from "../people.ts";
import { monday, deps, type PlanningCompany, sundayEvening } from "./plan-fixture.ts";
import type { World } from "../world.ts";

/** Plans a week of a company from the request to its end, as the worker would. */
export async function planningCompany(
  world: World,
  company: PlanningCompany,
  now = sundayEvening,
): Promise<number> {
  const runId = await inTransaction(world.database, companyScope(company.companyId), (tx) =>
    requestRun(tx, { companyId: company.companyId, monday, cause: "WEEKLY", requestedBy: null, now }),
  );
  if (runId === null) throw new Error("a run is open already");
  const { database } = world;
  const end = await workOnRun(
    { database, deps, runId, companyId: company.companyId, chunk: 50, clock: () => now },
    new AbortController().signal,
  );
  if (end !== "over") throw new Error(`the run ended ${end}`);
  return runId;
}

/** Those who read the logs: of the provider with and without full access, and of two companies. */
export async function openReaders(world: World, companyId: number, otherId: number) {
  const keys = ["list_company_autopilot_log", "list_user_autopilot_log"] as const;
  return {
    full: await addStaff(world, userTypes.superAdmin, []),
    provider: await addStaff(world, userTypes.subAdmin, [...keys, "edit_company"]),
    reviewer: await addStaff(world, userTypes.approver, keys),
    without: await addStaff(world, userTypes.subAdmin, []),
    own: await addStaff(world, userTypes.corporateAdmin, keys, companyId),
    other: await addStaff(world, userTypes.corporateAdmin, [...keys, "edit_company"], otherId),
  };
}
