import { readFrontPost } from "@polyphon/contract/content/content.contract.ts";
import { likePost } from "@polyphon/contract/content/feed/feed.contract.ts";
import { listUserActions } from "@polyphon/contract/content/post/staff-post.contract.ts";
import {
  listRealTimeUserActions,
  listStaffRealTime,
  readStaffRealTime,
} from "@polyphon/contract/content/real-time/staff-real-time.contract.ts";
import {
  dislikeRealTimeContent,
  likeRealTimeContent,
  listRealTimeContents,
  listRealTimeSources,
  readRealTimeContent,
  takeRealTimeContent,
  viewRealTimeContent,
} from "@polyphon/contract/content/real-time/real-time.contract.ts";
import { errors } from "@polyphon/contract/errors.ts";
import { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addPost,
  addStaff,
  connectLinkedin,
  postCopy,
  type TestPerson,
} from "../../../../test/people.ts";
import { openRealTimeFixture } from "../../../../test/content/real-time-fixture.ts";
import { until } from "../../../../test/until.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;
const fixture = openRealTimeFixture(() => world);

beforeAll(async () => {
  world = await openWorld({ worker: true });
  company = await addCompany(world, { realTime: true });
});
afterAll(async () => {
  await fixture.close();
  await world.close();
});

const as = ({ token }: TestPerson) => ({ token });
const oneItem = async (of = company, title = "Item") => (await fixture.addItems(of, 1, title))[0] ?? 0;
const read = async (person: TestPerson, id: number) =>
  (await world.call(readRealTimeContent, { id }, as(person))).body;
const take = (person: TestPerson, id: number, change: Record<string, unknown> = {}) =>
  world.call(
    takeRealTimeContent,
    { id, title: "My own words about it", copy: { LINKEDIN: postCopy }, withPicture: true, ...change },
    as(person),
  );

describe("the list of real-time content", () => {
  test("is paged by key and filtered by language, source and words from three letters on", async () => {
    const own = await addCompany(world, { realTime: true });
    const person = await addFrontUser(world, own);
    const ids = await fixture.addItems(own, 25, "Harbour wind");
    const page = async (input: Record<string, unknown>) =>
      (await world.call(listRealTimeContents, input, as(person))).body;
    const first = await page({ limit: 10 });
    const second = await page({ limit: 10, after: first.next });
    const third = await page({ limit: 10, after: second.next });
    const all = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id));
    expect(all).toEqual(ids);
    expect(third.next).toBeNull();

    expect((await page({ language: "GERMAN", limit: 100 })).items).toHaveLength(12);
    expect((await page({ source: "News 1", limit: 100 })).items).toHaveLength(9);
    expect((await page({ search: "harb 17" })).items.map(({ title }) => title)).toEqual(["Harbour wind 17"]);
    expect((await page({ search: "ha", limit: 100 })).items).toHaveLength(25);
    expect((await page({ search: "nowhere" })).items).toEqual([]);
    expect((await page({ search: "!!! & | :* '" })).items).toEqual([]);
    expect((await world.call(listRealTimeSources, {}, as(person))).body).toEqual({
      sources: ["News 0", "News 1", "News 2"],
      languages: ["ENGLISH", "GERMAN"],
    });
  });

  test("is closed to whoever lacks the feature, by the company's switch or by level [B2.1-07]", async () => {
    const off = await addCompany(world);
    const levels = await addCompany(world, { realTime: true, levels: true });
    const people = [
      [await addFrontUser(world, off), errors.feature_off.code],
      [await addFrontUser(world, levels, { level: "INSIDER" }), errors.level_too_low.code],
    ] as const;
    for (const [person, code] of people) {
      const item = await oneItem(person.companyId ?? 0);
      for (const answer of [
        await world.call(listRealTimeContents, {}, as(person)),
        await world.call(readRealTimeContent, { id: item }, as(person)),
        await take(person, item),
      ])
        expect(answer.problem.code).toBe(code);
    }
    const elite = await addFrontUser(world, levels, { level: "ELITE" });
    expect((await world.call(listRealTimeContents, {}, as(elite))).status).toBe(200);
  });
});

