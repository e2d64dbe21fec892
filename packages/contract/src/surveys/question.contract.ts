import { z } from "zod";
import { endpoint } from "../kit/endpoint.ts";
import { ref, rowVersion } from "../kit/ref.ts";
import { limits } from "../limits.ts";
import { answerSeparator, type OptionType, optionTypes } from "./surveys.ts";

const { questionnaire: limit } = limits;

/** All staff who may see a questionnaire read its questions; only the provider changes them. */
const reading = {
  signedIn: "staff",
  because: "no permission opens a question; its questionnaire must be within reach",
} as const;
const writing = { ...reading, provider: true } as const;

export const choiceTypes: ReadonlySet<OptionType> = new Set(["RADIO_MULTICHOICE", "CHECKBOX_MULTICHOICE"]);

const fields = {
  questionText: z.string().trim().min(1).max(limit.textMax),
  optionType: z.enum(optionTypes),
  /** Of a choice; of the other types none are kept. */
  options: z.array(z.string().trim().min(1).max(limit.optionMax)).max(limit.options),
};

function refuseOptions(
  { optionType, options }: { readonly optionType: OptionType; readonly options: readonly string[] },
  context: z.RefinementCtx,
): void {
  if (!choiceTypes.has(optionType)) return;
  const say = (word: string) =>
    context.addIssue({ code: "custom", path: ["options"], params: { say: word } });
  if (options.length < limit.optionsMin) say("twoOptions");
  if (new Set(options.map((one) => one.toLowerCase())).size < options.length) say("repeated");
  if (optionType === "CHECKBOX_MULTICHOICE" && options.some((one) => one.includes(answerSeparator)))
    say("optionComma");
}

const question = z.object({
  id: ref("question"),
  version: z.number().int(),
  questionnaireId: ref("questionnaire"),
  questionText: z.string(),
  optionType: z.enum(optionTypes),
  options: z.array(z.string()),
  displayOrder: z.number().int(),
});

const can = z.object({
  /** False once somebody has answered: a question must not change after its answers. */
  change: z.boolean(),
});

export const listQuestions = endpoint({
  name: "list-questions",
  method: "GET",
  path: "/services/admin/api/questionnaires/:id/questions",
  about: "none",
  access: reading,
  reads: ["questionnaire"],
  input: z.object({ id: ref("questionnaire") }),
  /** In their order, all of them: a questionnaire has few. */
  output: z.object({
    questionnaire: z.object({ id: z.number().int(), title: z.string(), answered: z.boolean() }),
    items: z.array(question),
    can: can.extend({ add: z.boolean() }),
  }),
  errors: ["not_found"],
});

export const getQuestion = endpoint({
  name: "get-question",
  method: "GET",
  path: "/services/admin/api/questions/:id",
  about: "none",
  access: reading,
  reads: ["questionnaire"],
  input: z.object({ id: ref("question") }),
  output: question.extend({ can }),
  errors: ["not_found"],
});

export const addQuestion = endpoint({
  name: "add-question",
  method: "POST",
  path: "/services/admin/api/questions",
  about: "none",
  access: writing,
  changes: ["questionnaire"],
  input: z.object({ questionnaireId: ref("questionnaire"), ...fields }).superRefine(refuseOptions),
  output: question,
  errors: ["not_found", "questionnaire_answered", "too_many_entries"],
});

export const editQuestion = endpoint({
  name: "edit-question",
  method: "PUT",
  path: "/services/admin/api/questions/:id",
  about: "none",
  access: writing,
  changes: ["questionnaire"],
  input: z.object({ id: ref("question"), version: rowVersion, ...fields }).superRefine(refuseOptions),
  output: question,
  errors: ["not_found", "questionnaire_answered", "edited_meanwhile"],
});

export const removeQuestion = endpoint({
  name: "remove-question",
  method: "DELETE",
  path: "/services/admin/api/questions/:id",
  about: "none",
  access: writing,
  changes: ["questionnaire"],
  input: z.object({ id: ref("question") }),
  output: z.object({ id: z.number().int() }),
  errors: ["not_found", "questionnaire_answered"],
});

/** Moves a question behind another one of its questionnaire, or to the front. */
export const moveQuestion = endpoint({
  name: "move-question",
  method: "PUT",
  path: "/services/admin/api/questions/:id/place",
  about: "none",
  access: writing,
  changes: ["questionnaire"],
  input: z.object({ id: ref("question"), behind: ref("question").nullable() }),
  output: z.object({ id: z.number().int() }),
  errors: ["not_found", "questionnaire_answered"],
});

/** Deletes every answer and skip, so that everybody is asked again. */
export const resetQuestionnaire = endpoint({
  name: "reset-questionnaire",
  method: "POST",
  path: "/services/admin/api/questionnaires/:id/reset",
  about: "none",
  access: { staff: "list_questionnaire", provider: true },
  changes: ["questionnaire"],
  input: z.object({ id: ref("questionnaire") }),
  output: z.object({ id: z.number().int(), answers: z.number().int(), skips: z.number().int() }),
  errors: ["not_found"],
});
