import { listGalleryImages } from "@polyphon/contract/content/feed/feed.contract.ts";
import { galleryImage } from "@polyphon/contract/content/gallery/gallery-image.resource.ts";
import { sticker } from "@polyphon/contract/content/gallery/sticker.resource.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../../test/test-context.ts";
import { addCompany, addFrontUser, addStaff, type TestPerson } from "../../../../test/people.ts";
import { openWorld, type World } from "../../../../test/world.ts";

const keys = ["list_post_sticker", "list_post_gallery_image"] as const;

let world: World;
let company: number;
let neighbour: number;
let provider: TestPerson;
let corporate: TestPerson;
let stranger: TestPerson;
let without: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  [company, neighbour] = [await addCompany(world), await addCompany(world)];
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

describe("stickers", () => {
  const add = async (changed: object = {}, person = provider) =>
    world.call(
      sticker.add,
      { title: unique("Sticker"), image: await addPicture("png"), companies: [company], ...changed },
      by(person),
    );

  test("have a title, a picture and domains [C3other-03], and require list_post_sticker [C6-17]", async () => {
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

  test("take a jpg or png, and refuse other formats with a message [C5entities-07]", async () => {
    expect((await add({ image: await addPicture("jpeg") })).status).toBe(200);
    const gif = await add({ image: await addPicture("gif") });
    expect([gif.status, gif.problem.code]).toEqual([422, 10447]);
    expect(gif.problem.violations).toEqual([
      { field: "image", message: expect.stringContaining("Use jpeg, png") },
    ]);
  });

  test("that do not exist are answered with Sticker not found [C8-07]", async () => {
    const { body } = await add();
    await world.call(sticker.remove, { id: body.id }, by(provider));
    for (const answer of [
      await world.call(sticker.get, { id: body.id }, by(provider)),
      await world.call(sticker.remove, { id: body.id }, by(provider)),
      await world.call(sticker.edit, { ...body, image: 1, companies: [] }, by(provider)),
    ])
      expect([answer.status, answer.problem.description]).toEqual([404, "Sticker not found"]);
  });

  test("are visible to the staff of their domains only", async () => {
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

  test("require list_post_gallery_image, and each company manages its own [C6-17]", async () => {
    const { body } = await add();
    expect((await world.call(galleryImage.list, {}, by(without))).status).toBe(403);
    for (const other of [stranger, provider])
      expect((await world.call(galleryImage.list, { search: body.title }, by(other))).body.items).toEqual([]);
    expect((await world.call(galleryImage.remove, { id: body.id }, by(stranger))).status).toBe(404);
  });

  test("refuse a picture of another company, and an invalid hashtag", async () => {
    const theirs = await add({ image: await addPicture("png", neighbour) });
    expect([theirs.status, theirs.problem.violations?.[0]?.field]).toEqual([422, "image"]);
    for (const hashtags of [[], ["two words"], ["#"], ["x".repeat(51)]]) {
      const answer = await add({ hashtags });
      expect([answer.status, answer.problem.violations?.[0]?.field.split(".")[0]]).toEqual([400, "hashtags"]);
    }
  });
});
