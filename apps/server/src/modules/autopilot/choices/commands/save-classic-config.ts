import { saveClassicConfig as at } from "@polyphon/contract/autopilot/autopilot.contract.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { loadFacts } from "../choice-facts.ts";
import { presentClassic } from "../choice.present.ts";
import { findChoice, saveClassic } from "../choice.store.ts";
import { readClassicInput } from "../read-choice-input.ts";
import { savedMessage, setAutopilotWithChoice } from "../set-autopilot-with-choice.ts";

export const saveClassicConfig = command(at, async ({ input, actor, tx, now, language }) => {
  const facts = await loadFacts(tx, actor);
  const { userId } = facts;
  const { companyId } = actor;
  const choice = readClassicInput(facts, input, language);
  if (!(await saveClassic(tx, { companyId, userId, version: input.version }, choice)))
    throw new Refusal("edited_meanwhile");
  await setAutopilotWithChoice(tx, { companyId, userId, status: input.autopilotStatus });
  const saved = { ...facts, state: { ...facts.state, on: input.autopilotStatus === 1 } };
  return {
    ...presentClassic(saved, await findChoice(tx, userId), localDateOf(now, actor.timeZone)),
    message: savedMessage(language, input.autopilotStatus),
  };
});