describe("an item", () => {
  test("is liked or disliked by a person, never both, and thirty clicks count once", async () => {
    const person = await addFrontUser(world, company);
    const id = await oneItem();
    await Promise.all(
      Array.from({ length: 30 }, () => world.call(likeRealTimeContent, { id, on: true }, as(person))),
    );
    expect(await read(person, id)).toMatchObject({ likes: 1, dislikes: 0, ownReaction: "LIKE" });
    await world.call(dislikeRealTimeContent, { id, on: true }, as(person));
    expect(await read(person, id)).toMatchObject({ likes: 0, dislikes: 1, ownReaction: "DISLIKE" });
    await world.call(likeRealTimeContent, { id, on: false }, as(person));
    expect(await read(person, id)).toMatchObject({ dislikes: 1 });
    await world.call(dislikeRealTimeContent, { id, on: false }, as(person));
    expect(await read(person, id)).toMatchObject({ likes: 0, dislikes: 0, ownReaction: null });
  });

  test("of another company is not found", async () => {
    const person = await addFrontUser(world, company);
    const foreign = await oneItem(await addCompany(world, { realTime: true }));
    for (const answer of [
      await world.call(readRealTimeContent, { id: foreign }, as(person)),
      await world.call(viewRealTimeContent, { id: foreign }, as(person)),
      await world.call(likeRealTimeContent, { id: foreign, on: true }, as(person)),
      await take(person, foreign),
    ])
      expect(answer.problem.code).toBe("not_found");
  });

  test("can be read, but not liked or taken, with read-only access", async () => {
    const light = await addFrontUser(world, company, { light: true });
    const id = await oneItem();
    expect(await read(light, id)).toMatchObject({ can: { share: false, react: false } });
    for (const answer of [
      await world.call(likeRealTimeContent, { id, on: true }, as(light)),
      await take(light, id),
    ])
      expect(answer.problem.code).toBe(errors.light_front_user.code);
  });
});

