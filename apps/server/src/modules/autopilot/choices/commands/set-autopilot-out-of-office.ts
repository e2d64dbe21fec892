import { setOutOfOffice as at } from "@polyphon/contract/autopilot/autopilot.contract.ts";
import { choiceChanged } from "@polyphon/contract/autopilot/autopilot.events.ts";
import { checkOutOfOffice } from "@polyphon/rules/autopilot/choices/check-config.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { command } from "../../../../platform/operation/command.ts";
import { emit } from "../../../../platform/events/emit.ts";
import { refuseFaults } from "../../../companies/companies.api.ts";
import { storeAwayDays } from "../autopilot-setting.store.ts";
import { ownerOf } from "../choice-facts.ts";
import { isAwayOn } from "../choice.present.ts";

export const setAutopilotOutOfOffice = command(at, async ({ input, actor, tx, now, language }) => {
  const userId = ownerOf(actor);
  const { apOutOfOfficeStartDate: awayFrom, apOutOfOfficeEndDate: awayTo } = input;
  refuseFaults(checkOutOfOffice(awayFrom, awayTo), language);
  const { companyId } = actor;
  if (await storeAwayDays(tx, { accountId: userId, companyId }, awayFrom, awayTo))
    emit(tx, choiceChanged, { companyId, userId, cause: "AWAY" });
  return {
    ...input,
    apOutOfOfficeStatus: isAwayOn({ awayFrom, awayTo }, localDateOf(now, actor.timeZone)),
  };
});
