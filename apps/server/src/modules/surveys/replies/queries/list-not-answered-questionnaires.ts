import { listNotAnswered as at } from "@polyphon/contract/surveys/questionnaire-front.contract.ts";
import { isAsked, maySkip } from "@polyphon/rules/surveys/ask-questionnaire.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { query } from "../../../../platform/operation/query.ts";
import { asksQuestionnaires } from "../../../companies/companies.api.ts";
import { questionsOf } from "../../questionnaires/question.store.ts";
import { openQuestionnaires } from "../../questionnaires/questionnaire.store.ts";

export const listNotAnsweredQuestionnaires = query(at, async ({ actor, tx, now }) => {
  // The employee is asked, not the group account.
  if (actor.primaryAccountId !== null) return [];
  const on = await asksQuestionnaires(tx, actor.companyId);
  if (!on) return [];
  const { companyId, timeZone } = actor;
  const open = await openQuestionnaires(tx, actor, localDateOf(now, timeZone));
  const questions = await questionsOf(
    tx,
    open.map(({ id }) => id),
  );
  return open.flatMap((one) => {
    const own = questions.filter(({ questionnaireId }) => questionnaireId === one.id);
    const context = { ...one, on, companyIds: [companyId], questions: own.length, answered: false };
    if (!isAsked(context, actor, now)) return [];
    return [
      {
        id: one.id,
        title: one.title,
        skippingEndDate: one.skippingEndDate,
        skipCount: one.skipCount,
        questionnaireQuestions: own.map(({ id, questionText, optionType, options }) => ({
          id,
          questionText,
          optionType,
          questionnaireQuestionOptions: options.map((optionText) => ({ optionText })),
          answer: null,
        })),
        can: { skip: maySkip(one, timeZone, now) },
      },
    ];
  });
});
