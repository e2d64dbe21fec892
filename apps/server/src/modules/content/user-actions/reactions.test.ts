import { listFrontPosts, readFrontPost } from "@polyphon/contract/content/content.contract.ts";
import { dislikePost, likePost, reportPost } from "@polyphon/contract/content/feed/feed.contract.ts";
import { errors } from "@polyphon/contract/errors.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCategory, addCompany, addFrontUser, addPost, type TestPerson } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;
let category: number;

beforeAll(async () => {
  world = await openWorld();
  company = await addCompany(world);
  category = await addCategory(world, [company]);
});
afterAll(() => world.close());

const like = (person: TestPerson, id: number, on = true, idempotencyKey?: string) =>
  world.call(likePost, { id, on }, { token: person.token, ...(idempotencyKey ? { idempotencyKey } : {}) });
const dislike = (person: TestPerson, id: number, on = true) =>
  world.call(dislikePost, { id, on }, { token: person.token });
const shown = async (person: TestPerson, id: number) =>
  (await world.call(readFrontPost, { id }, { token: person.token })).body;

describe("a reaction to a post", () => {
  test("is a like or a dislike of a person, never both, and can be removed", async () => {
    const person = await addFrontUser(world, company);
    const post = await addPost(world, category);
    expect((await like(person, post)).body).toEqual({
      id: post,
      likes: 1,
      dislikes: 0,
      rounded: false,
      ownReaction: "LIKE",
    });
    expect((await like(person, post)).body.likes).toBe(1);
    expect((await dislike(person, post)).body).toMatchObject({
      likes: 0,
      dislikes: 1,
      ownReaction: "DISLIKE",
    });
    expect((await like(person, post, false)).body).toMatchObject({ dislikes: 1, ownReaction: "DISLIKE" });
    expect((await dislike(person, post, false)).body).toMatchObject({ dislikes: 0, ownReaction: null });
  });

  test("is counted thirty times for thirty people at once, and once for ten concurrent clicks of one person", async () => {
    const post = await addPost(world, category);
    const people = await Promise.all(Array.from({ length: 30 }, () => addFrontUser(world, company)));
    const [eager] = people;
    await Promise.all([
      ...people.map((person, at) => (at % 3 === 0 ? dislike(person, post) : like(person, post))),
      ...Array.from({ length: 10 }, () => like(eager!, post)),
    ]);
    await like(eager!, post);
    expect(await shown(eager!, post)).toMatchObject({ likes: 21, dislikes: 9, ownReaction: "LIKE" });
    expect(await shown(people[3]!, post)).toMatchObject({ likes: 21, dislikes: 9, ownReaction: "DISLIKE" });
  });

  test("under one idempotency key is stored once, even after it was removed", async () => {
    const person = await addFrontUser(world, company);
    const post = await addPost(world, category);
    const first = await like(person, post, true, "one-press-of-a-button");
    await like(person, post, false);
    expect((await like(person, post, true, "one-press-of-a-button")).body).toEqual(first.body);
    expect(await shown(person, post)).toMatchObject({ likes: 0, ownReaction: null });
  });

  test("is counted within the company: another company sees its own people's", async () => {
    const neighbour = await addCompany(world);
    const shared = await addCategory(world, [company, neighbour]);
    const post = await addPost(world, shared);
    const [here, there] = [await addFrontUser(world, company), await addFrontUser(world, neighbour)];
    await like(here, post);
    await dislike(there, post);
    expect(await shown(here, post)).toMatchObject({ likes: 1, dislikes: 0 });
    expect(await shown(there, post)).toMatchObject({ likes: 0, dislikes: 1 });
    const { items } = (await world.call(listFrontPosts, {}, { token: there.token })).body;
    expect(items).toMatchObject([{ id: post, likes: 0, dislikes: 1, ownReaction: "DISLIKE" }]);
  });

  test("is refused for a post that the person cannot see, and nothing is stored", async () => {
    const person = await addFrontUser(world, company);
    const foreign = await addPost(world, await addCategory(world, [await addCompany(world)]));
    const answers = [
      await like(person, foreign),
      await dislike(person, foreign),
      await world.call(reportPost, { id: foreign, reason: "?" }, { token: person.token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const { rows } = await world.arrange((tx) =>
      tx.client.query(
        `select post_id from post_reaction where post_id = $1 union all select post_id from post_reaction_count where post_id = $1
         union all select post_id from post_report where post_id = $1`,
        [foreign],
      ),
    );
    expect(rows).toEqual([]);
  });
});

describe("a report", () => {
  test("is stored once per person with the latest reason, and is visible to its author only", async () => {
    const [person, colleague] = [await addFrontUser(world, company), await addFrontUser(world, company)];
    const post = await addPost(world, category);
    const report = (reason: string) => world.call(reportPost, { id: post, reason }, { token: person.token });
    expect((await report("The figures are wrong")).body).toEqual({ id: post, reported: true });
    await Promise.all([report("The figures are wrong"), report("Still wrong")]);
    await report("Also unkind");
    expect([(await shown(person, post)).reported, (await shown(colleague, post)).reported]).toEqual([
      true,
      false,
    ]);
    const { rows } = await world.arrange((tx) =>
      tx.client.query("select account_id as by, reason from post_report where post_id = $1", [post]),
    );
    expect(rows).toEqual([{ by: person.id, reason: "Also unkind" }]);
    expect((await report("   ")).problem.code).toBe(errors.validation.code);
  });
});

describe("a light front user", () => {
  test("cannot like or dislike, and is told why [A6-47]", async () => {
    const reader = await addFrontUser(world, company, { light: true });
    const post = await addPost(world, category);
    for (const answer of [
      await like(reader, post),
      await dislike(reader, post),
      await like(reader, post, false),
    ]) {
      expect([answer.status, answer.problem.code]).toEqual([403, 10915]);
      expect(answer.problem.description).toMatch(/administrator/);
    }
    expect(await shown(reader, post)).toMatchObject({
      likes: 0,
      dislikes: 0,
      can: { react: false, share: false },
    });
  });

  test("cannot report a post, and is told why [A6-48]", async () => {
    const reader = await addFrontUser(world, company, { light: true });
    const post = await addPost(world, category);
    const answer = await world.call(
      reportPost,
      { id: post, reason: "Not for me" },
      { token: reader.token, language: "de" },
    );
    expect([answer.status, answer.problem.code]).toEqual([403, 10915]);
    expect(answer.problem.description).toMatch(/Ihr|Ihnen|Sie/);
    expect(await shown(reader, post)).toMatchObject({ reported: false, can: { report: false } });
  });
});
