import { curatorCode } from "@polyphon/contract/content/curator-code.resource.ts";
import { listGalleryImages } from "@polyphon/contract/content/feed.contract.ts";
import { galleryImage } from "@polyphon/contract/content/gallery-image.resource.ts";
import { postTag } from "@polyphon/contract/content/post-tag.resource.ts";
import { sticker } from "@polyphon/contract/content/sticker.resource.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../test/ground.ts";
import { addCompany, addFrontUser, addStaff, type TestPerson } from "../../../test/people.ts";
import { openWorld, type World } from "../../../test/world.ts";

const keys = ["list_post_tag", "list_post_sticker", "list_post_gallery_image"] as const;

let world: World;
let company: number;
let neighbour: number;
let superAdmin: TestPerson;
let provider: TestPerson;
let corporate: TestPerson;
let stranger: TestPerson;
let without: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  [company, neighbour] = [await addCompany(world), await addCompany(world)];
  superAdmin = await addStaff(world, userTypes.superAdmin, []);
  provider = await addStaff(world, userTypes.subAdmin, keys);
  corporate = await addStaff(world, userTypes.corporateAdmin, keys, company);
  stranger = await addStaff(world, userTypes.corporateAdmin, keys, neighbour);
  without = await addStaff(world, userTypes.subAdmin, ["list_post"]);
}, 60_000);
afterAll(() => world.close());

const by = ({ token }: TestPerson) => ({ token });

function addPicture(type: string, companyId: number | null = null): Promise<number> {
  return world.arrange(async (tx) => {
    const { rows } = await tx.client.query<{ id: number }>(
      `insert into media (company_id, file_name, state, mime_type, source_type, bytes, width, height, original_key, picture_key, thumbnail_key)
       values ($1, 'a', 'READY', 'image/png', $2, 1000, 800, 420, $3, $3, $3) returning id`,
      [companyId, `image/${type}`, unique("key")],
    );
    return rows[0]?.id ?? 0;
  });
}

describe("post tags", () => {
  test("are a thing of their own that whoever holds list_post_tag keeps [C3other-09] [C6-18]", async () => {
    const name = unique("tag");
    const { body } = await world.call(postTag.add, { name }, by(provider));
    const renamed = await world.call(postTag.edit, { ...body, name: `${name} 2` }, by(provider));
    expect(renamed.body).toMatchObject({ name: `${name} 2`, version: 2 });
    expect((await world.call(postTag.edit, { ...body, name: "late" }, by(provider))).problem.error).toBe(
      "edited_meanwhile",
    );
    expect((await world.call(postTag.list, {}, by(without))).status).toBe(403);
    expect((await world.call(postTag.add, { name: unique("tag") }, by(without))).status).toBe(403);
    await world.call(postTag.remove, { id: body.id }, by(provider));
    expect((await world.call(postTag.get, { id: body.id }, by(provider))).status).toBe(404);
  });

  test("have at most 100 characters [C5posts-34] and exist once in a house", async () => {
    const name = unique("t").padEnd(100, "x");
    expect((await world.call(postTag.add, { name }, by(corporate))).status).toBe(200);
    const long = await world.call(postTag.add, { name: `${name}x` }, by(corporate));
    expect([long.status, long.problem.violations?.[0]?.field]).toEqual([400, "name"]);
    expect((await world.call(postTag.add, { name: name.toUpperCase() }, by(corporate))).problem.code).toBe(
      10037,
    );
    for (const house of [stranger, provider])
      expect((await world.call(postTag.add, { name }, by(house))).status).toBe(200);
  });

  test("of another house are neither listed nor found", async () => {
    const name = unique("tag");
    const { body } = await world.call(postTag.add, { name }, by(corporate));
    for (const other of [stranger, provider])
      expect((await world.call(postTag.list, { search: name }, by(other))).body.items).toEqual([]);
    expect((await world.call(postTag.get, { id: body.id }, by(stranger))).status).toBe(404);
    expect((await world.call(postTag.remove, { id: body.id }, by(stranger))).status).toBe(404);
  });
});

describe("curator codes", () => {
  const rates = { active: true, curatedCents: 1250, originalCents: 4000, localCents: 0 };
  const freshCode = () =>
    `C${unique("")
      .replaceAll(/[^a-z0-9]/gi, "")
      .toUpperCase()
      .slice(-12)}`;

  test("have a code, a rate for each kind of post and a status that can be turned [C3other-12]", async () => {
    const code = freshCode();
    const { body } = await world.call(
      curatorCode.add,
      { code: code.toLowerCase(), ...rates },
      by(superAdmin),
    );
    expect(body).toMatchObject({ code, ...rates });
    const turned = await world.call(
      curatorCode.act,
      { ids: [body.id], action: "deactivate" },
      by(superAdmin),
    );
    expect(turned.body).toEqual({ done: [body.id], refused: [] });
    const narrowed = { search: code, active: "false" };
    const off = await world.call(curatorCode.list, narrowed, by(superAdmin));
    expect(off.body.items).toEqual([expect.objectContaining({ id: body.id, active: false })]);
  });

  test("know TH000, the one for general purpose, from the start [A9-30]", async () => {
    const { body } = await world.call(curatorCode.list, { search: "TH000" }, by(superAdmin));
    expect(body.items).toEqual([expect.objectContaining({ code: "TH000", active: true })]);
    const again = await world.call(curatorCode.add, { code: "th000", ...rates }, by(superAdmin));
    expect(again.problem.code).toBe(10037);
  });

  test("take no negative rate, no half a cent and no signs in the code", async () => {
    for (const [wrong, field] of [
      [{ curatedCents: -1 }, "curatedCents"],
      [{ originalCents: 0.5 }, "originalCents"],
      [{ code: "TH-1" }, "code"],
      [{ code: "T" }, "code"],
    ] as const) {
      const answer = await world.call(
        curatorCode.add,
        { code: freshCode(), ...rates, ...wrong },
        by(superAdmin),
      );
      expect([answer.status, answer.problem.violations?.[0]?.field]).toEqual([400, field]);
    }
  });

  test("open to full access alone", async () => {
    for (const person of [provider, corporate])
      expect((await world.call(curatorCode.list, {}, by(person))).problem.error).toBe("access_denied");
  });
});

