import { skipPlace as at } from "@polyphon/contract/autopilot/autopilot-plan.contract.ts";
import { choiceChanged } from "@polyphon/contract/autopilot/autopilot.events.ts";
import { command } from "../../../../platform/operation/command.ts";
import { emit } from "../../../../platform/events/emit.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import {
  endedShareIn,
  endWaitingShare,
  lockSharesOfMany,
  restoreWaiting,
  weekSharesOf,
} from "../../../sharing/sharing.api.ts";
import { ownerOf } from "../../choices/choice-facts.ts";
import { dropSkip, keepSkip } from "../../choices/choice.store.ts";
import { weekRange } from "../../planner/load-week.ts";
import { requireShownWeek } from "../shown-week.ts";

export const skipAutopilotPlace = command(at, async ({ input, actor, tx, now, language }) => {
  const { slot, skip } = input;
  const { companyId, timeZone: zone } = actor;
  const userId = ownerOf(actor);
  const monday = requireShownWeek(input.date, { now, zone, language });
  await lockSharesOfMany(tx, [userId]);
  const { from, until } = weekRange({ monday, zone });
  if (!skip) {
    if (!(await dropSkip(tx, { userId, monday, slot }))) return { monday, slot, skip };
    // The share that the person skipped, with its text, where it can still be had; otherwise the slot is planned anew.
    const skipped = await endedShareIn(tx, userId, slot, from, until);
    const restored = skipped && (await restoreWaiting(tx, skipped, { now, zone }));
    if (!restored?.ok) emit(tx, choiceChanged, { companyId, userId, cause: "CHANGED" });
    return { monday, slot, skip };
  }
  const shares = await weekSharesOf(tx, [userId], from, until);
  const standing = shares.find(({ plan }) => plan?.slot === slot);
  if (standing && !(await endWaitingShare(tx, userId, standing.id))) throw new Refusal("share_not_open");
  await keepSkip(tx, { companyId, userId, monday, slot });
  return { monday, slot, skip };
});
