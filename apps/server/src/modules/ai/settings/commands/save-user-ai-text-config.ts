import { saveUserAiTextConfig as at } from "@polyphon/contract/ai/ai.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { storeAiTextConfig } from "../ai-text-setting.store.ts";
import { personOf } from "../../text/text-facts.ts";

/** The writing preferences that the panel starts with the next time. */
export const saveUserAiTextConfig = command(at, async ({ input, actor, tx }) => {
  await storeAiTextConfig(tx, personOf(actor), {
    language: input.userAiTextLanguage,
    tones: input.userAiTextTonalities,
    audienceId: input.userAiTextAudienceModelId,
  });
  return input;
});
