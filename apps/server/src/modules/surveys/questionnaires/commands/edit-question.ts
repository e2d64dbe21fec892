import { editQuestion as at } from "@polyphon/contract/surveys/question.contract.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { holdQuestion, keptFields } from "../hold-questionnaire.ts";
import { updateQuestion } from "../question.store.ts";

export const editQuestion = command(at, async ({ input, tx }) => {
  await holdQuestion(tx, input.id);
  const edited = await updateQuestion(tx, input, keptFields(input));
  if (!edited) throw new Refusal("edited_meanwhile");
  return { ...edited, options: [...edited.options] };
});
