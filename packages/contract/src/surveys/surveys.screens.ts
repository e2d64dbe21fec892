import type { ModuleScreens } from "../screens/screen.ts";

export const surveysScreens = {
  module: "surveys",
  admin: [
    ["/admin/manage-questionnaire", "Questionnaires", "list_questionnaire"],
    ["/admin/add-questionnaire", "Add questionnaire", "list_questionnaire"],
    ["/admin/edit-questionnaire/:id", "Edit questionnaire", "list_questionnaire"],
    ["/admin/question-list/:id", "Questions", "list_questionnaire"],
    ["/admin/add-question", "Add question", "none"],
    ["/admin/edit-question/:id", "Edit question", "none"],
    ["/admin/answers/:id", "Answers", "none"],
  ],
  employee: [],
} as const satisfies ModuleScreens;
