import {
  listFrontCategories,
  listFrontPosts,
  readFrontPost,
} from "@polyphon/contract/content/content.contract.ts";
import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCategory, addCompany, addFrontUser, addPost, type TestPerson } from "../../../../test/people.ts";
import { addShare } from "../../../../test/sharing/shares.ts";
import { openWorld, type World } from "../../../../test/world.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function setup(timeZone = "Europe/Berlin") {
  const company = await addCompany(world, { timeZone });
  return {
    company,
    category: await addCategory(world, [company]),
    person: await addFrontUser(world, company),
  };
}

const page = async (person: TestPerson, over: Partial<CallOf<typeof listFrontPosts>> = {}) =>
  (await world.call(listFrontPosts, over, { token: person.token })).body;

const ids = (found: { items: readonly { id: number }[] }) => found.items.map(({ id }) => id);
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

describe("the feed", () => {
  test("shows front-page news, then featured posts, then the newest first", async () => {
    const { category, person } = await setup();
    const old = await addPost(world, category, { publishAt: ago(60) });
    const fresh = await addPost(world, category, { publishAt: ago(5) });
    const featured = await addPost(world, category, { publishAt: ago(50), featuredUntil: day(5) });
    const noLongerFeatured = await addPost(world, category, { publishAt: ago(30), featuredUntil: day(-2) });
    const news = await addPost(world, category, { publishAt: ago(90), frontPageNews: true });
    const both = await addPost(world, category, {
      publishAt: ago(95),
      frontPageNews: true,
      featuredUntil: day(5),
    });
    expect(ids(await page(person))).toEqual([news, both, featured, fresh, noLongerFeatured, old]);
  });

  test("pins nothing twice: the next page continues below", async () => {
    const { category, person } = await setup();
    const news = await addPost(world, category, { publishAt: ago(90), frontPageNews: true });
    const rest: number[] = [];
    for (let count = 0; count < 5; count += 1)
      rest.push(await addPost(world, category, { publishAt: ago(count + 1) }));
    const first = await page(person, { limit: 2 });
    expect(ids(first)).toEqual([news, ...rest.slice(0, 2)]);
    const second = await page(person, { limit: 2, after: first.next ?? "" });
    expect(ids(second)).toEqual(rest.slice(2, 4));
    const third = await page(person, { limit: 2, after: second.next ?? "" });
    expect([ids(third), third.next]).toEqual([rest.slice(4), null]);
  });

  test("keeps its pages stable while posts are added and removed", async () => {
    const { category, person } = await setup();
    const posts: number[] = [];
    for (let count = 0; count < 30; count += 1)
      posts.push(await addPost(world, category, { publishAt: ago(count + 1) }));
    const seen: number[] = [];
    let after: string | undefined;
    do {
      const found = await page(person, { limit: 4, ...(after ? { after } : {}) });
      seen.push(...ids(found));
      after = found.next ?? undefined;
      await addPost(world, category, { publishAt: ago(0) });
      const last = seen.at(-1);
      await world.arrange((tx) => tx.client.query("update post set killed_at = now() where id = $1", [last]));
    } while (after);
    expect(seen).toEqual(posts);
  });

  test("distinguishes posts of the same instant", async () => {
    const { category, person } = await setup();
    const publishAt = ago(10);
    const posts: number[] = [];
    for (let count = 0; count < 9; count += 1) posts.push(await addPost(world, category, { publishAt }));
    const seen: number[] = [];
    let after: string | undefined;
    do {
      const found = await page(person, { limit: 2, ...(after ? { after } : {}) });
      seen.push(...ids(found));
      after = found.next ?? undefined;
    } while (after);
    expect(seen).toEqual(posts.toReversed());
  });

  test("contains exactly what the person may see", async () => {
    const { company, category, person } = await setup();
    const other = await addCompany(world);
    const own = await addPost(world, category, { companyId: company });
    await addPost(world, category, { companyId: other });
    await addPost(world, await addCategory(world, [other]));
    await addPost(world, category, { publishAt: new Date(Date.now() + 60_000) });
    await addPost(world, category, { endsOn: day(-2) });
    const killed = await addPost(world, category);
    const pending = await addPost(world, category);
    await world.arrange(async (tx) => {
      await tx.client.query("update post set killed_at = now() where id = $1", [killed]);
      await tx.client.query("update post set status = 'IN_APPROVAL' where id = $1", [pending]);
    });
    expect(ids(await page(person))).toEqual([own]);
    expect((await world.call(readFrontPost, { id: killed }, { token: person.token })).status).toBe(404);
  });

  test.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])("ends a post with the day in %s", async (zone) => {
    const { category, person } = await setup(zone);
    const local = (offset: number) =>
      new Intl.DateTimeFormat("sv-SE", { timeZone: zone }).format(new Date(Date.now() + offset * 86_400_000));
    const endsToday = await addPost(world, category, { endsOn: local(0) });
    await addPost(world, category, { endsOn: local(-1) });
    expect(ids(await page(person))).toEqual([endsToday]);
  });

  test("is filtered by topic, language and words of at least two letters", async () => {
    const { company, category, person } = await setup();
    const elsewhere = await addPost(world, await addCategory(world, [company]), {
      publishAt: ago(3),
      title: "Zeppelin over the lake",
    });
    const german = await addPost(world, category, { publishAt: ago(2), title: "Ein Zeppelin am See" });
    await world.arrange((tx) =>
      tx.client.query("update post set language = 'GERMAN' where id = $1", [german]),
    );
    expect(ids(await page(person, { category: String(category) }))).toEqual([german]);
    expect(ids(await page(person, { language: "GERMAN" }))).toEqual([german]);
    expect(ids(await page(person, { search: "lake" }))).toEqual([elsewhere]);
    expect(ids(await page(person, { search: "la" }))).toEqual([elsewhere]);
    expect(ids(await page(person, { search: "l" }))).toEqual([german, elsewhere]);
    expect(ids(await page(person, { search: `") or 1=1 -- ' & | !` }))).toEqual([]);
  });

  test("marks the person's own shares and counts only colleagues' shares", async () => {
    const { company, category, person } = await setup();
    const post = await addPost(world, category);
    await addShare(world, person, post, { state: "SHARED" });
    await world.arrange((tx) =>
      tx.client.query(
        "insert into post_share_count (post_id, company_id, shares, people) values ($1, $2, 4, 3)",
        [post, company],
      ),
    );
    expect((await page(person)).items).toMatchObject([
      { ownShares: [{ network: "LINKEDIN", state: "SHARED" }], colleaguesShared: 2 },
    ]);
    const colleague = await addFrontUser(world, company);
    expect((await page(colleague)).items).toMatchObject([
      { ownShares: [], colleaguesShared: 3, can: { share: true } },
    ]);
  });

  test("lists the topics in their order with the posts one can see", async () => {
    const { category, person } = await setup();
    await addPost(world, category);
    await addPost(world, category, { endsOn: day(-3) });
    const { body } = await world.call(listFrontCategories, {}, { token: person.token });
    expect(body.categories).toMatchObject([{ id: category, posts: 1 }]);
  });
});

