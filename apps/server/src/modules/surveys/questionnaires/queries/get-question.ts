import { getQuestion as at } from "@polyphon/contract/surveys/question.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { findQuestion } from "../question.store.ts";
import { mayChangeQuestions } from "../../surveys.policy.ts";
import { findQuestionnaire } from "../questionnaire.store.ts";

export const getQuestion = query(at, async ({ input, actor, tx }) => {
  const found = await findQuestion(tx, input.id);
  const questionnaire = found && (await findQuestionnaire(tx, found.questionnaireId));
  if (!found || !questionnaire) throw new Refusal("not_found");
  return { ...found, options: [...found.options], can: { change: mayChangeQuestions(actor, questionnaire) } };
});
