import {
  type AnswerFault,
  answerSeparator,
  type OptionType,
  type Rating,
  ratings,
} from "@polyphon/contract/surveys/surveys.ts";

export interface AnsweredQuestion {
  readonly id: number;
  readonly optionType: OptionType;
  readonly options: readonly string[];
}

/** The ticked options as one answer, in the order of the question. */
export function joinOptions(options: readonly string[], ticked: ReadonlySet<string>): string {
  return options.filter((one) => ticked.has(one)).join(answerSeparator);
}

/** What was chosen of what was offered; null for a plain text. */
export function chosenOf(question: AnsweredQuestion, answerText: string): readonly string[] | null {
  switch (question.optionType) {
    case "PLAIN_TEXT":
      return null;
    case "CHECKBOX_MULTICHOICE":
      return answerText === "" ? [] : answerText.split(answerSeparator);
    case "RATING":
    case "RADIO_MULTICHOICE":
      return answerText === "" ? [] : [answerText];
  }
}

const missing: Readonly<Record<OptionType, AnswerFault>> = {
  RATING: "rating",
  PLAIN_TEXT: "text",
  RADIO_MULTICHOICE: "choice",
  CHECKBOX_MULTICHOICE: "options",
};

/** The fault of an answer; null when it is valid. */
export function answerFault(question: AnsweredQuestion, answerText: string): AnswerFault | null {
  if (answerText.trim() === "") return missing[question.optionType];
  const chosen = chosenOf(question, answerText);
  if (chosen === null) return null;
  const offered: readonly string[] = question.optionType === "RATING" ? ratings : question.options;
  const known = chosen.every((one) => offered.includes(one)) && new Set(chosen).size === chosen.length;
  return known ? null : "foreign";
}

export interface GivenAnswer {
  readonly questionnaireQuestionId: number;
  readonly answerText: string;
}

export type AnswersVerdict =
  | { readonly kind: "fits" }
  /** Other questions, or other options, than the person saw. */
  | { readonly kind: "changed" }
  | {
      readonly kind: "faults";
      readonly faults: readonly { readonly at: number; readonly fault: AnswerFault }[];
    };

/** Every question answered once and nothing else, each as its type wants it. */
export function judgeAnswers(
  questions: readonly AnsweredQuestion[],
  answers: readonly GivenAnswer[],
): AnswersVerdict {
  const byId = new Map(questions.map((one) => [one.id, one]));
  const ids = new Set(answers.map(({ questionnaireQuestionId }) => questionnaireQuestionId));
  const same = answers.length === byId.size && ids.size === byId.size && [...ids].every((id) => byId.has(id));
  if (!same) return { kind: "changed" };
  const faults = answers.flatMap(({ questionnaireQuestionId, answerText }, at) => {
    const question = byId.get(questionnaireQuestionId);
    const fault = question ? answerFault(question, answerText) : null;
    return fault === null ? [] : [{ at, fault }];
  });
  if (faults.some(({ fault }) => fault === "foreign")) return { kind: "changed" };
  return faults.length === 0 ? { kind: "fits" } : { kind: "faults", faults };
}

/** What a person's answers say in one word: the answer to the first question for a rating. */
export function ratingOf(
  questions: readonly AnsweredQuestion[],
  answers: readonly GivenAnswer[],
): Rating | null {
  const first = questions.find(({ optionType }) => optionType === "RATING");
  const given = answers.find(({ questionnaireQuestionId }) => questionnaireQuestionId === first?.id);
  return ratings.find((one) => one === given?.answerText) ?? null;
}
