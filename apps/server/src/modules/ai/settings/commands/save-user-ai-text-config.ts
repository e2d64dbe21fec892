import { saveUserAiTextConfig as at } from "@polyphon/contract/ai/ai.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { saveAiTextConfig } from "../../../identity/identity.api.ts";
import { personOf } from "../../text/text-facts.ts";

/** How somebody likes to sound: what the panel starts with the next time. */
export const saveUserAiTextConfig = command(at, async ({ input, actor, tx }) => {
  await saveAiTextConfig(tx, personOf(actor), {
    language: input.userAiTextLanguage,
    tones: input.userAiTextTonalities,
    audienceId: input.userAiTextAudienceModelId,
  });
  return input;
});
