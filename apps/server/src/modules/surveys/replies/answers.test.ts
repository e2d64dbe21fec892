import { exportAnswers, listAnswers, summariseAnswers } from "@polyphon/contract/surveys/answers.contract.ts";
import { saveSkipCount } from "@polyphon/contract/surveys/questionnaire-front.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCompany, addFrontUser } from "../../../../test/people.ts";
import { by, openSurveyFixture, type SurveyFixture } from "../../../../test/surveys/survey-fixture.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let fixture: SurveyFixture;
beforeAll(async () => {
  world = await openWorld();
  fixture = await openSurveyFixture(world);
}, 60_000);
afterAll(() => world.close());

describe("answers", () => {
  test("show user, domain, skip count and rating, and what was answered [C3other-16]", async () => {
    const asked = await fixture.ask();
    const who = await addFrontUser(world, fixture.company);
    await world.call(saveSkipCount, { id: asked.id }, by(who));
    await fixture.answer(asked, who, ["Neutral", "=cmd()", "No", "Feed, Queue"]);
    const putOff = await addFrontUser(world, fixture.company);
    await world.call(saveSkipCount, { id: asked.id }, by(putOff));
    const list = (input: object = {}) =>
      world.call(listAnswers, { id: asked.id, ...input }, by(fixture.provider)).then(({ body }) => body);
    const { items } = await list();
    expect(items).toMatchObject([
      {
        user: { id: putOff.id },
        skipCount: 1,
        rating: null,
        state: "SKIPPED",
        answeredAt: null,
        answers: [],
      },
      {
        user: { id: who.id, name: "Frida Front", email: who.email },
        company: { id: fixture.company },
        skipCount: 1,
        rating: "Neutral",
        state: "ANSWERED",
      },
    ]);
    expect(items[1]?.domain).toMatch(/\.example$/);
    expect(items[1]?.answers.map(({ answerText }) => answerText)).toEqual([
      "Neutral",
      "=cmd()",
      "No",
      "Feed, Queue",
    ]);
    expect((await list({ state: "SKIPPED" })).items).toHaveLength(1);
    expect((await list({ rating: "Neutral" })).items.map(({ user }) => user?.id)).toEqual([who.id]);
    expect((await list({ rating: "Sad" })).items).toEqual([]);
    expect((await list({ companies: String(fixture.company) })).items).toHaveLength(2);
    expect((await list({ companies: "900000001" })).items).toEqual([]);
    const first = await list({ limit: 1 });
    expect((await list({ limit: 1, after: first.next ?? "" })).items[0]?.user?.id).toBe(who.id);

    const file = (await world.call(exportAnswers, { id: asked.id, state: "ANSWERED" }, by(fixture.provider)))
      .body;
    expect(file.rows[0]?.slice(3, 6)).toEqual(["1", "Neutral", "ANSWERED"]);
    expect(file.rows[0]?.slice(7)).toEqual(["Neutral", "'=cmd()", "No", "Feed, Queue"]);
  });

  test("are summarised per option", async () => {
    const asked = await fixture.ask();
    const answers = [
      ["Happy", "a", "Yes", "Feed"],
      ["Happy", "b", "No", "Feed, Queue"],
      ["Sad", "c", "Yes", "Calendar, Feed"],
    ];
    for (const texts of answers)
      await fixture.answer(asked, await addFrontUser(world, fixture.company), texts);
    const { body } = await world.call(summariseAnswers, { id: asked.id }, by(fixture.provider));
    expect(body).toMatchObject({ answered: 3, skipped: 0, withheldCompanies: 0 });
    expect(
      body.questions.map(({ answered, options }) => [answered, options.map(({ count }) => count)]),
    ).toEqual([
      [3, [2, 0, 1]],
      [3, []],
      [3, [2, 1]],
      [3, [3, 1, 1]],
    ]);
    const none = await world.call(
      summariseAnswers,
      { id: asked.id, companies: "900000001" },
      by(fixture.provider),
    );
    expect(none.body.answered).toBe(0);
  });

  test("of a company with a works council carry no name, and appear once as many as it requires have answered", async () => {
    const council = await addCompany(world);
    await world.arrange((tx) =>
      tx.client.query("update company set works_council = true, works_council_minimum = 6 where id = $1", [
        council,
      ]),
    );
    const asked = await fixture.ask({ companies: [fixture.company, council] });
    await fixture.answer(asked);
    const list = () =>
      world.call(listAnswers, { id: asked.id }, by(fixture.provider)).then(({ body }) => body.items);
    const summary = () =>
      world.call(summariseAnswers, { id: asked.id }, by(fixture.provider)).then(({ body }) => body);
    for (let at = 0; at < 5; at += 1) await fixture.answer(asked, await addFrontUser(world, council));
    expect((await list()).map(({ company }) => company.id)).toEqual([fixture.company]);
    expect(await summary()).toMatchObject({ answered: 1, withheldCompanies: 1 });
    await fixture.answer(asked, await addFrontUser(world, council));
    const shown = (await list()).filter(({ company }) => company.id === council);
    expect(shown).toHaveLength(6);
    expect(shown.every(({ user, answeredAt }) => user === null && answeredAt === null)).toBe(true);
    expect(await summary()).toMatchObject({ answered: 7, withheldCompanies: 0 });
    for (let at = 0; at < 5; at += 1) {
      await fixture.answer(asked, await addFrontUser(world, council));
      expect([(await list()).length, (await summary()).answered]).toEqual([7, 7]);
    }
    await fixture.answer(asked, await addFrontUser(world, council));
    expect([(await list()).length, (await summary()).answered]).toEqual([13, 13]);
    const { rows } = (await world.call(exportAnswers, { id: asked.id }, by(fixture.provider))).body;
    expect(rows.filter(([name]) => name === "")).toHaveLength(12);
  });

  test("of ten thousand people are paged, summarised and exported in parts, each within a second", async () => {
    const asked = await fixture.ask();
    await world.arrange(async (tx) => {
      await tx.client.query(
        `with people as (insert into account (company_id, kind, email, password_hash, first_name, last_name)
           select $1, 'front', 'many-' || n || '@mail.example', '-', 'Many', n::text from generate_series(1, 10000) n returning id),
         replied as (insert into questionnaire_reply (questionnaire_id, company_id, account_id, answered_at, rating)
           select $2, $1, id, now(), 'Happy' from people returning id)
         insert into questionnaire_answer (reply_id, question_id, company_id, answer_text, chosen)
         select replied.id, q, $1, 'Happy', array['Happy'] from replied, unnest($3::bigint[]) q`,
        [fixture.company, asked.id, asked.ids],
      );
    });
    const timed = async <T>(run: () => Promise<T>): Promise<T> => {
      const from = performance.now();
      const found = await run();
      expect(performance.now() - from).toBeLessThan(1_000);
      return found;
    };
    const { body } = await timed(() => world.call(summariseAnswers, { id: asked.id }, by(fixture.provider)));
    expect([body.answered, body.questions[0]?.options[0]?.count]).toEqual([10_000, 10_000]);
    const page = await timed(() => world.call(listAnswers, { id: asked.id }, by(fixture.provider)));
    expect(page.body.items).toHaveLength(20);
    const file = await timed(() => world.call(exportAnswers, { id: asked.id }, by(fixture.provider)));
    expect([file.body.rows.length, file.body.next === null]).toEqual([500, false]);
  }, 60_000);
});
