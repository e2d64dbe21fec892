import { saveStaffAiTextConfig as at } from "@polyphon/contract/ai/ai.contract.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { command } from "../../../../platform/operation/command.ts";
import { storeAiTextConfig } from "../ai-text-setting.store.ts";

/** A person of the provider who acts for a company has their preferences outside of it. */
export const saveStaffAiTextConfig = command(
  at,
  async ({ input, actor, tx }) => {
    await storeAiTextConfig(tx, actor.accountId, {
      language: input.userAiTextLanguage,
      tones: input.userAiTextTonalities,
      audienceId: input.userAiTextAudienceModelId,
    });
    return input;
  },
  { scope: () => allScope("session") },
);