describe("making a post of an item", () => {
  test("gives the employee a post that nobody else sees, with the employee's text", async () => {
    const [person, colleague] = [await addFrontUser(world, company), await addFrontUser(world, company)];
    const id = await oneItem();
    const { body } = await take(person, id);
    const own = await world.call(readFrontPost, { id: body.postId }, as(person));
    expect(own.body).toMatchObject({
      title: "My own words about it",
      source: "REAL_TIME",
      type: "TEXT",
      editable: true,
      voices: [{ voice: "VOICE_1", copy: { LINKEDIN: postCopy } }],
    });
    expect(own.body.postUrl).toMatch(/^https:\/\/news\.example\//);
    expect((await world.call(readFrontPost, { id: body.postId }, as(colleague))).problem.code).toBe(
      "not_found",
    );
  });

  test("again overwrites it while it was not shared, and a double click makes one", async () => {
    const person = await addFrontUser(world, company);
    const id = await oneItem();
    const [first, again] = await Promise.all([take(person, id), take(person, id)]);
    expect(again.body.postId).toBe(first.body.postId);
    const changed = await take(person, id, { title: "Better words about it" });
    expect(changed.body.postId).toBe(first.body.postId);
    const shown = await world.call(readFrontPost, { id: first.body.postId }, as(person));
    expect(shown.body.title).toBe("Better words about it");
  });

  test.each([
    ["no copy at all", { copy: {} }, errors.copy_empty.code, null],
    ["only blanks", { copy: { LINKEDIN: "   " } }, errors.copy_empty.code, null],
    [
      "a copy that is too short",
      { copy: { LINKEDIN: "Short." } },
      errors.copy_too_short.code,
      "copy.LINKEDIN",
    ],
    [
      "a copy that is too long",
      { copy: { TWITTER: "w".repeat(281) } },
      errors.copy_too_long.code,
      "copy.TWITTER",
    ],
    ["a title of five letters", { title: "Title" }, errors.validation.code, "title"],
  ])("is refused with %s, at its field", async (_what, change, code, field) => {
    const person = await addFrontUser(world, company);
    const { problem } = await take(person, await oneItem(), change);
    expect(problem.code).toBe(code);
    if (field !== null) expect(problem.violations?.map((each) => each.field)).toContain(field);
  });

  test("is refused with a prohibited word", async () => {
    const person = await addFrontUser(world, company);
    await world.arrange((tx) => tx.client.query("insert into prohibited_word (word) values ('moonshine')"));
    const { problem } = await take(person, await oneItem(), { title: "Moonshine for everybody" });
    expect(problem).toMatchObject({ code: errors.prohibited_words.code });
    expect(problem.violations?.[0]?.field).toBe("title");
  });
});

describe("what staff see", () => {
  test("of an opened, liked or shared item is who did what and when, separate from actions on posts [C2-02]", async () => {
    const person = await addFrontUser(world, company);
    await connectLinkedin(world, person);
    const id = await oneItem(company, "Opened and shared");
    for (let time = 0; time < 2; time += 1) await world.call(viewRealTimeContent, { id }, as(person));
    await world.call(likeRealTimeContent, { id, on: true }, as(person));
    const { postId } = (await take(person, id)).body;
    const shared = await world.call(
      sharePost,
      {
        postId,
        voiceTypeEnum: "VOICE_1",
        postSocialShareNetworks: [{ socialNetwork: "LINKEDIN", shareText: postCopy }],
      },
      as(person),
    );
    expect(shared.status).toBe(200);

    const staff = await addStaff(world, 0, ["list_real_time_content", "list_real_time_content_user_action"]);
    const actions = async () =>
      (await world.call(listRealTimeUserActions, { itemId: id }, as(staff))).body.items;
    const done = await until(actions, (items) => items.some(({ action }) => action === "SHARE"));
    expect(done.map(({ action }) => action)).toEqual(["SHARE", "LIKE", "VIEW"]);
    expect(done[0]).toMatchObject({
      itemId: id,
      itemTitle: "Opened and shared 1",
      person: { name: "Frida Front" },
    });

    const post = await addPost(world, await addCategory(world, [company]));
    await world.call(likePost, { id: post, on: true }, as(person));
    const editor = await addStaff(world, 0, ["list_post_user_action"]);
    const ofPosts = (await world.call(listUserActions, { companyId: company }, as(editor))).body.items;
    expect(ofPosts.map(({ action, postId: on, person: by }) => [action, on, by.name])).toEqual([
      ["LIKE", post, "Frida Front"],
    ]);
    expect(await actions()).toHaveLength(3);

    const detail = (await world.call(readStaffRealTime, { id }, as(staff))).body;
    expect(detail).toMatchObject({ views: 1, likes: 1, shares: 1, can: { seeActions: true } });
    expect(await read(person, id)).toMatchObject({ shared: true });
    // A shared post stays as it is: from here on it is a new one.
    expect((await take(person, id)).body.postId).not.toBe(postId);
  });

  test("is filtered by action, company and day, and paged by key without a gap", async () => {
    const own = await addCompany(world, { realTime: true });
    const ids = await fixture.addItems(own, 3);
    for (let at = 0; at < 4; at += 1) {
      const person = await addFrontUser(world, own);
      for (const id of ids) await world.call(viewRealTimeContent, { id }, as(person));
    }
    const staff = await addStaff(world, 0, ["list_real_time_content_user_action"]);
    const list = async (input: Record<string, unknown>) =>
      (await world.call(listRealTimeUserActions, { companyId: own, ...input }, as(staff))).body;
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({
        limit: 5,
        ...(after === null ? {} : { after }),
      });
      seen.push(...page.items.map(({ id }) => id));
      after = page.next;
    } while (after !== null);
    expect(seen).toHaveLength(12);
    expect(new Set(seen).size).toBe(12);
    expect((await list({ action: "SHARE" })).items).toEqual([]);
    expect((await list({ to: "2020-01-01" })).items).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect((await list({ from: today, to: today, limit: 100 })).items).toHaveLength(12);
  });

  test("is limited to their own company for a company's staff, and requires the permission", async () => {
    const other = await addCompany(world, { realTime: true });
    const [mine, theirs] = [await oneItem(company, "Of ours"), await oneItem(other, "Of theirs")];
    const corporate = await addStaff(world, 2, ["list_real_time_content"], other);
    const { body } = await world.call(listStaffRealTime, { limit: 100 }, as(corporate));
    expect(body.items.map(({ id }) => id)).toEqual([theirs]);
    const asked = await world.call(listStaffRealTime, { companyId: company }, as(corporate));
    expect(asked.body?.items ?? []).not.toContainEqual(expect.objectContaining({ id: mine }));
    const foreign = await world.call(readStaffRealTime, { id: mine }, as(corporate));
    expect(foreign.problem.code).toBe("not_found");
    const actions = await world.call(listRealTimeUserActions, {}, as(corporate));
    expect(actions.problem.code).toBe("access_denied");
  });
});