describe("with ten thousand posts", () => {
  test("page 500 is as fast as the first", { timeout: 60_000 }, async () => {
    const { category, person } = await setup();
    await world.arrange((tx) =>
      tx.client.query(
        `insert into post (category_id, title, source, type, language, voices, publish_at, status)
         select $1, 'Post number ' || n, 'CURATED', 'TEXT', 'ENGLISH', '[]', now() - n * interval '1 minute', 'PUBLISHED' from generate_series(1, 10000) n`,
        [category],
      ),
    );
    // What autovacuum does within a minute: without statistics about the new rows the planner takes the table for
    // empty.
    const owner = new pg.Client({ connectionString: world.ownerUrl });
    await owner.connect();
    await owner.query("analyze post");
    await owner.end();
    const times: number[] = [];
    const seen = new Set<number>();
    let after: string | undefined;
    for (let number = 1; number <= 500; number += 1) {
      const started = performance.now();
      const found = await page(person, { limit: 20, ...(after ? { after } : {}) });
      times.push(performance.now() - started);
      for (const id of ids(found)) seen.add(id);
      expect(found.items).toHaveLength(20);
      after = found.next ?? undefined;
      expect(after === undefined).toBe(number === 500);
    }
    expect(seen.size).toBe(10_000);
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
    const ratio = median(times.slice(-50)) / median(times.slice(0, 50));
    console.log(
      `feed of 10,000: page 1-50 ${median(times.slice(0, 50)).toFixed(1)} ms, page 451-500 ${median(times.slice(-50)).toFixed(1)} ms`,
    );
    expect(ratio).toBeLessThan(3);
  });
});
