import { summariseAnswers as at } from "@polyphon/contract/surveys/answers.contract.ts";
import { ratings } from "@polyphon/contract/surveys/surveys.ts";
import { query } from "../../../../platform/operation/query.ts";
import { type QuestionRow, questionsOf } from "../../questionnaires/question.store.ts";
import { countOptions, countReplies, type OptionCount } from "../reply.store.ts";
import { reachOf } from "../show-replies.ts";

function countsOf(question: QuestionRow, counted: readonly OptionCount[]) {
  const own = counted.filter(({ questionId }) => questionId === question.id);
  const of = (wanted: string | null) => own.find(({ optionText }) => optionText === wanted)?.count ?? 0;
  const offered: readonly string[] = question.optionType === "RATING" ? ratings : question.options;
  return {
    id: question.id,
    questionText: question.questionText,
    optionType: question.optionType,
    answered: of(null),
    options: offered.map((optionText) => ({ optionText, count: of(optionText) })),
  };
}

export const summariseQuestionnaireAnswers = query(at, async ({ input, tx }) => {
  const { questionnaire, shown } = await reachOf(tx, input.id);
  const span = { questionnaireId: input.id, companies: input.companies, ...shown };
  const counted = await countOptions(tx, span);
  const questions = await questionsOf(tx, [input.id]);
  return {
    title: questionnaire.title,
    ...(await countReplies(tx, span)),
    withheldCompanies: shown.withheld.length,
    questions: questions.map((one) => countsOf(one, counted)),
  };
});
