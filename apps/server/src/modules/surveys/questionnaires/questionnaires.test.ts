import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { exportAnswers, listAnswers, summariseAnswers } from "@polyphon/contract/surveys/answers.contract.ts";
import {
  addQuestion,
  editQuestion,
  getQuestion,
  listQuestions,
  moveQuestion,
  removeQuestion,
  resetQuestionnaire,
} from "@polyphon/contract/surveys/question.contract.ts";
import { questionnaire } from "@polyphon/contract/surveys/questionnaire.resource.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCompany, addStaff, type TestPerson } from "../../../../test/people.ts";
import {
  by,
  dayFromNow,
  fourQuestions,
  openSurveyFixture,
  type SurveyFixture,
} from "../../../../test/surveys/survey-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let fixture: SurveyFixture;
let corporate: TestPerson;
let neighbour: TestPerson;
let without: TestPerson;
beforeAll(async () => {
  world = await openWorld();
  fixture = await openSurveyFixture(world);
  corporate = await addStaff(world, userTypes.corporateUser, [], fixture.company);
  neighbour = await addStaff(world, userTypes.corporateUser, ["list_questionnaire"], await addCompany(world));
  without = await addStaff(world, userTypes.subAdmin, ["list_post"]);
}, 60_000);
afterAll(() => world.close());

const fieldsOf = ({ problem }: { problem: { violations?: readonly { field: string }[] | undefined } }) =>
  problem.violations?.map(({ field }) => field);

describe("a questionnaire", () => {
  test("has title, start, end, skipping end date and domains [C3other-14] [A1-16] [A7-21] [C7-19]", async () => {
    const made = await fixture.ask({ title: "How it goes" }, []);
    const { body } = await world.call(questionnaire.get, { id: made.id }, by(fixture.provider));
    expect(body).toMatchObject({
      title: "How it goes",
      startDate: dayFromNow(-1),
      endDate: dayFromNow(5),
      skippingEndDate: dayFromNow(2),
      companies: [{ id: fixture.company }],
      questions: 0,
      answers: 0,
    });
  });

  test("takes a title of at most 200 characters [C5other-01]", async () => {
    await expect(fixture.ask({ title: "t".repeat(200) }, [])).resolves.toMatchObject({ version: 1 });
    await expect(fixture.ask({ title: "t".repeat(201) }, [])).rejects.toThrow("Use at most 200");
  });

  test("cannot end before it starts, nor be skipped for longer than it runs", async () => {
    await expect(fixture.ask({ endDate: dayFromNow(-2) }, [])).rejects.toThrow(
      "The end can’t be before the start.",
    );
    await expect(fixture.ask({ skippingEndDate: dayFromNow(6) }, [])).rejects.toThrow(
      "can’t be after the end",
    );
    const oneDay = { startDate: dayFromNow(0), endDate: dayFromNow(0), skippingEndDate: dayFromNow(0) };
    await expect(fixture.ask(oneDay, [])).resolves.toMatchObject(oneDay);
  });

  test("requires list_questionnaire, also to be reset; a company's staff read their own [A6-31] [C6-23]", async () => {
    const { id } = await fixture.ask({}, []);
    expect((await world.call(questionnaire.list, {}, by(without))).status).toBe(403);
    expect((await world.call(resetQuestionnaire, { id }, by(without))).status).toBe(403);
    expect((await world.call(questionnaire.get, { id }, by(neighbour))).status).toBe(404);
    expect((await world.call(resetQuestionnaire, { id }, by(neighbour))).status).toBe(403);
    const { items } = (await world.call(questionnaire.list, { limit: 100 }, by(fixture.provider))).body;
    expect(items.map((one) => one.id)).toContain(id);
  });

  test("is not deleted while it has answers, and its history records the reset", async () => {
    const asked = await fixture.ask();
    await fixture.answer(asked);
    const refused = await world.call(questionnaire.remove, { id: asked.id }, by(fixture.provider));
    expect(refused.problem.error).toBe("in_use");
    await world.call(resetQuestionnaire, { id: asked.id }, by(fixture.provider));
    const { items } = (await world.call(questionnaire.history, { id: asked.id }, by(fixture.provider))).body;
    expect(items[0]?.changes).toEqual([{ field: "answers", before: "1", after: "0" }]);
    expect((await world.call(questionnaire.remove, { id: asked.id }, by(fixture.provider))).status).toBe(200);
  });
});

