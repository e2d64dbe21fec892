import {
  editPost,
  listFrontPosts,
  readFrontPost,
  readPost,
} from "@polyphon/contract/content/content.contract.ts";
import { postTypes } from "@polyphon/contract/content/content.ts";
import { listPostGallery } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { addCategory, addCompany, addFrontUser, postCopy } from "../../../../test/people.ts";
import { markedFields, openPostFixture, type PostFixture } from "../../../../test/content/post-fixture.ts";

let fixture: PostFixture;

beforeAll(async () => {
  fixture = await openPostFixture();
});
afterAll(() => fixture.world.close());

async function one(sql: string, values: unknown[]): Promise<number> {
  const { rows } = await fixture.world.arrange((tx) => tx.client.query<{ id: number }>(sql, values));
  return rows[0]?.id ?? 0;
}

const addFile = (kind: "VIDEO" | "DOCUMENT", companyId: number | null) =>
  one(
    `insert into media (company_id, kind, file_name, state, mime_type, bytes, original_key, file_key, pages)
     values ($1, $2, 'file', 'READY', 'application/pdf', 10, $3, $3, 3) returning id`,
    [companyId, kind, unique("key")],
  );
const addGroup = (companyId: number, members: readonly number[]) =>
  one(
    `with made as (insert into user_group_parameter (company_id, name) values ($1, $2) returning id),
       joined as (insert into user_group_member (parameter_id, account_id, company_id) select made.id, m, $1 from made, unnest($3::bigint[]) m)
     select id from made`,
    [companyId, unique("group"), members],
  );

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

