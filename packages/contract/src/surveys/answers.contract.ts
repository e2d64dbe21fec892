import { z } from "zod";
import { personRow } from "../kit/about.ts";
import { endpoint } from "../kit/endpoint.ts";
import { refList } from "../kit/list.ts";
import { named } from "../kit/named.ts";
import { pageInput, pageOf } from "../kit/page.ts";
import { ref } from "../kit/ref.ts";
import { exportPage } from "../kit/export-page.ts";
import { optionTypes, ratings, replyStates } from "./surveys.ts";

const access = {
  signedIn: "staff",
  because: "no permission opens the answers; their questionnaire must be within reach",
} as const;

const narrowed = {
  companies: refList("company").optional(),
  rating: z.enum(ratings).optional(),
  state: z.enum(replyStates).optional(),
};

const reply = z.object({
  id: z.number().int(),
  /** Null where the company's works council wants no names. */
  user: personRow(named.extend({ email: z.string() })).nullable(),
  company: named,
  domain: z.string(),
  skipCount: z.number().int(),
  /** What the first question for a rating was answered with. */
  rating: z.enum(ratings).nullable(),
  state: z.enum(replyStates),
  /** Null for somebody who has not answered, and where a time would identify a person. */
  answeredAt: z.iso.datetime().nullable(),
  answers: z.array(z.object({ questionId: z.number().int(), answerText: z.string() })),
});

export const listAnswers = endpoint({
  name: "list-questionnaire-answers",
  method: "GET",
  path: "/services/admin/api/questionnaires/:id/answers",
  about: { person: ["answers"], inCouncilMode: "withheld" },
  access,
  reads: ["questionnaire"],
  input: z.object({ id: ref("questionnaire"), ...narrowed, ...pageInput }),
  output: pageOf(reply),
  errors: ["not_found"],
});

export const summariseAnswers = endpoint({
  name: "summarise-questionnaire-answers",
  method: "GET",
  path: "/services/admin/api/questionnaires/:id/summary",
  about: "group",
  access,
  reads: ["questionnaire"],
  input: z.object({ id: ref("questionnaire"), companies: narrowed.companies }),
  output: z.object({
    title: z.string(),
    answered: z.number().int(),
    skipped: z.number().int(),
    /** Companies whose answers are held back until enough people have given one. */
    withheldCompanies: z.number().int(),
    questions: z.array(
      z.object({
        id: z.number().int(),
        questionText: z.string(),
        optionType: z.enum(optionTypes),
        answered: z.number().int(),
        /** Empty for a plain text. */
        options: z.array(z.object({ optionText: z.string(), count: z.number().int() })),
      }),
    ),
  }),
  errors: ["not_found"],
});

/** User, e-mail, domain, skip count, rating, state and time, then one cell for each question in its order. */
export const exportAnswers = endpoint({
  name: "export-questionnaire-answers",
  method: "GET",
  path: "/services/admin/api/questionnaires/:id/answers/export",
  about: { person: ["answers"], inCouncilMode: "withheld" },
  access,
  reads: ["questionnaire"],
  input: z.object({ id: ref("questionnaire"), ...narrowed, after: pageInput.after }),
  output: exportPage,
  errors: ["not_found"],
});
