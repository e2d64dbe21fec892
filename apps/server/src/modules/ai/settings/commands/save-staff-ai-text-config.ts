import { saveStaffAiTextConfig as at } from "@polyphon/contract/ai/ai.contract.ts";
import { record } from "../../../../platform/audit/record.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { flow } from "../../../../platform/operation/flow.ts";
import { storeAiTextConfig } from "../ai-text-setting.store.ts";

/** A flow, because the accounts of a company's staff are outside the company's scope. */
export const saveStaffAiTextConfig = flow(at, ({ input, actor, inTx }) =>
  inTx(async (tx) => {
    await storeAiTextConfig(tx, actor.accountId, {
      language: input.userAiTextLanguage,
      tones: input.userAiTextTonalities,
      audienceId: input.userAiTextAudienceModelId,
    });
    record(tx, {
      action: at.name,
      actorId: actor.accountId,
      companyId: actor.companyId,
      subject: "account",
      subjectId: actor.accountId,
    });
    return input;
  }, allScope("session")),
);
