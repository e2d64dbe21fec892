import { limits } from "@polyphon/contract/limits.ts";
import { addQuestion as at } from "@polyphon/contract/surveys/question.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { holdUnanswered, keptFields } from "../hold-questionnaire.ts";
import { insertQuestion, questionsOf } from "../question.store.ts";
import { recordQuestions } from "../record-questions.ts";

export const addQuestion = command(at, async ({ input, actor, tx }) => {
  const { id } = await holdUnanswered(tx, input.questionnaireId);
  const before = (await questionsOf(tx, [id])).length;
  if (before >= limits.questionnaire.questions) throw new Refusal("too_many_entries");
  const added = await insertQuestion(tx, id, keptFields(input));
  await recordQuestions(tx, { actor, id, before, after: before + 1 });
  return { ...added, options: [...added.options] };
});
