import type { AskedQuestionnaire } from "@polyphon/contract/surveys/questionnaire-front.contract.ts";
import type { AnswerFault } from "@polyphon/contract/surveys/surveys.ts";
import { answerFault } from "@polyphon/rules/surveys/check-answer.ts";

export type AskedQuestion = AskedQuestionnaire["questionnaireQuestions"][number];

/** What was answered so far, by question. */
export type Answers = ReadonlyMap<number, string>;

export const optionsOf = (question: AskedQuestion): string[] =>
  question.questionnaireQuestionOptions.map(({ optionText }) => optionText);

export function faultOf(question: AskedQuestion, answers: Answers): AnswerFault | null {
  return answerFault({ ...question, options: optionsOf(question) }, answers.get(question.id) ?? "");
}

export interface Place {
  readonly at: number;
  /** Of the question that is shown, once somebody wanted to go on without an answer. */
  readonly fault: AnswerFault | null;
}

/** Goes on when the question is answered, else stays and says why. */
export function stepOn(questions: readonly AskedQuestion[], at: number, answers: Answers): Place {
  const question = questions[at];
  const fault = question ? faultOf(question, answers) : null;
  return fault === null ? { at: Math.min(at + 1, questions.length - 1), fault: null } : { at, fault };
}

/** Where an answer is missing, the first one in front; null when everything can be sent. */
export function firstMissing(questions: readonly AskedQuestion[], answers: Answers): Place | null {
  const at = questions.findIndex((question) => faultOf(question, answers) !== null);
  const question = questions[at];
  return question ? { at, fault: faultOf(question, answers) } : null;
}

/** The answers as they are sent, in the order of the questions. */
export function payloadOf({ id, questionnaireQuestions }: AskedQuestionnaire, answers: Answers) {
  return {
    questionnaireId: id,
    questionAnswers: questionnaireQuestions.map((question) => ({
      questionnaireQuestionId: question.id,
      answerText: (answers.get(question.id) ?? "").trim(),
    })),
  };
}
