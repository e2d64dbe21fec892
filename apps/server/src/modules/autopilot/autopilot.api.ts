import type { Tx } from "../../platform/db/transaction.ts";
import { withdrawPlansOfPeople } from "../sharing/sharing.api.ts";
import { moveSettings, settingsOf, switchOff } from "./choices/autopilot-setting.store.ts";
import { forgetChoices } from "./planner/choices-to-plan.store.ts";

/**
 * For people who move to another company. Their choices name categories of the old one, so they are deleted with the
 * plans made from them, and the autopilot is off until they choose again. Their logs stay with the company that
 * planned.
 */
export async function leaveAutopilot(
  tx: Tx,
  { accountIds, toCompanyId }: { readonly accountIds: readonly number[]; readonly toCompanyId: number },
  now: Date,
): Promise<void> {
  await withdrawPlansOfPeople(tx, accountIds, now);
  await forgetChoices(tx, accountIds);
  await switchOff(tx, accountIds);
  await moveSettings(tx, accountIds, toCompanyId);
}

export async function switchedOnAmong(tx: Tx, accountIds: readonly number[]): Promise<ReadonlySet<number>> {
  const settings = await settingsOf(tx, accountIds);
  return new Set([...settings].filter(([, { on }]) => on).map(([id]) => id));
}

export {
  autopilotCondition,
  countSwitchedOn,
  settingOf,
  switchOff,
} from "./choices/autopilot-setting.store.ts";

/** For suggesting times: what a person has told the autopilot about them. */
export { chosenTimesOf } from "./choices/chosen-times.ts";
