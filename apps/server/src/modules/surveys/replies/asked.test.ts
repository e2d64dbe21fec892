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
import { unique } from "../../../../test/test-context.ts";
import { addCompany, addFrontUser, type TestPerson } from "../../../../test/people.ts";
import {
  by,
  dayFromNow,
  openSurveyFixture,
  type SurveyFixture,
  today,
} from "../../../../test/surveys/survey-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let fixture: SurveyFixture;
beforeAll(async () => {
  world = await openWorld();
}, 60_000);
beforeEach(async () => {
  fixture = await openSurveyFixture(world);
});
afterAll(() => world.close());

const open = async (who: TestPerson, date = today()) =>
  (await world.call(listNotAnswered, { date }, by(who))).body;
const isOpen = async (who: TestPerson, id: number) => (await open(who)).some((one) => one.id === id);

describe("an employee", () => {
  test("is asked the running questionnaire of the company, as a list with its questions and options [B3-32] [B3-33] [B7.1-10] [B7.2-27] [B4.2-08]", async () => {
    const asked = await fixture.ask();
    const found = (await open(fixture.employee)).find(({ id }) => id === asked.id);
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
      await fixture.ask({ startDate: dayFromNow(1), skippingEndDate: null }),
      await fixture.ask({ startDate: dayFromNow(-9), endDate: dayFromNow(-1), skippingEndDate: null }),
      await fixture.ask({}, []),
    ];
    for (const { id } of shut) expect(await isOpen(fixture.employee, id)).toBe(false);
    const running = await fixture.ask({ startDate: today(), endDate: today(), skippingEndDate: null });
    expect(await isOpen(fixture.employee, running.id)).toBe(true);
    expect(await open(stranger)).toEqual([]);
  });

  test("is asked by the company's calendar, whatever the date on the device", async () => {
    const { id } = await fixture.ask();
    expect((await open(fixture.employee, "2001-01-01")).some((one) => one.id === id)).toBe(true);
  });

  test("is asked nothing while the company's switch is off, and cannot answer then", async () => {
    const asked = await fixture.ask();
    const turn = (on: boolean) =>
      world.arrange((tx) =>
        tx.client.query("update company set questionnaire = $2 where id = $1", [fixture.company, on]),
      );
    await turn(false);
    expect(await open(fixture.employee)).toEqual([]);
    expect((await fixture.answer(asked)).problem.error).toBe("questionnaire_done");
    await turn(true);
    expect(await isOpen(fixture.employee, asked.id)).toBe(true);
  });

  test("answers once, is thanked in their own language and not asked again [B3-34] [B7.2-05] [B7.2-06]", async () => {
    const asked = await fixture.ask();
    const who = await addFrontUser(world, fixture.company);
    const input = {
      questionnaireId: asked.id,
      questionAnswers: fixture.answersTo(asked.ids, ["Sad", "Time", "No", "Queue"]),
    };
    const twice = { ...by(who), idempotencyKey: unique("twice") };
    const [one, two] = [
      await world.call(saveAnswers, input, twice),
      await world.call(saveAnswers, input, twice),
    ];
    expect([one.status, one.body]).toEqual([200, { message: "Thank you. Your answers are saved." }]);
    expect(two.body).toEqual(one.body);
    expect(await isOpen(who, asked.id)).toBe(false);
    expect((await fixture.answer(asked, who)).problem.error).toBe("questionnaire_done");
    const { items } = (await world.call(listAnswers, { id: asked.id }, by(fixture.provider))).body;
    expect(items.filter(({ user }) => user?.id === who.id)).toHaveLength(1);
    expect(items[0]?.rating).toBe("Sad");

    const other = await addFrontUser(world, fixture.company);
    const german = await world.call(saveAnswers, input, { ...by(other), language: "de" });
    expect(german.body.message).toBe("Vielen Dank. Ihre Antworten sind gespeichert.");
  });

  test("who submits from two windows at once answers once", async () => {
    const asked = await fixture.ask();
    const who = await addFrontUser(world, fixture.company);
    const answers = await Promise.all([1, 2, 3, 4].map(() => fixture.answer(asked, who)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { items } = (await world.call(listAnswers, { id: asked.id }, by(fixture.provider))).body;
    expect(items).toHaveLength(1);
  });

  test("learns which answer is missing, and nothing is stored [B5.10-02] [B5.10-03] [B5.10-04]", async () => {
    const asked = await fixture.ask();
    const { problem } = await fixture.answer(asked, fixture.employee, ["", " ", "", ""]);
    expect(problem.violations).toEqual([
      { field: "questionAnswers.0.answerText", message: "Choose a rating." },
      { field: "questionAnswers.1.answerText", message: "This field is required." },
      { field: "questionAnswers.2.answerText", message: "This field is required." },
      { field: "questionAnswers.3.answerText", message: "Choose at least one option." },
    ]);
    expect(await isOpen(fixture.employee, asked.id)).toBe(true);
    const none = await world.call(
      saveAnswers,
      { questionnaireId: asked.id, questionAnswers: [] },
      by(fixture.employee),
    );
    expect(none.problem.code).toBe(10012);
  });

  test("is told when the questions have changed since they were read", async () => {
    const asked = await fixture.ask();
    const partly = await fixture.answer({ ...asked, ids: asked.ids.slice(0, 3) });
    expect(partly.problem.error).toBe("questionnaire_changed");
    const [question] = (
      await world.call(listQuestions, { id: asked.id }, by(fixture.provider))
    ).body.items.slice(2);
    if (!question) throw new Error("the question is gone");
    const { id, version, questionText, optionType } = question;
    await world.call(
      editQuestion,
      { id, version, questionText, optionType, options: ["Perhaps", "Never"] },
      by(fixture.provider),
    );
    expect((await fixture.answer(asked)).problem.error).toBe("questionnaire_changed");
    expect(await isOpen(fixture.employee, asked.id)).toBe(true);
  });

  test("skips twice at most and up to the skipping end date, which marks isSkipped [B4.4-03] [B4.4-04] [B7.2-07]", async () => {
    const who = await addFrontUser(world, fixture.company);
    const asked = await fixture.ask({ skippingEndDate: today() });
    const late = await fixture.ask({ skippingEndDate: dayFromNow(-1), startDate: dayFromNow(-3) });
    const never = await fixture.ask({ skippingEndDate: null });
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
    expect((await fixture.answer(asked, who)).status).toBe(200);
    expect((await skip(asked.id)).problem.error).toBe("skip_not_possible");
  });

  test("is asked again after a reset, which deletes answers and skips [B4.4-05] [C4-24]", async () => {
    const [answered, skipped] = [
      await addFrontUser(world, fixture.company),
      await addFrontUser(world, fixture.company),
    ];
    const asked = await fixture.ask();
    await fixture.answer(asked, answered);
    await world.call(saveSkipCount, { id: asked.id }, by(skipped));
    const reset = await world.call(resetQuestionnaire, { id: asked.id }, by(fixture.provider));
    expect(reset.body).toEqual({ id: asked.id, answers: 1, skips: 1 });
    expect(await isOpen(answered, asked.id)).toBe(true);
    expect((await open(skipped)).find(({ id }) => id === asked.id)?.skipCount).toBe(0);
    const { userMeta } = (await world.call(readAccount, {}, by(skipped))).body;
    expect(userMeta.isSkipped).toBe(false);
    expect((await world.call(listAnswers, { id: asked.id }, by(fixture.provider))).body.items).toEqual([]);
    expect((await fixture.answer(asked, answered)).status).toBe(200);
  });

  test("of another company neither answers nor skips it", async () => {
    const stranger = await addFrontUser(world, await addCompany(world));
    const asked = await fixture.ask();
    expect((await fixture.answer(asked, stranger)).problem.error).toBe("not_found");
    expect((await world.call(saveSkipCount, { id: asked.id }, by(stranger))).problem.error).toBe("not_found");
  });
});