describe("a post keeps", () => {
  test("number, title, language, notes, curator code, campaign, dates, addresses and tags [C3post-01] [C3post-02] [C3post-03] [C3post-05] [C3post-08] [C3post-11]", async () => {
    const tag = await one(
      "insert into category_defining_tag (category_id, title) values ($1, $2) returning id",
      [fixture.category, unique("tag")],
    );
    const postTag = await one("insert into post_tag (name) values ($1) returning id", [unique("mark")]);
    const curator = await one("select id from curator_code where code = 'TH000'", []);
    const written = {
      title: unique("Everything about it"),
      serialNumber: 700_001,
      language: "GERMAN",
      notes: "Handle with care",
      curatorCodeId: curator,
      campaignName: "windweek",
      featuredUntil: day(10),
      definingTagIds: [tag],
      postTagIds: [postTag],
      startsOn: day(2),
      endsOn: day(20),
      publishAt: new Date(Date.now() + 3_600_000).toISOString(),
      postUrl: "https://www.example.com/story",
      facebookUrl: "https://www.facebook.com/story",
      linkedinImageUrl: "https://www.example.com/picture.jpg",
      shareType: "LINKEDIN",
      copyEditable: true,
      voices: [{ voice: "VOICE_1", copy: { LINKEDIN: postCopy }, aiPercent: 34 }],
    } as const;
    const added = await fixture.add({
      ...written,
      voices: [...written.voices],
      definingTagIds: [tag],
      postTagIds: [postTag],
    });
    expect(added.status).toBe(200);
    const { body } = await fixture.world.call(
      readPost,
      { id: added.body.id },
      { token: fixture.provider.token },
    );
    expect(body).toMatchObject({ ...written, curatorCode: "TH000" });
    expect(body.definingTags.map(({ id }) => id)).toEqual([tag]);
    expect(body.postTags.map(({ id }) => id)).toEqual([postTag]);
  });

  test.each(postTypes)("the type %s with what it shows [C3post-06]", async (type) => {
    const [image, video, document] = [
      await fixture.addMedia("READY", null),
      await addFile("VIDEO", null),
      await addFile("DOCUMENT", null),
    ];
    const attachmentId = type === "VIDEO" ? video : document;
    const { status, body } = await fixture.add({
      type,
      imageIds: [image],
      attachmentId,
      attachmentTitle: "A file",
    });
    expect([status, body.type]).toEqual([200, type]);
    expect(body.imageIds).toEqual(type === "IMAGE" ? [image] : []);
    const file = type === "VIDEO" || type === "DOCUMENT" ? attachmentId : null;
    expect(body.attachmentId).toBe(file);
    expect(body.attachment?.title ?? null).toBe(file === null ? null : "A file");
  });

  test("up to four images, a gallery image, a video with thumbnail or embed code, or a document [C3post-10]", async () => {
    const images = await Promise.all([1, 2, 3, 4].map(() => fixture.addMedia("READY", null)));
    expect((await fixture.add({ type: "IMAGE", imageIds: images })).body.images).toHaveLength(4);
    const offered = await fixture.addMedia("READY", null);
    await one(
      "insert into gallery_image (media_id, title, hashtags) values ($1, 'Wind', '{#wind}') returning id",
      [offered],
    );
    const gallery = await fixture.world.call(
      listPostGallery,
      { hashtag: "#wind" },
      { token: fixture.provider.token },
    );
    expect(gallery.body.items.map(({ id }) => id)).toContain(offered);
    expect(
      (await fixture.add({ type: "IMAGE", imageIds: [offered] })).body.images.map(({ id }) => id),
    ).toEqual([offered]);
    const video = await addFile("VIDEO", null);
    await fixture.world.arrange((tx) =>
      tx.client.query("update media set picture_key = $2 where id = $1", [video, unique("poster")]),
    );
    const film = await fixture.add({ type: "VIDEO", attachmentId: video });
    expect(film.body.attachment).toMatchObject({
      kind: "VIDEO",
      posterUrl: expect.stringContaining("poster"),
    });
    const simulated = await fixture.add({ type: "VIDEO", videoEmbedCode: "https://vimeo.com/123456789" });
    expect(simulated.body.videoEmbedCode).toBe("https://vimeo.com/123456789");
    const paper = await fixture.add({ type: "DOCUMENT", attachmentId: await addFile("DOCUMENT", null) });
    expect(paper.body.attachment).toMatchObject({ kind: "DOCUMENT", pages: 3 });
  });

  test("no invalid video, and no embed code of an unknown host [C5posts-18] [C8-26]", async () => {
    const document = await addFile("DOCUMENT", null);
    expect(markedFields(await fixture.add({ type: "VIDEO", attachmentId: document }))).toEqual([
      "attachmentId",
    ]);
    const refused = await fixture.add({
      type: "VIDEO",
      videoEmbedCode: "<iframe src='https://films.example/1'></iframe>",
    });
    expect([refused.status, refused.problem.error, markedFields(refused)]).toEqual([
      422,
      "embed_invalid",
      ["videoEmbedCode"],
    ]);
    expect(refused.problem.description).toContain("embed code isn’t valid");
    const taken = await fixture.add({ type: "VIDEO", videoEmbedCode: "https://youtu.be/abcdefghijk" });
    expect(taken.body.videoEmbedCode).toBe("https://youtu.be/abcdefghijk");
    const theirs = await addFile("VIDEO", await addCompany(fixture.world));
    const foreign = await fixture.add({ type: "VIDEO", attachmentId: theirs }, fixture.corporate);
    expect(foreign.problem.error).toBe("media_not_usable");
  });

  test("no document on X [C5posts-22]", async () => {
    const attachmentId = await addFile("DOCUMENT", null);
    const voices = [{ voice: "VOICE_1" as const, copy: { LINKEDIN: postCopy, TWITTER: postCopy } }];
    const refused = await fixture.add({ type: "DOCUMENT", attachmentId, voices });
    expect([refused.problem.error, markedFields(refused)]).toEqual([
      "document_not_on_x",
      ["voices.VOICE_1.TWITTER"],
    ]);
  });

  test("nothing that its writer cannot see", async () => {
    const neighbour = await addCompany(fixture.world);
    const [group, hidden] = [await addGroup(neighbour, []), await addCategory(fixture.world, [neighbour])];
    const mark = await one("insert into post_tag (company_id, name) values ($1, $2) returning id", [
      neighbour,
      unique("mark"),
    ]);
    for (const over of [
      { frontPageNews: true, groupIds: [group] },
      { categoryId: hidden },
      { postTagIds: [mark] },
      { curatorCodeId: 9_999_999 },
    ])
      expect((await fixture.add(over, fixture.corporate)).problem.error).toBe("not_found");
  });
});

