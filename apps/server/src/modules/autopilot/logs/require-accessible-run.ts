import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { type AutopilotFacts, autopilotFactsOf } from "../../companies/companies.api.ts";
import { findRun, type RunRow } from "./run-log.store.ts";

/** A run inside the caller's scope, with its company. */
export async function requireAccessibleRun(
  tx: Tx,
  id: number,
): Promise<{ readonly run: RunRow; readonly company: AutopilotFacts }> {
  const run = await findRun(tx, id);
  const company = run && (await autopilotFactsOf(tx, [run.companyId])).get(run.companyId);
  if (!run || !company) throw new Refusal("not_found");
  return { run, company };
}
