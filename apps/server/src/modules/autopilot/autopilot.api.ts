import type { Tx } from "../../platform/db/transaction.ts";
import { turnAutopilot } from "../identity/identity.api.ts";
import { withdrawPlansOfPeople } from "../sharing/sharing.api.ts";
import { forgetChoices } from "./planner/choices-to-plan.store.ts";

/**
 * For people who come to another company. What they asked for names categories of the old one: it is forgotten, what was
 * planned of it is taken back, and the autopilot is off until they choose anew. Their logs stay with the company that planned.
 */
export async function leaveAutopilot(tx: Tx, accountIds: readonly number[], now: Date): Promise<void> {
  await withdrawPlansOfPeople(tx, accountIds, now);
  await forgetChoices(tx, accountIds);
  for (const id of accountIds) await turnAutopilot(tx, id, false);
}
