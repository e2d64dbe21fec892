import type { Tx } from "../../../platform/db/transaction.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";
import { findQuestion, type QuestionFields, type QuestionRow } from "./question.store.ts";
import { findQuestionnaire, type QuestionnaireRow } from "./questionnaire.store.ts";
import { choiceTypes } from "@polyphon/contract/surveys/question.contract.ts";

/** The questionnaire, locked for a change of its questions, which nobody may have answered. */
export async function holdUnanswered(tx: Tx, id: number): Promise<QuestionnaireRow> {
  const held = await findQuestionnaire(tx, id, "alone");
  if (!held) throw new Refusal("not_found");
  if (held.answered) throw new Refusal("questionnaire_answered");
  return held;
}

/** A question that may be changed, with its questionnaire locked. */
export async function holdQuestion(tx: Tx, id: number): Promise<QuestionRow> {
  const before = await findQuestion(tx, id);
  if (!before) throw new Refusal("not_found");
  await holdUnanswered(tx, before.questionnaireId);
  const question = await findQuestion(tx, id);
  if (!question) throw new Refusal("not_found");
  return question;
}

/** Only a choice has options to store. */
export function keptFields({ questionText, optionType, options }: QuestionFields): QuestionFields {
  return { questionText, optionType, options: choiceTypes.has(optionType) ? options : [] };
}
