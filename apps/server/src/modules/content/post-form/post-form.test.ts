import { listPosts, readFrontPost, readPost } from "@polyphon/contract/content/content.contract.ts";
import { postSources, voices } from "@polyphon/contract/content/content.ts";
import { limits } from "@polyphon/contract/limits.ts";
import { networks } from "@polyphon/contract/networks/networks.ts";
import { serverTexts } from "@polyphon/i18n/server-texts.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCategory, addCompany, postCopy } from "../../../../test/people.ts";
import { markedFields, openPostFixture, type PostFixture } from "../../../../test/content/post-fixture.ts";

let fixture: PostFixture;

beforeAll(async () => {
  fixture = await openPostFixture();
});
afterAll(() => fixture.world.close());

describe("a post", () => {
  test("has copy for every network in up to three voices [C3post-09] [A9-12] [C9-03]", async () => {
    const copy = Object.fromEntries(networks.map((network) => [network, `${network}: ${postCopy}`]));
    const all = voices.map((voice) => ({ voice, copy }));
    const { body } = await fixture.add({ voices: all });
    const kept = all.map((voice) => ({ ...voice, aiPercent: null }));
    expect(body.voices).toEqual(kept);
    expect(
      (await fixture.world.call(readPost, { id: body.id }, { token: fixture.provider.token })).body.voices,
    ).toEqual(kept);
    const four = await fixture.add({ voices: [...all, ...all.slice(0, 1)] });
    expect(markedFields(four)).toEqual(["voices"]);
    const twice = await fixture.add({ voices: [...all.slice(0, 1), ...all.slice(0, 1)] });
    expect(twice.problem.code).toBe(10012);
  });

  test.each(postSources)("may be %s [C3post-07] [B3-14]", async (source) => {
    expect((await fixture.add({ source })).body.source).toBe(source);
  });

  test("accepts no other source", async () => {
    expect(markedFields(await fixture.add({ source: "BOUGHT" as never }))).toEqual(["source"]);
  });

  test.each([
    [limits.post.titleMin - 1, 400],
    [limits.post.titleMin, 200],
    [limits.post.titleMax, 200],
    [limits.post.titleMax + 1, 400],
  ])("with a title of %d characters is answered %d [C5posts-01]", async (length, status) => {
    const answer = await fixture.add({ title: "t".repeat(length) });
    expect(answer.status).toBe(status);
    if (status === 400) expect(markedFields(answer)).toEqual(["title"]);
  });

  test("counts the title without the spaces around it", async () => {
    expect(markedFields(await fixture.add({ title: "  short  " }))).toEqual(["title"]);
  });

  test.each([
    ["https://www.example.com/a?b=c#d", true],
    ["http://example.com", true],
    ["www.example.com", false],
    ["ftp://example.com/file", false],
    ["javascript:alert(1)", false],
    ["https://", false],
    ["https://localhost/x", false],
    ["not a url", false],
  ])("takes %j for its address: %s [C5posts-04] [C5posts-05]", async (postUrl, right) => {
    const answer = await fixture.add({ postUrl });
    expect(answer.status).toBe(right ? 200 : 400);
    if (!right) expect(markedFields(answer)).toEqual(["postUrl"]);
  });

  test("whose copy does not fit its network names voice and network in both languages [C8-37]", async () => {
    const wrong = [{ voice: "VOICE_2" as const, copy: { LINKEDIN: postCopy, TWITTER: "x".repeat(300) } }];
    for (const [language, words] of [
      ["en", "X: Content is too long"],
      ["de", "X: "],
    ] as const) {
      const answer = await fixture.add({ voices: wrong }, fixture.provider, language);
      const { code, error } = answer.problem;
      expect([answer.status, code, error]).toEqual([422, 10012, "copy_too_long"]);
      expect(answer.problem.violations).toEqual([
        { field: "voices.VOICE_2.TWITTER", message: expect.stringContaining(words) },
      ]);
      expect(answer.problem.description).toContain("280");
    }
  });

  test("needs a campaign name in a category that requires UTM codes, and says so [C8-36]", async () => {
    const strict = await addCategory(fixture.world, [fixture.company]);
    await fixture.world.arrange((tx) =>
      tx.client.query("update category set utm_mandatory = true where id = $1", [strict]),
    );
    for (const campaignName of [null, "   "]) {
      const answer = await fixture.add({ categoryId: strict, campaignName });
      expect([answer.problem.code, markedFields(answer)]).toEqual([10012, ["campaignName"]]);
      expect(answer.problem.violations?.[0]?.message).toMatch(/campaign/i);
    }
    expect((await fixture.add({ categoryId: strict, campaignName: "autumn" })).status).toBe(200);
  });

  test("takes ready pictures of its own company or the provider", async () => {
    const [ours, providers] = [
      await fixture.addMedia("READY", fixture.company),
      await fixture.addMedia("READY", null),
    ];
    const { body } = await fixture.add({ type: "IMAGE", imageIds: [ours, providers] }, fixture.corporate);
    expect(body.images.map(({ id }) => id)).toEqual([ours, providers]);
    const theirs = await fixture.addMedia("READY", await addCompany(fixture.world));
    for (const imageIds of [
      [theirs],
      [await fixture.addMedia("CHECKING", fixture.company)],
      [await fixture.addMedia("REFUSED", fixture.company)],
      [ours, ours],
      [9_999_999],
    ]) {
      const answer = await fixture.add({ type: "IMAGE", imageIds }, fixture.corporate);
      expect(answer.problem).toMatchObject({
        code: 10447,
        error: "media_not_usable",
        description: serverTexts.en.errors.media_not_usable,
      });
    }
  });

  test("is published at a future time, never in the past", async () => {
    const past = await fixture.add({ publishAt: new Date(Date.now() - 60_000).toISOString() });
    expect([past.problem.error, markedFields(past)]).toEqual(["schedule_in_past", ["publishAt"]]);
    const { body } = await fixture.add({ publishAt: new Date(Date.now() + 3_600_000).toISOString() });
    expect(
      (await fixture.world.call(readFrontPost, { id: body.id }, { token: fixture.employee.token })).status,
    ).toBe(404);
    const { body: list } = await fixture.world.call(
      listPosts,
      { state: "scheduled" },
      { token: fixture.provider.token },
    );
    expect(list.items.map(({ id }) => id)).toContain(body.id);
  });
});
