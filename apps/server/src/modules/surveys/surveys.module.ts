import { questionnaire } from "@polyphon/contract/surveys/questionnaire.resource.ts";
import type { Module } from "../../platform/module/module.ts";
import { serveResource } from "../../platform/resource/serve-resource.ts";
import { addQuestion } from "./questionnaires/commands/add-question.ts";
import { editQuestion } from "./questionnaires/commands/edit-question.ts";
import { moveQuestion } from "./questionnaires/commands/move-question.ts";
import { removeQuestion } from "./questionnaires/commands/remove-question.ts";
import { resetQuestionnaire } from "./questionnaires/commands/reset-questionnaire.ts";
import { saveQuestionnaireAnswers } from "./replies/commands/save-questionnaire-answers.ts";
import { saveQuestionnaireSkipCount } from "./replies/commands/save-questionnaire-skip-count.ts";
import { exportQuestionnaireAnswers } from "./replies/queries/export-questionnaire-answers.ts";
import { getQuestion } from "./questionnaires/queries/get-question.ts";
import { listNotAnsweredQuestionnaires } from "./replies/queries/list-not-answered-questionnaires.ts";
import { listQuestionnaireAnswers } from "./replies/queries/list-questionnaire-answers.ts";
import { listQuestions } from "./questionnaires/queries/list-questions.ts";
import { summariseQuestionnaireAnswers } from "./replies/queries/summarise-questionnaire-answers.ts";
import type { SurveysDeps } from "./surveys.deps.ts";
import { answersSql, questionsSql } from "./questionnaires/questionnaire.store.ts";

export function surveys(deps: SurveysDeps): Module {
  return {
    name: "surveys",
    operations: [
      ...serveResource(
        questionnaire,
        {
          name: "questionnaire",
          columns: {
            title: "title",
            startDate: "start_date",
            endDate: "end_date",
            skippingEndDate: "skipping_end_date",
            companies: {
              link: { table: "questionnaire_company", from: "questionnaire_id", to: "company_id" },
            },
            questions: { computed: questionsSql },
            answers: { computed: answersSql },
          },
        },
        deps.lookups,
      ),
      resetQuestionnaire,
      listQuestions,
      getQuestion,
      addQuestion,
      editQuestion,
      removeQuestion,
      moveQuestion,
      listQuestionnaireAnswers,
      summariseQuestionnaireAnswers,
      exportQuestionnaireAnswers,
      listNotAnsweredQuestionnaires,
      saveQuestionnaireSkipCount,
      saveQuestionnaireAnswers,
    ],
    jobs: [],
    listeners: [],
  };
}
