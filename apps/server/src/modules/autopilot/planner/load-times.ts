import { voices } from "@polyphon/contract/content/content.ts";
import type { CompanyWeek } from "@polyphon/rules/autopilot/planner/plan-types.ts";
import { placeKey, type StoredTimes } from "@polyphon/rules/autopilot/planner/times/taken-times.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { takenBetween } from "../../sharing/sharing.api.ts";
import { weekRange } from "./load-week.ts";

/** What colleagues share when, read from the shares themselves, so that there is no second record that could differ. */
export async function loadTimesOf(tx: Tx, companyId: number, week: CompanyWeek): Promise<StoredTimes> {
  const { from, until } = weekRange(week);
  const rows = await takenBetween(tx, companyId, from, until);
  return rows.map(({ postId, network, minutes, voices: used }) => [
    placeKey(postId, network),
    minutes,
    voices.map((voice) => used[voice]),
  ]);
}
