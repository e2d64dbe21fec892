import { removeQuestion as at } from "@polyphon/contract/surveys/question.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { holdQuestion } from "../hold-questionnaire.ts";
import { deleteQuestion, questionsOf, writeOrder } from "../question.store.ts";
import { recordQuestions } from "../record-questions.ts";

export const removeQuestion = command(at, async ({ input, actor, tx }) => {
  const { id, questionnaireId } = await holdQuestion(tx, input.id);
  const before = await questionsOf(tx, [questionnaireId]);
  await deleteQuestion(tx, id);
  await writeOrder(
    tx,
    before.filter((one) => one.id !== id).map((one) => one.id),
  );
  await recordQuestions(tx, { actor, id: questionnaireId, before: before.length, after: before.length - 1 });
  return { id };
});
