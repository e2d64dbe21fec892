import { listFrontCategories, listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import { listDummyPosts, saveFilter } from "@polyphon/contract/content/feed/feed.contract.ts";
import { readAccount } from "@polyphon/contract/identity/identity.contract.ts";
import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCategory, addCompany, addFrontUser, addPost, type TestPerson } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;
let company: number;
let person: TestPerson;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  company = await addCompany(world);
  person = await addFrontUser(world, company);
});

const ids = async (input: CallOf<typeof listFrontPosts>) =>
  (await world.call(listFrontPosts, input, { token: person.token })).body.items.map(({ id }) => id);
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function addTag(categoryId: number, title: string): Promise<number> {
  const { rows } = await world.arrange((tx) =>
    tx.client.query<{ id: number }>(
      "insert into category_defining_tag (category_id, title) values ($1, $2) returning id",
      [categoryId, title],
    ),
  );
  return rows[0]!.id;
}

async function change(postId: number, set: string): Promise<number> {
  await world.arrange((tx) => tx.client.query(`update post set ${set} where id = $1`, [postId]));
  return postId;
}

async function tagged(categoryId: number, minutes: number, ...tags: number[]): Promise<number> {
  const post = await addPost(world, categoryId, { publishAt: ago(minutes) });
  await world.arrange((tx) =>
    tx.client.query("insert into post_defining_tag (post_id, tag_id) select $1, unnest($2::bigint[])", [
      post,
      tags,
    ]),
  );
  return post;
}

describe("the feed's filters", () => {
  test("take several languages and several categories", async () => {
    const topics = [await addCategory(world, [company]), await addCategory(world, [company])];
    const posts: number[] = [];
    for (const [at, language] of ["ENGLISH", "GERMAN", "POLISH"].entries())
      for (const topic of topics)
        posts.push(
          await change(
            await addPost(world, topic, { publishAt: ago(posts.length + 1) }),
            `language = '${language}', notes = '${at}'`,
          ),
        );
    expect(await ids({ language: "GERMAN,POLISH" })).toEqual(posts.slice(2));
    expect(await ids({ language: "POLISH", category: String(topics[1]) })).toEqual(posts.slice(5));
    expect(await ids({ category: topics.join(",") })).toEqual(posts);
    const wrong = await world.call(listFrontPosts, { language: "GERMAN,KLINGON" }, { token: person.token });
    expect(wrong.status).toBe(400);
  });

  test("let a defining tag narrow its own category, together with search words", async () => {
    const [wind, sun] = [await addCategory(world, [company]), await addCategory(world, [company])];
    const [old, fresh] = [await addTag(wind, "Repowering"), await addTag(wind, "New build")];
    const posts = [
      await tagged(wind, 1, old),
      await tagged(wind, 2, old, fresh),
      await tagged(wind, 3),
      await tagged(sun, 4),
    ];
    expect(await ids({ definingTags: String(old) })).toEqual(posts.slice(0, 2));
    expect(await ids({ definingTags: `${old},${fresh}`, category: String(sun) })).toEqual([
      posts[0],
      posts[1],
      posts[3],
    ]);
    await change(posts[1]!, "title = 'Zeppelins over the lake'");
    expect(await ids({ definingTags: String(old), search: "zeppelins" })).toEqual([posts[1]]);
  });

  test("return nothing for what the company does not see, instead of everything", async () => {
    const own = await addCategory(world, [company]);
    const foreign = await addCategory(world, [await addCompany(world)]);
    const tag = await addTag(foreign, "Elsewhere");
    await tagged(foreign, 1, tag);
    const visible = await addPost(world, own);
    expect(await ids({ category: String(foreign) })).toEqual([]);
    expect(await ids({ definingTags: String(tag) })).toEqual([]);
    expect(await ids({ category: `${foreign},${own}` })).toEqual([visible]);
  });

  test("find the same in sixty categories, which are read in one scan, page by page", async () => {
    const topics: number[] = [];
    for (let count = 0; count < 60; count += 1) topics.push(await addCategory(world, [company]));
    const posts: number[] = [];
    for (const [at, topic] of topics.entries())
      posts.push(await addPost(world, topic, { publishAt: ago(at + 1) }));
    const news = await addPost(world, topics[50]!, { publishAt: ago(600), frontPageNews: true });
    const seen: number[] = [];
    let after: string | undefined;
    do {
      const { body } = await world.call(
        listFrontPosts,
        { limit: 7, ...(after ? { after } : {}) },
        { token: person.token },
      );
      seen.push(...body.items.map(({ id }) => id));
      after = body.next ?? undefined;
    } while (after);
    expect(seen).toEqual([news, ...posts]);
  });
});

