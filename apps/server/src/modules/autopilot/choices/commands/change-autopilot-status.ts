import { changeAutopilotStatus as at } from "@polyphon/contract/autopilot/autopilot.contract.ts";
import { choiceChanged } from "@polyphon/contract/autopilot/autopilot.events.ts";
import { command } from "../../../../platform/operation/command.ts";
import { emit } from "../../../../platform/events/emit.ts";
import { setAutopilot } from "../autopilot-setting.store.ts";
import { ownerOf } from "../choice-facts.ts";

export const changeAutopilotStatus = command(at, async ({ input: { autopilotStatus }, actor, tx }) => {
  const userId = ownerOf(actor);
  const cause = autopilotStatus === 1 ? "SWITCHED_ON" : "SWITCHED_OFF";
  const { companyId } = actor;
  if (await setAutopilot(tx, { accountId: userId, companyId }, autopilotStatus === 1))
    emit(tx, choiceChanged, { companyId, userId, cause });
  return { autopilotStatus };
});
