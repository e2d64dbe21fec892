import { answerSeparator, ratings } from "@polyphon/contract/surveys/surveys.ts";
import { addDays } from "@polyphon/rules/time/calendar-dates.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import {
  addQuestionnaire,
  addQuestions,
  addReply,
  type DemoQuestion,
  type DemoReply,
  employeesOf,
} from "./demo-surveys.store.ts";

const uses = ["The feed", "The calendar", "Autopilot", "Own posts"];
const goOn = ["Yes, gladly", "Perhaps", "No"];

const questions: readonly DemoQuestion[] = [
  { questionText: "How do you like the programme so far?", optionType: "RATING", options: [] },
  { questionText: "What do you use?", optionType: "CHECKBOX_MULTICHOICE", options: uses },
  { questionText: "Would you recommend it to a colleague?", optionType: "RADIO_MULTICHOICE", options: goOn },
  { questionText: "What should we do better?", optionType: "PLAIN_TEXT", options: [] },
];

const inputs = [
  "More posts about our own projects, please.",
  "Nothing, it takes me five minutes a week.",
  "Shorter texts for X.",
  "A hint when one of my posts was opened often.",
  "More posts in German.",
];

const of = <T>(from: readonly T[], at: number): T => from[at % from.length] as T;

/** Every seventh has only skipped it; the others answer in varied ways. */
function replyOf(accountId: number, at: number, answeredAt: Date): DemoReply {
  if (at % 7 === 6)
    return { accountId, skipCount: 1 + (at % 2), rating: null, answeredAt: null, answers: [] };
  const rating = of([ratings[0], ratings[0], ratings[1], ratings[0], ratings[2]], at);
  const used = uses.filter((_, place) => place === at % 2 || (at * 3 + place * place) % (place + 2) === 0);
  const liked = of(goOn, at % 4 === 3 ? 1 : at % 9 === 8 ? 2 : 0);
  return {
    accountId,
    skipCount: at % 5 === 4 ? 1 : 0,
    rating,
    answeredAt,
    answers: [
      { text: rating, chosen: [rating] },
      { text: used.join(answerSeparator), chosen: used },
      { text: liked, chosen: [liked] },
      { text: of(inputs, at), chosen: null },
    ],
  };
}

/** A finished questionnaire in each company: there is something to read, and nobody is asked after the login. */
export async function addSurveys(tx: Tx, companyIds: readonly number[], now: Date): Promise<void> {
  const today = localDateOf(now, "UTC");
  for (const companyId of companyIds) {
    const questionnaireId = await addQuestionnaire(tx, {
      companyId,
      title: "Three months of the programme",
      startDate: addDays(today, -28),
      endDate: addDays(today, -7),
    });
    const questionIds = await addQuestions(tx, questionnaireId, questions);
    const place = { companyId, questionnaireId, questionIds };
    for (const [at, accountId] of (await employeesOf(tx, companyId)).entries()) {
      const hours = 8 * 24 + ((at * 7) % (19 * 24));
      await addReply(tx, place, replyOf(accountId, at, new Date(now.getTime() - hours * 3_600_000)));
    }
  }
}
