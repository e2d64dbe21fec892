import { limits } from "@polyphon/contract/limits.ts";
import { listQuestions as at } from "@polyphon/contract/surveys/question.contract.ts";
import { query } from "../../../../platform/operation/query.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { questionsOf } from "../question.store.ts";
import { mayChangeQuestions } from "../../surveys.policy.ts";
import { findQuestionnaire } from "../questionnaire.store.ts";

export const listQuestions = query(at, async ({ input, actor, tx }) => {
  const found = await findQuestionnaire(tx, input.id);
  if (!found) throw new Refusal("not_found");
  const items = await questionsOf(tx, [found.id]);
  const change = mayChangeQuestions(actor, found);
  return {
    questionnaire: { id: found.id, title: found.title, answered: found.answered },
    items: items.map((one) => ({ ...one, options: [...one.options] })),
    can: { change, add: change && items.length < limits.questionnaire.questions },
  };
});
