import type { CallOf } from "@polyphon/contract/kit/endpoint.ts";
import { announcement } from "@polyphon/contract/outreach/announcement.resource.ts";
import { banner } from "@polyphon/contract/outreach/banner.resource.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unique } from "../../../test/test-context.ts";
import { addCompany, addStaff, type TestPerson } from "../../../test/people.ts";
import { openWorld, type World } from "../../../test/world.ts";

let world: World;
let company: number;
let neighbour: number;
let superAdmin: TestPerson;
let provider: TestPerson;
let corporate: TestPerson;
let without: TestPerson;

beforeAll(async () => {
  world = await openWorld();
  const keys = ["list_announcement"] as const;
  [company, neighbour] = [await addCompany(world), await addCompany(world)];
  superAdmin = await addStaff(world, userTypes.superAdmin, []);
  provider = await addStaff(world, userTypes.subAdmin, keys);
  corporate = await addStaff(world, userTypes.corporateAdmin, keys, company);
  without = await addStaff(world, userTypes.subAdmin, ["list_post"]);
}, 60_000);
afterAll(() => world.close());

const by = ({ token }: TestPerson) => ({ token });
const fieldsOf = ({ problem }: { problem: { violations?: readonly { field: string }[] | undefined } }) =>
  problem.violations?.map(({ field }) => field);

