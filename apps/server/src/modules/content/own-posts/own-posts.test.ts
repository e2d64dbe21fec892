import {
  addOwnPost,
  changeOwnPostStatus,
  deleteOwnPostImages,
  duplicateOwnPost,
  editOwnPost,
  listOwnPosts,
  readOwnPost,
  removeOwnPost,
} from "@polyphon/contract/content/own-posts/own-post.contract.ts";
import { schedulePost, sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { openOwnPostFixture, type OwnPostFixture } from "../../../../test/content/own-post-fixture.ts";
import { addCompany, addFrontUser, connectLinkedin, postCopy } from "../../../../test/people.ts";
import { later, refusal, shareInput } from "../../../../test/sharing/sharing-fixture.ts";

let fixture: OwnPostFixture;
const titles = async (input: object, token = fixture.author.token) =>
  (await fixture.world.call(listOwnPosts, input, { token })).body.items.map(({ title }) => title);

beforeAll(async () => {
  fixture = await openOwnPostFixture({ settings: { SHARE_ANSWER_SECONDS: "0" } });
}, 60_000);
afterAll(() => fixture.world.close());

describe("an own post of an employee", () => {
  test("is added, listed, edited, duplicated, handed in again, loses pictures and is deleted [B7.1-12]", async () => {
    const { token } = fixture.author;
    const call = fixture.world.call;
    const made = await fixture.added({
      type: "IMAGE",
      imageIds: await fixture.pictures(2),
      title: "The first of mine",
    });
    expect(await titles({ search: "FIRST of" })).toEqual(["The first of mine"]);

    const edited = await call(
      editOwnPost,
      {
        ...fixture.form({ type: "IMAGE", imageIds: made.imageIds, title: "Changed by me" }),
        id: made.id,
        version: made.version,
      },
      { token },
    );
    expect(edited.body).toMatchObject({ title: "Changed by me", status: "PENDING" });

    const fewer = await call(
      deleteOwnPostImages,
      { id: made.id, version: edited.body.version, imageIds: made.imageIds.slice(0, 1) },
      { token },
    );
    expect(fewer.body.imageIds).toEqual(made.imageIds.slice(1));

    const twin = await call(
      duplicateOwnPost,
      {
        ...fixture.form({ type: "IMAGE", imageIds: fewer.body.imageIds, title: "The second of mine" }),
        id: made.id,
      },
      { token },
    );
    expect(twin.body).toMatchObject({ title: "The second of mine", imageIds: fewer.body.imageIds });
    expect(twin.body.id).not.toBe(made.id);

    const rejected = await fixture.decide(fewer.body, "REJECTED", "Please name the source.");
    const again = await call(
      changeOwnPostStatus,
      { id: made.id, version: rejected.body.version, status: "PENDING" },
      { token },
    );
    expect(again.body).toMatchObject({ status: "PENDING", reason: null });

    expect((await call(removeOwnPost, { id: made.id }, { token })).body).toEqual({ id: made.id });
    expect(refusal(await call(readOwnPost, { id: made.id }, { token }))).toEqual([404, "not_found"]);
  });

  test("has a title of 6 to 255 characters [B5.3-11]", async () => {
    for (const [length, status] of [
      [5, 400],
      [6, 200],
      [255, 200],
      [256, 400],
    ] as const)
      expect((await fixture.add({ title: "t".repeat(length) })).status).toBe(status);
    expect((await fixture.add({ title: `    ${"t".repeat(5)}   ` })).status).toBe(400);
  });

  test("needs an image if it is an image post, takes at most four, and says which rule was broken [B5.3-07] [B5.3-08]", async () => {
    const images = (imageIds: number[]) => fixture.add({ type: "IMAGE", imageIds });
    expect(refusal(await images([]))).toEqual([422, "image_required"]);
    expect((await images(await fixture.pictures(1))).status).toBe(200);
    expect((await images(await fixture.pictures(4))).status).toBe(200);
    const five = await images(await fixture.pictures(5));
    expect(refusal(five)).toEqual([422, "image_limit"]);
    expect(five.problem).toMatchObject({
      description: "Image limit: add at most 4 images.",
      violations: [{ field: "imageIds", message: "Image limit: add at most 4 images." }],
    });
  });

  test("keeps at least one image, here and in the share of it [B5.3-01]", async () => {
    const [one = 0, ...more] = await fixture.pictures(4);
    const made = await fixture.added({ type: "IMAGE", imageIds: [one] });
    const none = { id: made.id, version: made.version, imageIds: [one] };
    expect(
      refusal(await fixture.world.call(deleteOwnPostImages, none, { token: fixture.author.token })),
    ).toEqual([422, "image_required"]);
    const { postId } = await fixture.approved({ type: "IMAGE", imageIds: [one, ...more] });
    const fifth = await fixture.picture();
    const share = (postImageIds: number[]) =>
      fixture.world.call(
        sharePost,
        { ...shareInput(postId), changeImage: true, postImageIds, socialShareType: "DIRECT" },
        { token: fixture.author.token },
      );
    expect((await share([one, ...more, fifth])).status).toBe(400);
    expect(refusal(await share([]))).toEqual([422, "media_not_usable"]);
    expect((await share([one])).status).toBe(200);
  });

  test("takes only pictures that its author uploaded", async () => {
    const colleague = await addFrontUser(fixture.world, fixture.company);
    const stranger = await addFrontUser(fixture.world, await addCompany(fixture.world));
    for (const of of [colleague, stranger])
      expect(refusal(await fixture.add({ type: "IMAGE", imageIds: [await fixture.picture(of)] }))).toEqual([
        422,
        "media_not_usable",
      ]);
    const twice = await fixture.picture();
    expect((await fixture.add({ type: "IMAGE", imageIds: [twice, twice] })).status).toBe(422);
  });

  test("is refused as a video with an invalid embed code or without a video [B5.2-22]", async () => {
    const video = (videoEmbedCode: string) => fixture.add({ type: "VIDEO", videoEmbedCode });
    expect(refusal(await video("https://films.example/embed/1"))).toEqual([422, "embed_invalid"]);
    expect((await video("https://www.youtube.com/watch?v=dQw4w9WgXcQ")).status).toBe(200);
    expect((await fixture.add({ type: "VIDEO" })).status).toBe(400);
  });

  test("respects the networks' lengths and the company's prohibited words", async () => {
    const short = await fixture.add({ copy: { LINKEDIN: "Too short" } });
    expect(refusal(short)).toEqual([422, "copy_too_short"]);
    expect(short.problem.violations?.[0]?.field).toBe("copy.LINKEDIN");
    expect(refusal(await fixture.add({ copy: { TWITTER: "x".repeat(281) } }))).toEqual([
      422,
      "copy_too_long",
    ]);
    expect(refusal(await fixture.add({ copy: {} }))).toEqual([422, "copy_empty"]);

    const word = unique("unspeakable");
    await fixture.world.arrange((tx) =>
      tx.client.query("insert into prohibited_word (company_id, word) values ($1, $2)", [
        fixture.company,
        word,
      ]),
    );
    const forbidden = await fixture.add({ copy: { LINKEDIN: `${postCopy} ${word}` } });
    expect(refusal(forbidden)).toEqual([422, "prohibited_words"]);
    expect((await fixture.add({ title: `About ${word}` })).status).toBe(422);
  });

  test("is created once by a double click", async () => {
    const body = fixture.form({ title: unique("Pressed twice") });
    const options = { token: fixture.author.token, idempotencyKey: unique("press") };
    const [one, two] = [
      await fixture.world.call(addOwnPost, body, options),
      await fixture.world.call(addOwnPost, body, options),
    ];
    expect(two.body.id).toBe(one.body.id);
    expect(await titles({ search: body.title })).toHaveLength(1);
  });

  test("cannot be read, changed or deleted by anybody else, in the same company or another", async () => {
    const made = await fixture.added();
    const others = [
      await addFrontUser(fixture.world, fixture.company),
      await addFrontUser(fixture.world, await addCompany(fixture.world)),
    ];
    for (const { token } of others) {
      const change = { ...fixture.form(), id: made.id, version: made.version };
      expect(refusal(await fixture.world.call(readOwnPost, { id: made.id }, { token }))).toEqual([
        404,
        "not_found",
      ]);
      expect(refusal(await fixture.world.call(editOwnPost, change, { token }))).toEqual([404, "not_found"]);
      expect(refusal(await fixture.world.call(duplicateOwnPost, change, { token }))).toEqual([
        404,
        "not_found",
      ]);
      expect(refusal(await fixture.world.call(removeOwnPost, { id: made.id }, { token }))).toEqual([
        404,
        "not_found",
      ]);
      expect(await titles({}, token)).toEqual([]);
    }
  });

  test("cannot be saved over a newer version, nor by a read-only account", async () => {
    const made = await fixture.added();
    const save = (version: number) =>
      fixture.world.call(
        editOwnPost,
        { ...fixture.form(), id: made.id, version },
        { token: fixture.author.token },
      );
    expect((await save(made.version)).status).toBe(200);
    expect(refusal(await save(made.version))).toEqual([409, "edited_meanwhile"]);
    const reader = await addFrontUser(fixture.world, fixture.company, { light: true });
    expect(refusal(await fixture.add({}, reader))).toEqual([403, "light_front_user"]);
  });

  test("is refused to a level without the feature", async () => {
    const company = await addCompany(fixture.world, { levels: true });
    const member = await addFrontUser(fixture.world, company, { level: "MEMBER" });
    const elite = await addFrontUser(fixture.world, company, { level: "ELITE" });
    expect(refusal(await fixture.add({}, member))).toEqual([403, "level_too_low"]);
    expect((await fixture.add({}, elite)).status).toBe(200);
  });

  test("can be shared at once where nobody approves, and follows its author's changes", async () => {
    const company = await addCompany(fixture.world);
    const person = await addFrontUser(fixture.world, company);
    await connectLinkedin(fixture.world, person);
    const made = await fixture.added({}, person);
    expect(made).toMatchObject({ status: "APPROVED", can: { share: true, edit: true } });
    const title = unique("Another title");
    const { token } = person;
    const edited = await fixture.world.call(
      editOwnPost,
      { ...fixture.form({ title }), id: made.id, version: made.version },
      { token },
    );
    expect(edited.body).toMatchObject({ status: "APPROVED", postId: made.postId });
    const shared = await fixture.world.call(
      sharePost,
      { ...shareInput(made.postId ?? 0), socialShareType: "DIRECT" },
      { token },
    );
    expect(shared.body.shares).toMatchObject([{ network: "LINKEDIN", postTitle: title }]);
  });

  test("cannot be changed once it is scheduled, nor deleted before it is shared", async () => {
    const own = await fixture.approved();
    const { token } = fixture.author;
    const planned = await fixture.world.call(
      schedulePost,
      { ...shareInput(own.postId), ...later },
      { token },
    );
    expect(planned.status).toBe(200);
    const change = { ...fixture.form(), id: own.id, version: own.version };
    expect(refusal(await fixture.world.call(editOwnPost, change, { token }))).toEqual([
      409,
      "own_post_shared",
    ]);
    expect(refusal(await fixture.world.call(removeOwnPost, { id: own.id }, { token }))).toEqual([
      409,
      "in_use",
    ]);
    expect(await fixture.read(own.id)).toMatchObject({
      can: { edit: false, remove: false },
      shares: [{ network: "LINKEDIN", state: "SCHEDULED" }],
    });
  });

  test("is listed page by page, by state and by words, among ten thousand others", async () => {
    const person = await addFrontUser(fixture.world, fixture.company);
    await fixture.world.arrange((tx) =>
      tx.client.query(
        `insert into own_post (company_id, account_id, type, title, language, copy, status)
         select $1, case when n % 2000 = 0 then $3::bigint else $2::bigint end, 'TEXT', 'Post number ' || n, 'ENGLISH',
           '{"LINKEDIN":"x"}', case when n % 4000 = 0 then 'APPROVED' else 'PENDING' end from generate_series(1, 10000) n`,
        [fixture.company, fixture.author.id, person.id],
      ),
    );
    const { token } = person;
    const page = (input: object) => fixture.world.call(listOwnPosts, { limit: 3, ...input }, { token });
    const first = (await page({})).body;
    const second = (await page({ after: first.next ?? "" })).body;
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(
      [10, 8, 6, 4, 2].map((thousand) => `Post number ${thousand}000`),
    );
    expect(second.next).toBeNull();
    expect(await titles({ status: "APPROVED" }, token)).toEqual(["Post number 8000", "Post number 4000"]);
    expect(await titles({ search: "number 6" }, token)).toEqual(["Post number 6000"]);
  });
});
