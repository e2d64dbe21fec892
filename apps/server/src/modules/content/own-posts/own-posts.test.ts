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
import { unique } from "../../../../test/ground.ts";
import { openOwnPostDesk, type OwnPostDesk } from "../../../../test/content/own-post-desk.ts";
import { addCompany, addFrontUser, connectLinkedin, postCopy } from "../../../../test/people.ts";
import { later, refusal, wish } from "../../../../test/sharing/sharing-desk.ts";

let desk: OwnPostDesk;
const titles = async (input: object, token = desk.author.token) =>
  (await desk.world.call(listOwnPosts, input, { token })).body.items.map(({ title }) => title);

beforeAll(async () => {
  desk = await openOwnPostDesk({ settings: { SHARE_ANSWER_SECONDS: "0" } });
}, 60_000);
afterAll(() => desk.world.close());

describe("what an employee writes", () => {
  test("is added, listed, edited, duplicated, handed in again, loses pictures and is deleted [B7.1-12]", async () => {
    const { token } = desk.author;
    const call = desk.world.call;
    const made = await desk.added({
      type: "IMAGE",
      imageIds: await desk.pictures(2),
      title: "The first of mine",
    });
    expect(await titles({ search: "FIRST of" })).toEqual(["The first of mine"]);

    const edited = await call(
      editOwnPost,
      {
        ...desk.form({ type: "IMAGE", imageIds: made.imageIds, title: "Changed by me" }),
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
        ...desk.form({ type: "IMAGE", imageIds: fewer.body.imageIds, title: "The second of mine" }),
        id: made.id,
      },
      { token },
    );
    expect(twin.body).toMatchObject({ title: "The second of mine", imageIds: fewer.body.imageIds });
    expect(twin.body.id).not.toBe(made.id);

    const rejected = await desk.decide(fewer.body, "REJECTED", "Please name the source.");
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
      expect((await desk.add({ title: "t".repeat(length) })).status).toBe(status);
    expect((await desk.add({ title: `    ${"t".repeat(5)}   ` })).status).toBe(400);
  });

  test("needs an image where it is about images, takes four, and says which of both it was [B5.3-07] [B5.3-08]", async () => {
    const images = (imageIds: number[]) => desk.add({ type: "IMAGE", imageIds });
    expect(refusal(await images([]))).toEqual([422, "image_required"]);
    expect((await images(await desk.pictures(1))).status).toBe(200);
    expect((await images(await desk.pictures(4))).status).toBe(200);
    const five = await images(await desk.pictures(5));
    expect(refusal(five)).toEqual([422, "image_limit"]);
    expect(five.problem).toMatchObject({
      description: "Image limit: at most 4 images, please.",
      violations: [{ field: "imageIds", message: "Image limit: at most 4 images, please." }],
    });
  });

  test("keeps at least one image, here and in the share of it [B5.3-01]", async () => {
    const [one = 0, ...more] = await desk.pictures(4);
    const made = await desk.added({ type: "IMAGE", imageIds: [one] });
    const none = { id: made.id, version: made.version, imageIds: [one] };
    expect(refusal(await desk.world.call(deleteOwnPostImages, none, { token: desk.author.token }))).toEqual([
      422,
      "image_required",
    ]);
    const { postId } = await desk.approved({ type: "IMAGE", imageIds: [one, ...more] });
    const fifth = await desk.picture();
    const share = (postImageIds: number[]) =>
      desk.world.call(
        sharePost,
        { ...wish(postId), changeImage: true, postImageIds, socialShareType: "DIRECT" },
        { token: desk.author.token },
      );
    expect((await share([one, ...more, fifth])).status).toBe(400);
    expect(refusal(await share([]))).toEqual([422, "media_not_usable"]);
    expect((await share([one])).status).toBe(200);
  });

  test("takes only pictures that its author brought in", async () => {
    const colleague = await addFrontUser(desk.world, desk.company);
    const stranger = await addFrontUser(desk.world, await addCompany(desk.world));
    for (const of of [colleague, stranger])
      expect(refusal(await desk.add({ type: "IMAGE", imageIds: [await desk.picture(of)] }))).toEqual([
        422,
        "media_not_usable",
      ]);
    const twice = await desk.picture();
    expect((await desk.add({ type: "IMAGE", imageIds: [twice, twice] })).status).toBe(422);
  });

  test("is refused as a video with an embed code that is none, and without any video [B5.2-22]", async () => {
    const video = (videoEmbedCode: string) => desk.add({ type: "VIDEO", videoEmbedCode });
    expect(refusal(await video("https://films.example/embed/1"))).toEqual([422, "embed_invalid"]);
    expect((await video("https://www.youtube.com/watch?v=dQw4w9WgXcQ")).status).toBe(200);
    expect((await desk.add({ type: "VIDEO" })).status).toBe(400);
  });

  test("is held to the lengths of the networks and to the words of its company", async () => {
    const short = await desk.add({ copy: { LINKEDIN: "Too short" } });
    expect(refusal(short)).toEqual([422, "copy_too_short"]);
    expect(short.problem.violations?.[0]?.field).toBe("copy.LINKEDIN");
    expect(refusal(await desk.add({ copy: { TWITTER: "x".repeat(281) } }))).toEqual([422, "copy_too_long"]);
    expect(refusal(await desk.add({ copy: {} }))).toEqual([422, "copy_empty"]);

    const word = unique("unspeakable");
    await desk.world.arrange((tx) =>
      tx.client.query("insert into prohibited_word (company_id, word) values ($1, $2)", [desk.company, word]),
    );
    const forbidden = await desk.add({ copy: { LINKEDIN: `${postCopy} ${word}` } });
    expect(refusal(forbidden)).toEqual([422, "prohibited_words"]);
    expect((await desk.add({ title: `About ${word}` })).status).toBe(422);
  });

  test("is made once by a button pressed twice", async () => {
    const body = desk.form({ title: unique("Pressed twice") });
    const options = { token: desk.author.token, idempotencyKey: unique("press") };
    const [one, two] = [
      await desk.world.call(addOwnPost, body, options),
      await desk.world.call(addOwnPost, body, options),
    ];
    expect(two.body.id).toBe(one.body.id);
    expect(await titles({ search: body.title })).toHaveLength(1);
  });

  test("is nobody else's to read, change or delete, in the same company or another", async () => {
    const made = await desk.added();
    const others = [
      await addFrontUser(desk.world, desk.company),
      await addFrontUser(desk.world, await addCompany(desk.world)),
    ];
    for (const { token } of others) {
      const change = { ...desk.form(), id: made.id, version: made.version };
      expect(refusal(await desk.world.call(readOwnPost, { id: made.id }, { token }))).toEqual([
        404,
        "not_found",
      ]);
      expect(refusal(await desk.world.call(editOwnPost, change, { token }))).toEqual([404, "not_found"]);
      expect(refusal(await desk.world.call(duplicateOwnPost, change, { token }))).toEqual([404, "not_found"]);
      expect(refusal(await desk.world.call(removeOwnPost, { id: made.id }, { token }))).toEqual([
        404,
        "not_found",
      ]);
      expect(await titles({}, token)).toEqual([]);
    }
  });

  test("cannot be saved over a newer version, nor by an account for reading", async () => {
    const made = await desk.added();
    const save = (version: number) =>
      desk.world.call(editOwnPost, { ...desk.form(), id: made.id, version }, { token: desk.author.token });
    expect((await save(made.version)).status).toBe(200);
    expect(refusal(await save(made.version))).toEqual([409, "edited_meanwhile"]);
    const reader = await addFrontUser(desk.world, desk.company, { light: true });
    expect(refusal(await desk.add({}, reader))).toEqual([403, "light_front_user"]);
  });

  test("is not for somebody whose level does not have it", async () => {
    const company = await addCompany(desk.world, { levels: true });
    const member = await addFrontUser(desk.world, company, { level: "MEMBER" });
    const elite = await addFrontUser(desk.world, company, { level: "ELITE" });
    expect(refusal(await desk.add({}, member))).toEqual([403, "level_too_low"]);
    expect((await desk.add({}, elite)).status).toBe(200);
  });

  test("can be shared at once where nobody approves, and follows what its author changes", async () => {
    const company = await addCompany(desk.world);
    const person = await addFrontUser(desk.world, company);
    await connectLinkedin(desk.world, person);
    const made = await desk.added({}, person);
    expect(made).toMatchObject({ status: "APPROVED", can: { share: true, edit: true } });
    const title = unique("Another title");
    const { token } = person;
    const edited = await desk.world.call(
      editOwnPost,
      { ...desk.form({ title }), id: made.id, version: made.version },
      { token },
    );
    expect(edited.body).toMatchObject({ status: "APPROVED", postId: made.postId });
    const shared = await desk.world.call(
      sharePost,
      { ...wish(made.postId ?? 0), socialShareType: "DIRECT" },
      { token },
    );
    expect(shared.body.shares).toMatchObject([{ network: "LINKEDIN", postTitle: title }]);
  });

  test("stays as it is once it is planned, and cannot be deleted before it is out", async () => {
    const own = await desk.approved();
    const { token } = desk.author;
    const planned = await desk.world.call(schedulePost, { ...wish(own.postId), ...later }, { token });
    expect(planned.status).toBe(200);
    const change = { ...desk.form(), id: own.id, version: own.version };
    expect(refusal(await desk.world.call(editOwnPost, change, { token }))).toEqual([409, "own_post_shared"]);
    expect(refusal(await desk.world.call(removeOwnPost, { id: own.id }, { token }))).toEqual([409, "in_use"]);
    expect(await desk.read(own.id)).toMatchObject({
      can: { edit: false, remove: false },
      shares: [{ network: "LINKEDIN", state: "SCHEDULED" }],
    });
  });

  test("is listed page by page, by state and by words, among ten thousand of others", async () => {
    const person = await addFrontUser(desk.world, desk.company);
    await desk.world.arrange((tx) =>
      tx.client.query(
        `insert into own_post (company_id, account_id, type, title, language, copy, status)
         select $1, case when n % 2000 = 0 then $3::bigint else $2::bigint end, 'TEXT', 'Post number ' || n, 'ENGLISH',
           '{"LINKEDIN":"x"}', case when n % 4000 = 0 then 'APPROVED' else 'PENDING' end from generate_series(1, 10000) n`,
        [desk.company, desk.author.id, person.id],
      ),
    );
    const { token } = person;
    const page = (input: object) => desk.world.call(listOwnPosts, { limit: 3, ...input }, { token });
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
