import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AskedQuestion, firstMissing, payloadOf, stepOn } from "./questionnaire-steps.ts";

const question = (
  id: number,
  optionType: AskedQuestion["optionType"],
  options: string[] = [],
): AskedQuestion => ({
  id,
  questionText: `Question ${id}`,
  optionType,
  questionnaireQuestionOptions: options.map((optionText) => ({ optionText })),
  answer: null,
});
const questions = [
  question(1, "RATING"),
  question(2, "PLAIN_TEXT"),
  question(3, "RADIO_MULTICHOICE", ["Yes", "No"]),
  question(4, "CHECKBOX_MULTICHOICE", ["Tea", "Coffee"]),
];
const good: readonly string[] = ["Happy", "Fine", "No", "Tea, Coffee"];
const answersOf = (given: readonly boolean[]) =>
  new Map(questions.flatMap(({ id }, at) => (given[at] ? [[id, good[at] ?? ""] as const] : [])));

describe("the steps of a questionnaire", () => {
  test("advance only when the question is answered, and never past the last one [B4.4-02]", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), fc.nat({ max: 3 }), (given, at) => {
        const next = stepOn(questions, at, answersOf(given));
        if (given[at]) expect(next).toEqual({ at: Math.min(at + 1, 3), fault: null });
        else {
          expect(next.at).toBe(at);
          expect(next.fault).toBe((["rating", "text", "choice", "options"] as const)[at]);
        }
      }),
    );
  });

  test("can be submitted when every question is answered; otherwise the first missing one is shown [B5.10-05]", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), (given) => {
        const missing = firstMissing(questions, answersOf(given));
        expect(missing?.at ?? -1).toBe(given.indexOf(false));
      }),
    );
  });

  test("send the questionnaire's id and each answer with its question's id [B3-34]", () => {
    const asked = {
      id: 9,
      title: "How it goes",
      skippingEndDate: null,
      skipCount: 0,
      questionnaireQuestions: questions,
      can: { skip: false },
    };
    const answers = new Map([...answersOf([true, true, true, true]), [2, "  Fine \n"]]);
    expect(payloadOf(asked, answers)).toEqual({
      questionnaireId: 9,
      questionAnswers: good.map((answerText, at) => ({ questionnaireQuestionId: at + 1, answerText })),
    });
  });
});
