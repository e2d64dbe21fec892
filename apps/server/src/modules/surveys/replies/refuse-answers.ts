import type { AnswerFault } from "@polyphon/contract/surveys/surveys.ts";
import type { Language } from "@polyphon/i18n/kit/languages.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import type { AnswersVerdict } from "@polyphon/rules/surveys/check-answer.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";

const messages = {
  rating: "ratingRequired",
  text: "required",
  choice: "required",
  options: "optionRequired",
  foreign: "choice",
} as const satisfies Record<AnswerFault, string>;

/** Refuses with a message at each wrong answer, or as a whole where other questions were answered. */
export function refuseAnswers(verdict: AnswersVerdict, language: Language): void {
  switch (verdict.kind) {
    case "fits":
      return;
    case "changed":
      throw new Refusal("questionnaire_changed");
    case "faults":
      throw new Refusal(
        "validation",
        {},
        verdict.faults.map(({ at, fault }) => ({
          field: `questionAnswers.${at}.answerText`,
          message: serverTexts[language].violations[messages[fault]],
        })),
      );
  }
}
