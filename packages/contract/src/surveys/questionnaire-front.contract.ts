import { z } from "zod";
import { calendarDay } from "../kit/calendar-day.ts";
import { endpoint } from "../kit/endpoint.ts";
import { ref } from "../kit/ref.ts";
import { limits } from "../limits.ts";
import { optionTypes } from "./surveys.ts";

const { questionnaire: limit } = limits;

const asked = z.object({
  id: z.number().int(),
  title: z.string(),
  skippingEndDate: z.iso.date().nullable(),
  skipCount: z.number().int(),
  questionnaireQuestions: z.array(
    z.object({
      id: z.number().int(),
      questionText: z.string(),
      optionType: z.enum(optionTypes),
      questionnaireQuestionOptions: z.array(z.object({ optionText: z.string() })),
      answer: z.string().nullable(),
    }),
  ),
  can: z.object({ skip: z.boolean() }),
});
export type AskedQuestionnaire = z.output<typeof asked>;

/** The questionnaires that the person still has to answer, the one that ends first in front. */
export const listNotAnswered = endpoint({
  name: "list-not-answered-questionnaires",
  method: "GET",
  path: "/services/front/api/questionnaire/user/not-answered",
  about: "none",
  access: { signedIn: "front", because: "everybody is asked; the company's switch is one of the conditions" },
  /** The caller's day, only for the record of the call: the company's calendar decides which day it is. */
  reads: ["questionnaire"],
  input: z.object({ date: calendarDay.optional() }),
  output: z.array(asked),
  errors: [],
});

/** `id` is the questionnaire's. */
export const saveSkipCount = endpoint({
  name: "save-questionnaire-skip-count",
  method: "PUT",
  path: "/services/front/api/questionnaire/user/save-skip-count/:id",
  about: "none",
  access: { signedIn: "front", because: "one's own skip", inPerson: true },
  changes: [],
  input: z.object({ id: ref("questionnaire") }),
  output: z.object({ skipCount: z.number().int() }),
  errors: ["not_found", "skip_not_possible"],
});

export const saveAnswers = endpoint({
  name: "save-questionnaire-answers",
  method: "POST",
  path: "/services/front/api/questionnaire/user/save-answers",
  about: "none",
  access: { signedIn: "front", because: "one's own answers", inPerson: true },
  changes: ["questionnaire"],
  input: z.object({
    questionnaireId: ref("questionnaire"),
    questionAnswers: z
      .array(
        z.object({
          answerText: z.string().max(limit.answerMax),
          questionnaireQuestionId: ref("question"),
        }),
      )
      .min(1)
      .max(limit.questions),
  }),
  output: z.object({ message: z.string().nullable() }),
  errors: ["not_found", "questionnaire_done", "questionnaire_changed"],
});
