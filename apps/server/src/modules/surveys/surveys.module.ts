import { questionnaire } from "@polyphon/contract/surveys/questionnaire.resource.ts";
import type { Module } from "../../platform/module/module.ts";
import { serveResource } from "../../platform/resource/serve-resource.ts";
import { addQuestion } from "./commands/add-question.ts";
import { editQuestion } from "./commands/edit-question.ts";
import { moveQuestion } from "./commands/move-question.ts";
import { removeQuestion } from "./commands/remove-question.ts";
import { resetQuestionnaire } from "./commands/reset-questionnaire.ts";
import { saveQuestionnaireAnswers } from "./commands/save-questionnaire-answers.ts";
import { saveQuestionnaireSkipCount } from "./commands/save-questionnaire-skip-count.ts";
import { exportQuestionnaireAnswers } from "./queries/export-questionnaire-answers.ts";
import { getQuestion } from "./queries/get-question.ts";
import { listNotAnsweredQuestionnaires } from "./queries/list-not-answered-questionnaires.ts";
import { listQuestionnaireAnswers } from "./queries/list-questionnaire-answers.ts";
import { listQuestions } from "./queries/list-questions.ts";
import { summariseQuestionnaireAnswers } from "./queries/summarise-questionnaire-answers.ts";
import type { SurveysDeps } from "./surveys.deps.ts";
import { answersSql, questionsSql } from "./surveys.store.ts";

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
            companies: { link: "questionnaire_company", from: "questionnaire_id", to: "company_id" },
            questions: { computed: questionsSql },
            answers: { computed: answersSql },
          },
        },
        deps.desk,
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