describe("stickers", () => {
  const add = async (changed: object = {}, person = provider) =>
    world.call(
      sticker.add,
      { title: unique("Sticker"), image: await addPicture("png"), companies: [company], ...changed },
      by(person),
    );

  test("have a title, a picture and domains [C3other-03], and are kept by list_post_sticker [C6-17]", async () => {
    const { body } = await add();
    expect(body).toMatchObject({ image: { url: expect.stringContaining("/media/") } });
    expect(body.companies.map(({ id }) => id)).toEqual([company]);
    expect((await world.call(sticker.list, {}, by(without))).status).toBe(403);
    expect((await add({}, corporate)).status).toBe(403);
  });

  test("have a title of at most 255 characters [C5entities-06]", async () => {
    expect((await add({ title: "x".repeat(255) })).status).toBe(200);
    const long = await add({ title: "x".repeat(256) });
    expect([long.status, long.problem.violations?.[0]?.field]).toEqual([400, "title"]);
  });

  test("take a jpg or png, and say so of another picture [C5entities-07]", async () => {
    expect((await add({ image: await addPicture("jpeg") })).status).toBe(200);
    const gif = await add({ image: await addPicture("gif") });
    expect([gif.status, gif.problem.code]).toEqual([422, 10447]);
    expect(gif.problem.violations).toEqual([
      { field: "image", message: expect.stringContaining("It must be jpeg, png") },
    ]);
  });

  test("that are absent are answered with Sticker not found [C8-07]", async () => {
    const { body } = await add();
    await world.call(sticker.remove, { id: body.id }, by(provider));
    for (const answer of [
      await world.call(sticker.get, { id: body.id }, by(provider)),
      await world.call(sticker.remove, { id: body.id }, by(provider)),
      await world.call(sticker.edit, { ...body, image: 1, companies: [] }, by(provider)),
    ])
      expect([answer.status, answer.problem.description]).toEqual([404, "Sticker not found"]);
  });

  test("are seen by the staff of their domains only", async () => {
    const { body } = await add();
    expect((await world.call(sticker.get, { id: body.id }, by(corporate))).status).toBe(200);
    expect((await world.call(sticker.get, { id: body.id }, by(stranger))).problem.description).toBe(
      "Sticker not found",
    );
  });
});

describe("gallery images", () => {
  const add = async (changed: object = {}, person = corporate) =>
    world.call(
      galleryImage.add,
      {
        title: unique("Harbour"),
        image: await addPicture("webp", person.companyId),
        hashtags: ["#Harbour", "work"],
        ...changed,
      },
      by(person),
    );

  test("have a picture and hashtags [C3other-04], and the company's employees find them by one", async () => {
    const hashtag = `tag${Date.now()}`;
    const { body } = await add({ hashtags: [`#${hashtag.toUpperCase()}`, "work"] });
    expect(body).toMatchObject({
      hashtags: [hashtag, "work"],
      image: { url: expect.stringContaining("/media/") },
    });
    const found = async (companyId: number) => {
      const { token } = await addFrontUser(world, companyId);
      return (await world.call(listGalleryImages, { hashtag }, { token })).body.items.map(({ id }) => id);
    };
    expect([await found(company), await found(neighbour)]).toEqual([[body.id], []]);
  });

  test("are kept by list_post_gallery_image, each house its own [C6-17]", async () => {
    const { body } = await add();
    expect((await world.call(galleryImage.list, {}, by(without))).status).toBe(403);
    for (const other of [stranger, provider])
      expect((await world.call(galleryImage.list, { search: body.title }, by(other))).body.items).toEqual([]);
    expect((await world.call(galleryImage.remove, { id: body.id }, by(stranger))).status).toBe(404);
  });

  test("take no picture of another company, and no hashtag that is none", async () => {
    const theirs = await add({ image: await addPicture("png", neighbour) });
    expect([theirs.status, theirs.problem.violations?.[0]?.field]).toEqual([422, "image"]);
    for (const hashtags of [[], ["two words"], ["#"], ["x".repeat(51)]]) {
      const answer = await add({ hashtags });
      expect([answer.status, answer.problem.violations?.[0]?.field.split(".")[0]]).toEqual([400, "hashtags"]);
    }
  });
});
