import { resetQuestionnaire as at } from "@polyphon/contract/surveys/question.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { recordAnswers } from "../record-questions.ts";
import { deleteReplies } from "../../replies/reply.store.ts";
import { findQuestionnaire } from "../questionnaire.store.ts";

export const resetQuestionnaire = command(at, async ({ input, actor, tx }) => {
  const found = await findQuestionnaire(tx, input.id, "alone");
  if (!found) throw new Refusal("not_found");
  const { answers, skips } = await deleteReplies(tx, found.id);
  if (answers > 0) await recordAnswers(tx, { actor, id: found.id, before: answers, after: 0 });
  return { id: found.id, answers, skips };
});