describe("a serial number", () => {
  test("is a whole number [C5posts-02]", async () => {
    for (const serialNumber of [1.5, 0, -1, "7" as never])
      expect(markedFields(await fixture.add({ serialNumber }))).toEqual(["serialNumber"]);
  });

  test("is held by one post; continuing moves it and leaves the other without [C5posts-03] [C8-09]", async () => {
    const serialNumber = 700_100;
    const first = await fixture.add({ serialNumber });
    const second = await fixture.add({ serialNumber });
    expect([second.status, second.problem.code, second.problem.description]).toEqual([
      409,
      10446,
      "Serial number already linked to another post",
    ]);
    const moved = await fixture.add({ serialNumber, takeSerialNumber: true });
    expect(moved.body.serialNumber).toBe(serialNumber);
    const left = await fixture.world.call(readPost, { id: first.body.id }, { token: fixture.provider.token });
    expect(left.body).toMatchObject({ serialNumber: null, version: 2 });
  });

  test("is counted per company, and two concurrent saves do not both get it", async () => {
    const serialNumber = 700_200;
    expect((await fixture.add({ serialNumber })).status).toBe(200);
    expect((await fixture.add({ serialNumber }, fixture.corporate)).status).toBe(200);
    const both = await Promise.all([1, 2].map(() => fixture.add({ serialNumber: 700_201 })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("stays with its post when it is edited", async () => {
    const { body } = await fixture.add({ serialNumber: 700_300 });
    const edited = await fixture.world.call(
      editPost,
      { ...fixture.fields({ serialNumber: 700_300 }), id: body.id, version: 1 },
      { token: fixture.provider.token },
    );
    expect([edited.status, edited.body.serialNumber]).toEqual([200, 700_300]);
  });
});

describe("front-page news", () => {
  test("is classic or drip, with days and groups of employees [C3post-04]", async () => {
    const group = await addGroup(fixture.company, [fixture.employee.id]);
    const classic = await fixture.add({ frontPageNews: true });
    expect(classic.body).toMatchObject({ frontPageNews: true, dripDays: null, groups: [] });
    const drip = await fixture.add({ frontPageNews: true, dripDays: 5, groupIds: [group] });
    expect(drip.body).toMatchObject({ frontPageNews: true, dripDays: 5, groupIds: [group] });
    expect(markedFields(await fixture.add({ frontPageNews: true, dripDays: 0 }))).toEqual(["dripDays"]);
    expect((await fixture.add({ dripDays: 5, groupIds: [group] })).body).toMatchObject({
      dripDays: null,
      groupIds: [],
    });
  });

  test("for a group is seen by its members only", async () => {
    const outsider = await addFrontUser(fixture.world, fixture.company);
    const group = await addGroup(fixture.company, [fixture.employee.id]);
    const { body } = await fixture.add({ frontPageNews: true, groupIds: [group] });
    const sees = async (token: string) => {
      const alone = (await fixture.world.call(readFrontPost, { id: body.id }, { token })).status;
      const feed = (await fixture.world.call(listFrontPosts, {}, { token })).body.items;
      return [alone, feed.some(({ id }) => id === body.id)];
    };
    expect(await sees(fixture.employee.token)).toEqual([200, true]);
    expect(await sees(outsider.token)).toEqual([404, false]);
  });

  test("for a group that was deleted is seen by nobody", async () => {
    const group = await addGroup(fixture.company, [fixture.employee.id]);
    const { body } = await fixture.add({ frontPageNews: true, groupIds: [group] });
    await fixture.world.arrange((tx) =>
      tx.client.query("delete from user_group_parameter where id = $1", [group]),
    );
    const seen = await fixture.world.call(readFrontPost, { id: body.id }, { token: fixture.employee.token });
    expect(seen.status).toBe(404);
  });
});