describe("the top of the feed", () => {
  test("shows each employee drip news on one day only, in even slices, and as a plain post otherwise", async () => {
    const topic = await addCategory(world, [company]);
    const plain = await addPost(world, topic, { publishAt: ago(1) });
    const people = [
      person,
      ...(await Promise.all(Array.from({ length: 8 }, () => addFrontUser(world, company)))),
    ];
    const drip = await addPost(world, topic, { publishAt: ago(60), frontPageNews: true });
    const berlin = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" });
    const reached = new Map<number, number>();
    for (const passed of [0, 1, 2, 3]) {
      const startsOn = berlin.format(new Date(Date.now() - passed * 86_400_000));
      await change(drip, `drip_days = 3, starts_on = '${startsOn}', publish_at = now() - interval '9 days'`);
      for (const one of people) {
        const { items } = (await world.call(listFrontPosts, {}, { token: one.token })).body;
        expect(items.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([plain, drip]);
        if (items[0]?.id === drip) reached.set(one.id, (reached.get(one.id) ?? 0) + 1);
        expect(items.find(({ id }) => id === drip)?.frontPageNews).toBe(items[0]?.id === drip);
      }
    }
    expect([...reached.values()]).toEqual(people.map(() => 1));
  });

  test("holds at most twelve posts, and the thirteenth appears by its date", async () => {
    const topic = await addCategory(world, [company]);
    const featuredUntil = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    const posts: number[] = [];
    for (let count = 0; count < 14; count += 1)
      posts.push(await addPost(world, topic, { publishAt: ago(count * 10 + 10), featuredUntil }));
    const newest = await addPost(world, topic, { publishAt: ago(1) });
    expect(await ids({ limit: 1 })).toEqual([...posts.slice(0, 12), newest]);
    expect(await ids({ limit: 50 })).toEqual([...posts.slice(0, 12), newest, ...posts.slice(12)]);
  });
});

test.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])(
  "a post starts with the day in %s",
  async (timeZone) => {
    company = await addCompany(world, { timeZone });
    person = await addFrontUser(world, company);
    const topic = await addCategory(world, [company]);
    const local = (days: number) =>
      new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date(Date.now() + days * 86_400_000));
    const today = await change(await addPost(world, topic), `starts_on = '${local(0)}'`);
    await change(await addPost(world, topic), `starts_on = '${local(1)}'`);
    expect(await ids({})).toEqual([today]);
  },
);

describe("a saved filter", () => {
  const save = (input: CallOf<typeof saveFilter>, token = person.token) =>
    world.call(saveFilter, input, { token });

  test("is kept with the account and applied when the feed is asked for it [B7.2-14]", async () => {
    const [wind, sun] = [await addCategory(world, [company]), await addCategory(world, [company])];
    const tag = await addTag(sun, "Roof");
    const posts = [
      await addPost(world, wind, { publishAt: ago(1) }),
      await tagged(sun, 2, tag),
      await tagged(sun, 3),
    ];
    await change(posts[0]!, "language = 'GERMAN'");
    const kept = { languages: ["ENGLISH" as const], category: [sun], categoryDefiningTags: [tag] };
    expect((await save(kept)).body).toEqual(kept);
    const { userMeta } = (await world.call(readAccount, {}, { token: person.token })).body;
    expect(userMeta.savedFilters).toEqual(kept);
    expect(await ids({ saved: "true" })).toEqual([posts[1]]);
    expect(await ids({ saved: "true", category: String(wind) })).toEqual([]);
    expect(
      await ids({ saved: "true", category: String(wind), language: "GERMAN", definingTags: String(tag) }),
    ).toEqual([posts[0]]);
    expect(await ids({})).toEqual(posts);
  });

  test("refuses a category or tag that the company does not see, and keeps the old one", async () => {
    const own = await addCategory(world, [company]);
    const foreign = await addCategory(world, [await addCompany(world)]);
    await save({ languages: ["GERMAN"], category: [own], categoryDefiningTags: [] });
    expect((await save({ languages: [], category: [foreign], categoryDefiningTags: [] })).status).toBe(404);
    expect(
      (await save({ languages: [], category: [own], categoryDefiningTags: [await addTag(foreign, "x")] }))
        .status,
    ).toBe(404);
    const { userMeta } = (await world.call(readAccount, {}, { token: person.token })).body;
    expect(userMeta.savedFilters).toEqual({
      languages: ["GERMAN"],
      category: [own],
      categoryDefiningTags: [],
    });
  });
});

test("a category has id, categoryName, categoryDefiningTags and displayOrder [B3-11]", async () => {
  const topic = await addCategory(world, [company]);
  const tags = [await addTag(topic, "Battery"), await addTag(topic, "Cable")];
  await world.arrange((tx) =>
    tx.client.query("update category set name = $2, display_order = 7 where id = $1", [
      topic,
      `Grid ${topic}`,
    ]),
  );
  const { body } = await world.call(listFrontCategories, {}, { token: person.token });
  expect(body.categories).toEqual([
    {
      id: topic,
      categoryName: `Grid ${topic}`,
      categoryDefiningTags: [
        { id: tags[0], title: "Battery" },
        { id: tags[1], title: "Cable" },
      ],
      displayOrder: 7,
      posts: 0,
    },
  ]);
});

test("a new user without posts gets examples in their own language, which are not posts", async () => {
  expect(await ids({})).toEqual([]);
  const english = (await world.call(listDummyPosts, {}, { token: person.token })).body.items;
  const german = (await world.call(listDummyPosts, {}, { token: person.token, language: "de" })).body.items;
  expect(english.length).toBeGreaterThan(1);
  expect(german.map(({ key }) => key)).toEqual(english.map(({ key }) => key));
  expect(english.every((one) => one.title.startsWith("Example") && !("id" in one))).toBe(true);
  expect(german.every((one) => one.title.startsWith("Beispiel") && one.language === "GERMAN")).toBe(true);
});
