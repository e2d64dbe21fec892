import { listFrontPosts, listPosts } from "@polyphon/contract/content/content.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addCategory,
  addCompany,
  addFrontUser,
  addPost,
  addStaff,
  type TestPerson,
} from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { companyScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";

let world: World;
let company: number;
let category: number;
let person: TestPerson;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  company = await addCompany(world);
  category = await addCategory(world, [company]);
  person = await addFrontUser(world, company);
});

const found = async (search: string, limit = 20) =>
  (await world.call(listFrontPosts, { search, limit }, { token: person.token })).body.items.map(
    ({ id }) => id,
  );

async function titled(title: string, companyId: number | null = null): Promise<number> {
  const id = await addPost(world, category);
  await world.arrange((tx) =>
    tx.client.query("update post set title = $2, company_id = $3 where id = $1", [id, title, companyId]),
  );
  return id;
}

describe("a search of the feed", () => {
  test("finds prefixes of words from two letters on, and shorter words as a whole", async () => {
    const [wind, ki] = [await titled("Windparks an der Küste"), await titled("KI in der Wartung")];
    expect(await found("wind")).toEqual([wind]);
    expect(await found("parks")).toEqual([]);
    expect(await found("ki wart")).toEqual([ki]);
    expect(await found("wa ki")).toEqual([ki]);
    expect(await found("kü")).toEqual([wind]);
    expect(await found("ki w")).toEqual([]);
  });

  test("requires every word, in any order, ignoring case and accents", async () => {
    const post = await titled("Über die Straße: 3 Gründe für Wärmepumpen");
    for (const words of ["wärme strasse", "STRASSE über", "grunde warmepumpen", "für uber 3"])
      expect(await found(words)).toEqual([post]);
    expect(await found("wärme autobahn")).toEqual([]);
    expect(await found("!!! ???")).toEqual([]);
  });

  test("finds words of the whole text and of the tags, but not the address of a mention", async () => {
    const post = await titled("Nothing of it in the title");
    const copy = {
      LINKEDIN: `${"Lorem ipsum. ".repeat(60)} Danke an @[Åsa Öberg](urn:li:person:zzurn)`,
      XING: "Größe #Repowering",
    };
    await world.arrange(async (tx) => {
      await tx.client.query("update post set voices = $2 where id = $1", [
        post,
        JSON.stringify([
          { voice: "VOICE_1", copy },
          { voice: "VOICE_2", copy: { LINKEDIN: "Zweitstimme" } },
        ]),
      ]);
      await tx.client.query(
        `with tag as (insert into category_defining_tag (category_id, title) values ($1, 'Wärmewende') returning id)
         insert into post_defining_tag (post_id, tag_id) select $2, id from tag`,
        [category, post],
      );
    });
    for (const words of ["oberg", "GRÖSSE", "repower", "zweitst", "warmew title", "lo"])
      expect([words, await found(words)]).toEqual([words, [post]]);
    for (const words of ["zzurn", "person"]) expect([words, await found(words)]).toEqual([words, []]);
    await world.arrange((tx) =>
      tx.client.query("update category_defining_tag set title = 'Kaltfront' where category_id = $1", [
        category,
      ]),
    );
    expect([await found("warmew"), await found("kaltf")]).toEqual([[], [post]]);
    await world.arrange((tx) => tx.client.query("delete from post_defining_tag where post_id = $1", [post]));
    expect(await found("kaltf")).toEqual([]);
  });

  test("follows a changed title, and drops a deleted post", async () => {
    const post = await titled("Zeppelins over the lake");
    await world.arrange((tx) =>
      tx.client.query("update post set title = 'Sailing boats' where id = $1", [post]),
    );
    expect(await found("zeppelins")).toEqual([]);
    expect(await found("sailing")).toEqual([post]);
    await world.arrange((tx) => tx.client.query("delete from post where id = $1", [post]));
    expect(await found("sailing")).toEqual([]);
  });

  test("never finds what belongs to another company, nor reveals its words", async () => {
    const stranger = await addCompany(world);
    await world.arrange((tx) =>
      tx.client.query("insert into category_company (category_id, company_id) values ($1, $2)", [
        category,
        stranger,
      ]),
    );
    const own = await titled("Quarterly zanzibar", company);
    await titled("Secret zanzibar", stranger);
    expect(await found("zanzibar")).toEqual([own]);
    const { rows } = await inTransaction(world.database, companyScope(company), (tx) =>
      tx.client.query("select word from post_word where word in ('secret', 'quarterly')"),
    );
    expect(rows).toEqual([{ word: "quarterly" }]);
  });

  test("for a word that thousands of posts have returns the newest, alone and with a rare word", async () => {
    await world.arrange((tx) =>
      tx.client.query(
        `insert into post (category_id, title, source, type, language, voices, publish_at, status)
         select $1, 'What the market says, number ' || i || 'x', 'CURATED', 'TEXT', 'ENGLISH', '[]',
           now() - i * interval '1 minute', 'PUBLISHED' from generate_series(1, 2100) i`,
        [category],
      ),
    );
    const { body } = await world.call(
      listFrontPosts,
      { search: "market says", limit: 3 },
      { token: person.token },
    );
    expect(body.items.map(({ title }) => title.split(" ").at(-1))).toEqual(["1x", "2x", "3x"]);
    const next = await world.call(
      listFrontPosts,
      { search: "market says", limit: 3, after: body.next ?? "" },
      { token: person.token },
    );
    expect(next.body.items.map(({ title }) => title.split(" ").at(-1))).toEqual(["4x", "5x", "6x"]);
    expect(await found("market 1999x")).toHaveLength(1);

    const staff = await addStaff(world, userTypes.subAdmin, ["list_post"]);
    const listed = await world.call(listPosts, { search: "market 20", limit: 100 }, { token: staff.token });
    // "20" is shorter than three letters and is in no title as a whole word.
    expect(listed.body.items).toEqual([]);
    const many = await world.call(listPosts, { search: "market 200", limit: 100 }, { token: staff.token });
    expect(many.body.items).toHaveLength(11);
  });
});
