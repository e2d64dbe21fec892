/** The message after a questionnaire was answered. */
export const surveys = { thanks: "Thank you. Your answers are saved." };