describe("questions", () => {
  const add = (questionnaireId: number, change: object = {}, who = fixture.provider) =>
    world.call(
      addQuestion,
      { questionnaireId, questionText: "Why?", optionType: "PLAIN_TEXT", options: [], ...change },
      by(who),
    );
  const order = async (id: number) =>
    (await world.call(listQuestions, { id }, by(fixture.provider))).body.items.map((one) => one.questionText);

  test("have text, option type, options and a display order that staff change [C3other-15] [B4.4-06]", async () => {
    const { id, ids } = await fixture.ask();
    const { items, can } = (await world.call(listQuestions, { id }, by(fixture.provider))).body;
    expect(can).toEqual({ change: true, add: true });
    expect(
      items.map(({ questionText, optionType, options }) => ({ questionText, optionType, options })),
    ).toEqual(fourQuestions);
    expect(items.map(({ displayOrder }) => displayOrder)).toEqual([1, 2, 3, 4]);
    await world.call(moveQuestion, { id: ids[3] ?? 0, behind: null }, by(fixture.provider));
    await world.call(moveQuestion, { id: ids[0] ?? 0, behind: ids[2] ?? 0 }, by(fixture.provider));
    expect(await order(id)).toEqual([3, 1, 2, 0].map((at) => fourQuestions[at]?.questionText));
    await world.call(removeQuestion, { id: ids[1] ?? 0 }, by(fixture.provider));
    const left = (await world.call(listQuestions, { id }, by(fixture.provider))).body.items;
    expect(left.map(({ displayOrder }) => displayOrder)).toEqual([1, 2, 3]);
    const elsewhere = await fixture.ask();
    const foreign = { id: ids[3] ?? 0, behind: elsewhere.ids[0] ?? 0 };
    expect((await world.call(moveQuestion, foreign, by(fixture.provider))).problem.error).toBe("not_found");
  });

  test("of a choice have at least two options, each once, and none with the separator of answers", async () => {
    const { id } = await fixture.ask({}, []);
    const radio = (options: string[]) => add(id, { optionType: "RADIO_MULTICHOICE", options });
    expect(fieldsOf(await radio(["Yes"]))).toEqual(["options"]);
    expect(fieldsOf(await radio(["Yes", "yes"]))).toEqual(["options"]);
    expect((await radio(["Yes, at once", "No"])).status).toBe(200);
    const several = await add(id, { optionType: "CHECKBOX_MULTICHOICE", options: ["Tea, green", "Coffee"] });
    expect(several.text).toContain("a comma followed by a space");
    expect((await add(id, { optionType: "RATING", options: ["Left over"] })).body.options).toEqual([]);
  });

  test("are at most fifty", async () => {
    const { id } = await fixture.ask({}, []);
    for (let at = 0; at < 50; at += 1) expect((await add(id)).status).toBe(200);
    expect((await add(id)).problem.error).toBe("too_many_entries");
    expect((await world.call(listQuestions, { id }, by(fixture.provider))).body.can).toEqual({
      change: true,
      add: false,
    });
  });

  test("cannot be changed once somebody has answered, until a reset", async () => {
    const asked = await fixture.ask();
    await fixture.answer(asked);
    const [first, second] = asked.ids as [number, number];
    const change: CallOf<typeof editQuestion> = {
      id: first,
      version: 1,
      questionText: "Other",
      optionType: "PLAIN_TEXT",
      options: [],
    };
    const refused = [
      await add(asked.id),
      await world.call(editQuestion, change, by(fixture.provider)),
      await world.call(removeQuestion, { id: first }, by(fixture.provider)),
      await world.call(moveQuestion, { id: second, behind: null }, by(fixture.provider)),
    ];
    expect(refused.map(({ problem }) => problem.error)).toEqual(Array(4).fill("questionnaire_answered"));
    expect((await world.call(getQuestion, { id: first }, by(fixture.provider))).body.can.change).toBe(false);
    await world.call(resetQuestionnaire, { id: asked.id }, by(fixture.provider));
    expect((await world.call(editQuestion, change, by(fixture.provider))).body).toMatchObject({ version: 2 });
    expect((await world.call(editQuestion, change, by(fixture.provider))).problem.error).toBe(
      "edited_meanwhile",
    );
  });

  test("and answers need no permission for staff who may see the questionnaire [A6-38] [C6-37]", async () => {
    const { id, ids } = await fixture.ask();
    const question = { id: ids[0] ?? 0 };
    for (const who of [without, corporate]) {
      expect((await world.call(listQuestions, { id }, by(who))).status).toBe(200);
      expect((await world.call(getQuestion, question, by(who))).status).toBe(200);
      expect((await world.call(listAnswers, { id }, by(who))).status).toBe(200);
    }
    expect((await add(id, {}, without)).status).toBe(200);
    expect((await add(id, {}, corporate)).status).toBe(403);
    expect((await world.call(listQuestions, { id }, by(corporate))).body.can.change).toBe(false);
    for (const call of [listQuestions, listAnswers, summariseAnswers, exportAnswers])
      expect((await world.call(call, { id }, by(neighbour))).status).toBe(404);
    expect((await world.call(getQuestion, question, by(neighbour))).status).toBe(404);
    expect((await world.call(listAnswers, { id }, by(fixture.employee))).status).toBe(403);
  });
});
