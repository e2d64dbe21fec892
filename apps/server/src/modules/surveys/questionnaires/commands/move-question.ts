import { moveQuestion as at } from "@polyphon/contract/surveys/question.contract.ts";
import { placeBehind } from "@polyphon/rules/surveys/place-behind.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { holdQuestion } from "../hold-questionnaire.ts";
import { questionsOf, writeOrder } from "../question.store.ts";

export const moveQuestion = command(at, async ({ input, tx }) => {
  const { id, questionnaireId } = await holdQuestion(tx, input.id);
  const ids = (await questionsOf(tx, [questionnaireId])).map((one) => one.id);
  const placed = placeBehind(ids, id, input.behind);
  if (!placed) throw new Refusal("not_found");
  await writeOrder(tx, placed);
  return { id };
});
