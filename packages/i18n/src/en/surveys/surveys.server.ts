/** What somebody is told who has answered a questionnaire. */
export const surveys = { thanks: "Thank you. Your answers are saved." };
