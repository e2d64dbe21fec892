import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import { listAnswers } from "@polyphon/contract/surveys/answers.contract.ts";
import {
  editQuestion,
  listQuestions,
  resetQuestionnaire,
} from "@polyphon/contract/surveys/question.contract.ts";
import {
  listNotAnswered,
  saveAnswers,
  saveSkipCount,
} from "@polyphon/contract/surveys/questionnaire-front.contract.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { unique } from "../../../../test/ground.ts";
import { addCompany, addFrontUser, type TestPerson } from "../../../../test/people.ts";
import {
  by,
  dayFromNow,
  openSurveyDesk,
  type SurveyDesk,
  today,
} from "../../../../test/surveys/survey-desk.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let desk: SurveyDesk;
beforeAll(async () => {
  world = await openWorld();
}, 60_000);
beforeEach(async () => {
  desk = await openSurveyDesk(world);
});
afterAll(() => world.close());

const open = async (who: TestPerson, date = today()) =>
  (await world.call(listNotAnswered, { date }, by(who))).body;
const isOpen = async (who: TestPerson, id: number) => (await open(who)).some((one) => one.id === id);

describe("an employee", () => {
  test("is asked the running questionnaire of the company, as a list with its questions and options [B3-32] [B3-33] [B7.1-10] [B7.2-27] [B4.2-08]", async () => {
    const asked = await desk.ask();
    const found = (await open(desk.employee)).find(({ id }) => id === asked.id);
    expect(found).toEqual({
      id: asked.id,
      title: asked.title,
      skippingEndDate: dayFromNow(2),
      skipCount: 0,
      can: { skip: true },
      questionnaireQuestions: [
        {
          id: asked.ids[0],
          questionText: "How do you like it?",
          optionType: "RATING",
          questionnaireQuestionOptions: [],
          answer: null,
        },
        {
          id: asked.ids[1],
          questionText: "What is missing?",
          optionType: "PLAIN_TEXT",
          questionnaireQuestionOptions: [],
          answer: null,
        },
        {
          id: asked.ids[2],
          questionText: "Would you go on?",
          optionType: "RADIO_MULTICHOICE",
          questionnaireQuestionOptions: [{ optionText: "Yes" }, { optionText: "No" }],
          answer: null,
        },
        {
          id: asked.ids[3],
          questionText: "What do you use?",
          optionType: "CHECKBOX_MULTICHOICE",
          questionnaireQuestionOptions: [
            { optionText: "Feed" },
            { optionText: "Queue" },
            { optionText: "Calendar" },
          ],
          answer: null,
        },
      ],
    });
  });

  test("is not asked what has not begun, is over, has no questions or is for another company", async () => {
    const stranger = await addFrontUser(world, await addCompany(world));
    const shut = [
      await desk.ask({ startDate: dayFromNow(1), skippingEndDate: null }),
      await desk.ask({ startDate: dayFromNow(-9), endDate: dayFromNow(-1), skippingEndDate: null }),
      await desk.ask({}, []),
    ];
    for (const { id } of shut) expect(await isOpen(desk.employee, id)).toBe(false);
    const running = await desk.ask({ startDate: today(), endDate: today(), skippingEndDate: null });
    expect(await isOpen(desk.employee, running.id)).toBe(true);
    expect(await open(stranger)).toEqual([]);
  });

  test("is asked by the company's calendar, whatever day the own device believes it is", async () => {
    const { id } = await desk.ask();
    expect((await open(desk.employee, "2001-01-01")).some((one) => one.id === id)).toBe(true);
  });

  test("is asked nothing while the company's switch is off, and cannot answer then", async () => {
    const asked = await desk.ask();
    const turn = (on: boolean) =>
      world.arrange((tx) =>
        tx.client.query("update company set questionnaire = $2 where id = $1", [desk.company, on]),
      );
    await turn(false);
    expect(await open(desk.employee)).toEqual([]);
    expect((await desk.answer(asked)).problem.error).toBe("questionnaire_done");
    await turn(true);
    expect(await isOpen(desk.employee, asked.id)).toBe(true);
  });

  test("answers once, is thanked in the own language and asked no more [B3-34] [B7.2-05] [B7.2-06]", async () => {
    const asked = await desk.ask();
    const who = await addFrontUser(world, desk.company);
    const input = {
      questionnaireId: asked.id,
      questionAnswers: desk.answersTo(asked.ids, ["Sad", "Time", "No", "Queue"]),
    };
    const twice = { ...by(who), idempotencyKey: unique("twice") };
    const [one, two] = [
      await world.call(saveAnswers, input, twice),
      await world.call(saveAnswers, input, twice),
    ];
    expect([one.status, one.body]).toEqual([200, { message: "Thank you. Your answers are saved." }]);
    expect(two.body).toEqual(one.body);
    expect(await isOpen(who, asked.id)).toBe(false);
    expect((await desk.answer(asked, who)).problem.error).toBe("questionnaire_done");
    const { items } = (await world.call(listAnswers, { id: asked.id }, by(desk.provider))).body;
    expect(items.filter(({ user }) => user?.id === who.id)).toHaveLength(1);
    expect(items[0]?.rating).toBe("Sad");

    const other = await addFrontUser(world, desk.company);
    const german = await world.call(saveAnswers, input, { ...by(other), language: "de" });
    expect(german.body.message).toBe("Vielen Dank. Ihre Antworten sind gespeichert.");
  });

  test("who sends from two windows at once answers once", async () => {
    const asked = await desk.ask();
    const who = await addFrontUser(world, desk.company);
    const answers = await Promise.all([1, 2, 3, 4].map(() => desk.answer(asked, who)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { items } = (await world.call(listAnswers, { id: asked.id }, by(desk.provider))).body;
    expect(items).toHaveLength(1);
  });

  test("is told which answer is missing, in words, and nothing is kept [B5.10-02] [B5.10-03] [B5.10-04]", async () => {
    const asked = await desk.ask();
    const { problem } = await desk.answer(asked, desk.employee, ["", " ", "", ""]);
    expect(problem.violations).toEqual([
      { field: "questionAnswers.0.answerText", message: "Please choose a rating." },
      { field: "questionAnswers.1.answerText", message: "This field is required." },
      { field: "questionAnswers.2.answerText", message: "This field is required." },
      { field: "questionAnswers.3.answerText", message: "Please choose at least one option." },
    ]);
    expect(await isOpen(desk.employee, asked.id)).toBe(true);
    const none = await world.call(
      saveAnswers,
      { questionnaireId: asked.id, questionAnswers: [] },
      by(desk.employee),
    );
    expect(none.problem.code).toBe(10012);
  });

  test("who read other questions than there are now is told so", async () => {
    const asked = await desk.ask();
    const partly = await desk.answer({ ...asked, ids: asked.ids.slice(0, 3) });
    expect(partly.problem.error).toBe("questionnaire_changed");
    const [question] = (
      await world.call(listQuestions, { id: asked.id }, by(desk.provider))
    ).body.items.slice(2);
    if (!question) throw new Error("the question is gone");
    const { id, version, questionText, optionType } = question;
    await world.call(
      editQuestion,
      { id, version, questionText, optionType, options: ["Perhaps", "Never"] },
      by(desk.provider),
    );
    expect((await desk.answer(asked)).problem.error).toBe("questionnaire_changed");
    expect(await isOpen(desk.employee, asked.id)).toBe(true);
  });

  test("skips twice at most and up to the skipping end date, which marks isSkipped [B4.4-03] [B4.4-04] [B7.2-07]", async () => {
    const who = await addFrontUser(world, desk.company);
    const asked = await desk.ask({ skippingEndDate: today() });
    const late = await desk.ask({ skippingEndDate: dayFromNow(-1), startDate: dayFromNow(-3) });
    const never = await desk.ask({ skippingEndDate: null });
    const skip = (id: number) => world.call(saveSkipCount, { id }, by(who));
    const isSkipped = async () => (await world.call(readAccount, {}, by(who))).body.userMeta.isSkipped;
    const canSkip = async (id: number) => (await open(who)).find((one) => one.id === id)?.can.skip;
    expect([await canSkip(asked.id), await canSkip(late.id), await canSkip(never.id)]).toEqual([
      true,
      false,
      false,
    ]);
    for (const { id } of [late, never]) expect((await skip(id)).problem.error).toBe("skip_not_possible");
    expect(await isSkipped()).toBe(false);
    expect((await skip(asked.id)).body).toEqual({ skipCount: 1 });
    expect(await isSkipped()).toBe(true);
    expect((await skip(asked.id)).body).toEqual({ skipCount: 2 });
    expect((await skip(asked.id)).problem.error).toBe("skip_not_possible");
    expect(await canSkip(asked.id)).toBe(false);
    expect((await desk.answer(asked, who)).status).toBe(200);
    expect((await skip(asked.id)).problem.error).toBe("skip_not_possible");
  });

  test("is asked again after a reset, and what was said and skipped is forgotten [B4.4-05] [C4-24]", async () => {
    const [answered, skipped] = [
      await addFrontUser(world, desk.company),
      await addFrontUser(world, desk.company),
    ];
    const asked = await desk.ask();
    await desk.answer(asked, answered);
    await world.call(saveSkipCount, { id: asked.id }, by(skipped));
    const reset = await world.call(resetQuestionnaire, { id: asked.id }, by(desk.provider));
    expect(reset.body).toEqual({ id: asked.id, answers: 1, skips: 1 });
    expect(await isOpen(answered, asked.id)).toBe(true);
    expect((await open(skipped)).find(({ id }) => id === asked.id)?.skipCount).toBe(0);
    const { userMeta } = (await world.call(readAccount, {}, by(skipped))).body;
    expect(userMeta.isSkipped).toBe(false);
    expect((await world.call(listAnswers, { id: asked.id }, by(desk.provider))).body.items).toEqual([]);
    expect((await desk.answer(asked, answered)).status).toBe(200);
  });

  test("of another company neither answers nor skips it", async () => {
    const stranger = await addFrontUser(world, await addCompany(world));
    const asked = await desk.ask();
    expect((await desk.answer(asked, stranger)).problem.error).toBe("not_found");
    expect((await world.call(saveSkipCount, { id: asked.id }, by(stranger))).problem.error).toBe("not_found");
  });
});
