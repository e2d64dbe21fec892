import { userTypes } from "@polyphon/contract/permissions.ts";
import { addQuestion, listQuestions } from "@polyphon/contract/surveys/question.contract.ts";
import { saveAnswers } from "@polyphon/contract/surveys/questionnaire-front.contract.ts";
import { questionnaire } from "@polyphon/contract/surveys/questionnaire.resource.ts";
import type { OptionType } from "@polyphon/contract/surveys/surveys.ts";
import { addDays } from "@polyphon/rules/time/calendar-dates.ts";
import { localDateOf } from "@polyphon/rules/time/zoned-time.ts";
import { unique } from "../test-context.ts";
import { addCompany, addFrontUser, addStaff, type TestPerson } from "../people.ts";
import type { World } from "../world.ts";

export const zone = "Europe/Berlin";
export const today = () => localDateOf(new Date(), zone);
export const dayFromNow = (days: number) => addDays(today(), days);
export const by = ({ token }: TestPerson) => ({ token });

export const fourQuestions: readonly {
  readonly questionText: string;
  readonly optionType: OptionType;
  readonly options: string[];
}[] = [
  { questionText: "How do you like it?", optionType: "RATING", options: [] },
  { questionText: "What is missing?", optionType: "PLAIN_TEXT", options: [] },
  { questionText: "Would you go on?", optionType: "RADIO_MULTICHOICE", options: ["Yes", "No"] },
  {
    questionText: "What do you use?",
    optionType: "CHECKBOX_MULTICHOICE",
    options: ["Feed", "Queue", "Calendar"],
  },
];

/** A company with an employee, and the provider's staff who ask it something. */
export async function openSurveyFixture(world: World) {
  const company = await addCompany(world);
  const provider = await addStaff(world, userTypes.subAdmin, ["list_questionnaire"]);
  const employee = await addFrontUser(world, company);

  async function ask(change: object = {}, questions = fourQuestions) {
    const { status, text, body } = await world.call(
      questionnaire.add,
      {
        title: unique("How it goes"),
        startDate: dayFromNow(-1),
        endDate: dayFromNow(5),
        skippingEndDate: dayFromNow(2),
        companies: [company],
        ...change,
      },
      by(provider),
    );
    if (status !== 200) throw new Error(text);
    for (const one of questions)
      await world.call(addQuestion, { questionnaireId: body.id, ...one }, by(provider));
    const { items } = (await world.call(listQuestions, { id: body.id }, by(provider))).body;
    return { ...body, ids: items.map(({ id }) => id) };
  }

  const answersTo = (ids: readonly number[], texts: readonly string[]) =>
    ids.map((questionnaireQuestionId, at) => ({ questionnaireQuestionId, answerText: texts[at] ?? "" }));

  const answer = (
    { id, ids }: { readonly id: number; readonly ids: readonly number[] },
    who: TestPerson = employee,
    texts: readonly string[] = ["Happy", "More time", "Yes", "Feed, Calendar"],
  ) => world.call(saveAnswers, { questionnaireId: id, questionAnswers: answersTo(ids, texts) }, by(who));

  return { company, provider, employee, ask, answer, answersTo };
}

export type SurveyFixture = Awaited<ReturnType<typeof openSurveyFixture>>;
