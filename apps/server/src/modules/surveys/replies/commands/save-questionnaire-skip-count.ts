import { limits } from "@polyphon/contract/limits.ts";
import { saveSkipCount as at } from "@polyphon/contract/surveys/questionnaire-front.contract.ts";
import { isRunning, maySkip } from "@polyphon/rules/surveys/ask-questionnaire.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { addSkip, findReply } from "../reply.store.ts";
import { findQuestionnaire } from "../../questionnaires/questionnaire.store.ts";

export const saveQuestionnaireSkipCount = command(at, async ({ input, actor, tx, now }) => {
  const found = await findQuestionnaire(tx, input.id, "together");
  if (!found) throw new Refusal("not_found");
  const { accountId, companyId, timeZone } = actor;
  const { skipCount } = await findReply(tx, found.id, accountId);
  const possible =
    isRunning(found, timeZone, now) && maySkip({ ...found, skipCount }, timeZone, now)
      ? await addSkip(tx, { questionnaireId: found.id, companyId, accountId }, limits.questionnaire.skips)
      : null;
  if (possible === null) throw new Refusal("skip_not_possible");
  return { skipCount: possible };
});
