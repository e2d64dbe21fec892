/** How a question is answered. */
export const optionTypes = ["RATING", "PLAIN_TEXT", "RADIO_MULTICHOICE", "CHECKBOX_MULTICHOICE"] as const;
export type OptionType = (typeof optionTypes)[number];

/** The ratings: the word that is sent and stored, whatever the language of the question. */
export const ratings = ["Happy", "Neutral", "Sad"] as const;
export type Rating = (typeof ratings)[number];

/** Separates the ticked options of one answer; no option may contain it. */
export const answerSeparator = ", ";

/** What can be wrong with an answer; `foreign` is an option that the question does not have. */
export type AnswerFault = "rating" | "text" | "choice" | "options" | "foreign";

/** A person's progress with a questionnaire. */
export const replyStates = ["ANSWERED", "SKIPPED"] as const;
export type ReplyState = (typeof replyStates)[number];