describe("announcements", () => {
  const value = (change: object = {}) =>
    ({
      title: unique("A new programme"),
      message: "<p>It starts on Monday.</p>",
      startsAt: "2030-05-01T08:00:00.000Z",
      endsAt: "2030-05-08T08:00:00.000Z",
      companies: [company],
      ...change,
    }) as CallOf<typeof announcement.add>;
  const add = (change: object = {}, who = provider) => world.call(announcement.add, value(change), by(who));

  test("have title, message, start, end and domains, all kept as they were written [C3other-02] [C7-10]", async () => {
    const wanted = value({ companies: [company, neighbour] });
    const { status, body } = await world.call(announcement.add, wanted, by(provider));
    expect([status, body]).toMatchObject([
      200,
      {
        title: wanted.title,
        message: "<p>It starts on Monday.</p>",
        startsAt: "2030-05-01T08:00:00.000Z",
        endsAt: "2030-05-08T08:00:00.000Z",
      },
    ]);
    expect(body.companies.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([company, neighbour]);
    const edited = await world.call(
      announcement.edit,
      { ...value({ title: "Moved" }), id: body.id, version: body.version },
      by(provider),
    );
    expect(edited.body).toMatchObject({ title: "Moved", companies: [{ id: company }], version: 2 });
    const late = { ...value(), id: body.id, version: body.version };
    expect((await world.call(announcement.edit, late, by(provider))).problem.error).toBe("edited_meanwhile");
    await world.call(announcement.remove, { id: body.id }, by(provider));
    expect((await world.call(announcement.get, { id: body.id }, by(provider))).status).toBe(404);
  });

  test("take a title of at most 255 characters [C5entities-03]", async () => {
    expect((await add({ title: "t".repeat(255) })).status).toBe(200);
    const refused = await add({ title: "t".repeat(256) });
    expect([refused.problem.code, fieldsOf(refused)]).toEqual([10012, ["title"]]);
  });

  test("end after they start, not in the same instant [C5entities-04]", async () => {
    const start = "2030-05-01T08:00:00.000Z";
    for (const endsAt of [start, "2030-05-01T07:59:59.999Z"]) {
      const refused = await add({ startsAt: start, endsAt });
      expect([refused.problem.code, fieldsOf(refused)]).toEqual([10012, ["endsAt"]]);
      expect(refused.text).toContain("The end must be after the start.");
    }
    expect((await add({ startsAt: start, endsAt: "2030-05-01T08:00:00.001Z" })).status).toBe(200);
  });

  test("need at least one domain, and one that exists [C5entities-05]", async () => {
    expect(fieldsOf(await add({ companies: [] }))).toEqual(["companies"]);
    expect((await add({ companies: [company, 900_000_001] })).problem.error).toBe("not_found");
  });

  test("keep allowed markup and drop scripts", async () => {
    const { body } = await add({ message: '<p onclick="x()">Hello</p><script>alert(1)</script>' });
    expect(body.message).toBe("<p>Hello</p>");
  });

  test("require list_announcement; a company's staff read their own and write none [C6-16]", async () => {
    const own = (await add()).body;
    const other = (await add({ companies: [neighbour] })).body;
    expect((await world.call(announcement.list, {}, by(without))).status).toBe(403);
    const { items } = (await world.call(announcement.list, { limit: 100 }, by(corporate))).body;
    expect(items.map(({ id }) => id)).toContain(own.id);
    expect(items.map(({ id }) => id)).not.toContain(other.id);
    expect((await world.call(announcement.get, { id: other.id }, by(corporate))).status).toBe(404);
    expect((await add({}, corporate)).status).toBe(403);
  });

  test("are added once when the same click arrives twice", async () => {
    const wanted = value();
    const twice = { ...by(provider), idempotencyKey: unique("twice") };
    const [one, two] = [
      await world.call(announcement.add, wanted, twice),
      await world.call(announcement.add, wanted, twice),
    ];
    expect(two.body.id).toBe(one.body.id);
    const { items } = (await world.call(announcement.list, { search: wanted.title }, by(provider))).body;
    expect(items).toHaveLength(1);
  });
});

describe("banners", () => {
  function addPicture(width: number, height: number, bytes = 1_000): Promise<number> {
    return world.arrange(async (tx) => {
      const { rows } = await tx.client.query<{ id: number }>(
        `insert into media (file_name, state, mime_type, source_type, bytes, width, height, original_key, picture_key, thumbnail_key)
         values ('a', 'READY', 'image/png', 'image/png', $1, $2, $3, $4, $4, $4) returning id`,
        [bytes, width, height, unique("key")],
      );
      return rows[0]?.id ?? 0;
    });
  }
  const add = async (change: object, who = superAdmin) =>
    world.call(
      banner.add,
      { title: unique("Banner"), companies: [company], ...change } as CallOf<typeof banner.add>,
      by(who),
    );

  test("have title, image and domains, and are listed, read, changed and deleted [C3other-05] [C7-29]", async () => {
    const image = await addPicture(1_600, 400);
    const { status, body } = await add({ image, companies: [company, neighbour] });
    expect([status, body.image?.id, body.companies]).toEqual([
      200,
      image,
      expect.objectContaining({ length: 2 }),
    ]);
    expect((await world.call(banner.list, { search: body.title }, by(superAdmin))).body.items).toEqual([
      expect.objectContaining({ id: body.id, title: body.title }),
    ]);
    const other = await addPicture(2_000, 500);
    const edit = { id: body.id, version: 1, title: "Other", image: other, companies: [company] };
    await world.call(banner.edit, edit, by(superAdmin));
    expect((await world.call(banner.get, { id: body.id }, by(superAdmin))).body).toMatchObject({
      title: "Other",
      image: { id: other },
      companies: [{ id: company }],
    });
    await world.call(banner.remove, { id: body.id }, by(superAdmin));
    expect((await world.call(banner.get, { id: body.id }, by(superAdmin))).status).toBe(404);
  });

  test("need an image [C5gallery-06]", async () => {
    expect(fieldsOf(await add({}))).toEqual(["image"]);
    expect(fieldsOf(await add({ image: null }))).toEqual(["image"]);
  });

  test("take an image of at least 1400 x 349 pixels [C5gallery-07]", async () => {
    expect((await add({ image: await addPicture(1_400, 349) })).status).toBe(200);
    for (const [width, height] of [
      [1_399, 349],
      [1_400, 348],
    ] as const)
      expect((await add({ image: await addPicture(width, height) })).status).not.toBe(200);
  });

  test("take an image four times as wide as high [C5gallery-08]", async () => {
    expect((await add({ image: await addPicture(4_000, 1_000) })).status).toBe(200);
    for (const [width, height] of [
      [1_600, 500],
      [2_400, 400],
    ] as const)
      expect((await add({ image: await addPicture(width, height) })).problem.code).toBe(10447);
  });

  test("take an image of at most 8 MB [C5gallery-09]", async () => {
    const most = 8 * 1024 * 1024;
    expect((await add({ image: await addPicture(1_600, 400, most) })).status).toBe(200);
    expect((await add({ image: await addPicture(1_600, 400, most + 1) })).problem.code).toBe(10447);
  });

  test("require full access: no permission opens them", async () => {
    expect((await world.call(banner.list, {}, by(provider))).status).toBe(403);
    expect((await add({ image: await addPicture(1_600, 400) }, provider)).status).toBe(403);
  });
});
