import { surveys as german } from "@polyphon/i18n/de/surveys/surveys.server.ts";
import { surveys as english } from "@polyphon/i18n/en/surveys/surveys.server.ts";
import { saveAnswers as at } from "@polyphon/contract/surveys/questionnaire-front.contract.ts";
import { isOpenTo } from "@polyphon/rules/surveys/ask-questionnaire.ts";
import { chosenOf, judgeAnswers, ratingOf } from "@polyphon/rules/surveys/check-answer.ts";
import { command } from "../../../../platform/operation/command.ts";
import { Refusal } from "../../../../platform/operation/refusal.ts";
import { asksQuestionnaires } from "../../../companies/companies.api.ts";
import { questionsOf } from "../../questionnaires/question.store.ts";
import { refuseAnswers } from "../refuse-answers.ts";
import { addAnswers, addReply, findReply } from "../reply.store.ts";
import { findQuestionnaire } from "../../questionnaires/questionnaire.store.ts";

export const saveQuestionnaireAnswers = command(at, async ({ input, actor, tx, now, language }) => {
  const found = await findQuestionnaire(tx, input.questionnaireId, "together");
  if (!found) throw new Refusal("not_found");
  const { accountId, companyId } = actor;
  const questions = await questionsOf(tx, [found.id]);
  const { answered } = await findReply(tx, found.id, accountId);
  const on = await asksQuestionnaires(tx, companyId);
  const context = { ...found, on, answered, companyIds: [companyId] };
  if (!isOpenTo(context, actor, now)) throw new Refusal("questionnaire_done");

  const given = input.questionAnswers;
  refuseAnswers(judgeAnswers(questions, given), language);
  const who = { questionnaireId: found.id, companyId, accountId };
  const id = await addReply(tx, who, { at: now, rating: ratingOf(questions, given) });
  if (id === null) throw new Refusal("questionnaire_done");
  const byId = new Map(questions.map((one) => [one.id, one]));
  await addAnswers(
    tx,
    { id, companyId },
    given.map(({ questionnaireQuestionId: questionId, answerText }) => {
      const question = byId.get(questionId);
      return { questionId, answerText, chosen: question ? chosenOf(question, answerText) : null };
    }),
  );
  return { message: (language === "de" ? german : english).thanks };
});
