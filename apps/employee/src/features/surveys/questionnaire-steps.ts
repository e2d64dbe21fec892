import type { AskedQuestionnaire } from "@polyphon/contract/surveys/questionnaire-front.contract.ts";
import type { AnswerFault } from "@polyphon/contract/surveys/surveys.ts";
import { answerFault } from "@polyphon/rules/surveys/check-answer.ts";

export type AskedQuestion = AskedQuestionnaire["questionnaireQuestions"][number];

/** The answers so far, by question. */
export type Answers = ReadonlyMap<number, string>;

export const optionsOf = (question: AskedQuestion): string[] =>
  question.questionnaireQuestionOptions.map(({ optionText }) => optionText);

export function faultOf(question: AskedQuestion, answers: Answers): AnswerFault | null {
  return answerFault({ ...question, options: optionsOf(question) }, answers.get(question.id) ?? "");
}

export interface Place {
  readonly at: number;
  /** The fault of the current question, after an attempt to continue without an answer. */
  readonly fault: AnswerFault | null;
}

/** Continues when the question is answered; otherwise stays and says why. */
export function stepOn(questions: readonly AskedQuestion[], at: number, answers: Answers): Place {
  const question = questions[at];
  const fault = question ? faultOf(question, answers) : null;
  return fault === null ? { at: Math.min(at + 1, questions.length - 1), fault: null } : { at, fault };
}

/** The first question without an answer; null when everything can be sent. */
export function firstMissing(questions: readonly AskedQuestion[], answers: Answers): Place | null {
  const at = questions.findIndex((question) => faultOf(question, answers) !== null);
  const question = questions[at];
  return question ? { at, fault: faultOf(question, answers) } : null;
}

/** The answers as sent, in the order of the questions. */
export function payloadOf({ id, questionnaireQuestions }: AskedQuestionnaire, answers: Answers) {
  return {
    questionnaireId: id,
    questionAnswers: questionnaireQuestions.map((question) => ({
      questionnaireQuestionId: question.id,
      answerText: (answers.get(question.id) ?? "").trim(),
    })),
  };
}
