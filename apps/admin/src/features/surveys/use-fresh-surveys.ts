import { listAnswers, summariseAnswers } from "@polyphon/contract/surveys/answers.contract.ts";
import { getQuestion, listQuestions } from "@polyphon/contract/surveys/question.contract.ts";
import { questionnaire } from "@polyphon/contract/surveys/questionnaire.resource.ts";
import { useQueryClient } from "@tanstack/react-query";

const read = [
  questionnaire.list,
  questionnaire.get,
  questionnaire.history,
  listQuestions,
  getQuestion,
  listAnswers,
  summariseAnswers,
];

/** Everything read of questionnaires is read anew after a change. */
export function useFreshSurveys(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const { name } of read) void queries.invalidateQueries({ queryKey: [name] });
  };
}
