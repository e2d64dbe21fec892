import { editPost } from "@polyphon/contract/content/content.contract.ts";
import { prohibitedEmail } from "@polyphon/contract/content/prohibited/prohibited-email.resource.ts";
import { prohibitedWord } from "@polyphon/contract/content/prohibited/prohibited-word.resource.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { addCompany, addFrontUser, addStaff, postCopy, type TestPerson } from "../../../../test/people.ts";
import { openPostFixture, type PostFixture } from "../../../../test/content/post-fixture.ts";

let fixture: PostFixture;
let provider: TestPerson;
let corporate: TestPerson;

const keys = ["list_prohibited_word", "list_prohibited_email"] as const;

beforeAll(async () => {
  fixture = await openPostFixture();
  provider = await addStaff(fixture.world, userTypes.subAdmin, keys);
  corporate = await addStaff(fixture.world, userTypes.corporateAdmin, keys, fixture.company);
});
afterAll(() => fixture.world.close());

const addWord = (word: string, person = provider, idempotencyKey?: string) =>
  fixture.world.call(
    prohibitedWord.add,
    { word },
    {
      token: person.token,
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    },
  );
const wordsOf = async (person: TestPerson, search: string) =>
  (await fixture.world.call(prohibitedWord.list, { search }, { token: person.token })).body.items.map(
    ({ word }) => word,
  );
const copied = (text: string) => ({
  voices: [{ voice: "VOICE_1" as const, copy: { LINKEDIN: `${postCopy} ${text}` } }],
});
const freshWord = () => unique("w").replaceAll(/[^a-z0-9]/gi, "x");

describe("the list of prohibited words", () => {
  test("is a resource of its own that requires list_prohibited_word to read and change [C3other-10] [C6-18]", async () => {
    const word = freshWord();
    const { body } = await addWord(word);
    expect(await wordsOf(provider, word)).toEqual([word]);
    const edited = await fixture.world.call(
      prohibitedWord.edit,
      { ...body, word: `${word}2` },
      { token: provider.token },
    );
    expect(edited.body).toMatchObject({ word: `${word}2`, version: body.version + 1 });
    const other = await addStaff(fixture.world, userTypes.subAdmin, ["list_post"]);
    const employee = await addFrontUser(fixture.world, fixture.company);
    for (const person of [other, employee]) {
      expect((await addWord(freshWord(), person)).problem.error).toBe("access_denied");
      const listed = await fixture.world.call(prohibitedWord.list, {}, { token: person.token });
      expect(listed.problem.error).toBe("access_denied");
    }
    await fixture.world.call(prohibitedWord.remove, { id: body.id }, { token: provider.token });
    expect(await wordsOf(provider, word)).toEqual([]);
  });

  test("takes words of at most 50 characters [C5posts-35]", async () => {
    const longest = freshWord().padEnd(limits.prohibited.wordMax, "x");
    expect(longest).toHaveLength(50);
    expect((await addWord(longest)).status).toBe(200);
    const answer = await addWord(`${longest}x`);
    expect([answer.status, answer.problem.violations?.[0]?.field]).toEqual([400, "word"]);
  });

  test("contains a word once, ignoring case, however often it is sent", async () => {
    const word = freshWord();
    const key = unique("key");
    const twice = await Promise.all([addWord(word, provider, key), addWord(word, provider, key)]);
    expect(new Set(twice.filter(({ status }) => status === 200).map(({ body }) => body.id)).size).toBe(1);
    expect((await addWord(word.toUpperCase())).problem.code).toBe(10037);
  });

  test("is separate per company: a company's staff see neither another company's words nor the provider's", async () => {
    const otherCompany = await addCompany(fixture.world);
    const stranger = await addStaff(fixture.world, userTypes.corporateAdmin, keys, otherCompany);
    const mark = freshWord();
    const own = await addWord(`${mark}own`, corporate);
    const general = await addWord(`${mark}all`);
    expect(await wordsOf(corporate, mark)).toEqual([`${mark}own`]);
    expect(await wordsOf(provider, mark)).toEqual([`${mark}all`]);
    expect(await wordsOf(stranger, mark)).toEqual([]);
    for (const [person, row] of [
      [stranger, own.body],
      [stranger, general.body],
      [corporate, general.body],
    ] as const)
      for (const answer of [
        await fixture.world.call(prohibitedWord.get, { id: row.id }, { token: person.token }),
        await fixture.world.call(prohibitedWord.edit, { ...row, word: "taken" }, { token: person.token }),
        await fixture.world.call(prohibitedWord.remove, { id: row.id }, { token: person.token }),
      ])
        expect(answer.problem.error).toBe("not_found");
  });
});

describe("a post with a prohibited word", () => {
  test("is blocked when it is added and when it is edited, in both languages [C5posts-29] [C8-17]", async () => {
    const word = freshWord();
    const { body: post } = await fixture.add();
    await addWord(word);
    const answer = await fixture.add(copied(`Not ${word.toUpperCase()}!`));
    expect(answer.status).toBe(422);
    expect(answer.problem).toMatchObject({
      code: 10443,
      description: "Your content contains prohibited words.",
      violations: [
        {
          field: "voices.VOICE_1.LINKEDIN",
          message: `“${word}” isn’t allowed. Remove it and try again.`,
        },
      ],
    });
    const edited = await fixture.world.call(
      editPost,
      { ...fixture.fields({ title: `About ${word} again` }), id: post.id, version: post.version },
      { token: fixture.provider.token },
    );
    expect(edited.problem).toMatchObject({ code: 10443, violations: [{ field: "title" }] });
    const german = await fixture.add(copied(word), fixture.provider, "de");
    expect(german.problem.description).toBe("Ihr Inhalt enthält verbotene Wörter.");
    expect((await fixture.add(copied(`${word}s are another word`))).status).toBe(200);
  });

  test("is blocked as soon as the word is added, and allowed again once it is removed", async () => {
    const word = freshWord();
    expect((await fixture.add(copied(word))).status).toBe(200);
    const { body } = await addWord(word);
    expect((await fixture.add(copied(word))).problem.code).toBe(10443);
    await fixture.world.call(prohibitedWord.remove, { id: body.id }, { token: provider.token });
    expect((await fixture.add(copied(word))).status).toBe(200);
  });

  test("is blocked for a company by its own words only, and by its own hashtags", async () => {
    const word = freshWord();
    const tag = freshWord();
    await addWord(word, corporate);
    await fixture.world.arrange((tx) =>
      tx.client.query("update company set prohibited_hashtags = array[$2] where id = $1", [
        fixture.company,
        `#${tag}`,
      ]),
    );
    expect((await fixture.add(copied(word), fixture.corporate)).problem.code).toBe(10443);
    expect((await fixture.add(copied(word))).status).toBe(200);
    const hashed = await fixture.add(copied(`#${tag}`), fixture.corporate);
    expect(hashed.problem).toMatchObject({ error: "prohibited_hashtag" });
    expect(hashed.problem.description).toContain(`#${tag}`);
    expect((await fixture.add(copied(`#${tag}`))).status).toBe(200);
  });

  test("is blocked for a prohibited e-mail address in it, but not for a word inside an address", async () => {
    const word = freshWord();
    await addWord(word);
    await fixture.world.call(
      prohibitedEmail.add,
      { email: `@${word}.example`, reason: "" },
      { token: provider.token },
    );
    expect((await fixture.add(copied(`Ask me@mail.${word}.example`))).problem.code).toBe(10443);
    expect((await fixture.add(copied(`Ask ${word}@mail.example`))).status).toBe(200);
  });
});
