import { listFrontPosts } from "@polyphon/contract/content/content.contract.ts";
import {
  approveLinkedinPost,
  editLinkedinPost,
  listLinkedinPosts,
  readLinkedinPage,
  readLinkedinPost,
  removeLinkedinPost,
  removeLinkedinPostImage,
} from "@polyphon/contract/content/linkedin/linkedin-posts.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LinkedinDesk, openLinkedinDesk } from "../../../../test/content/linkedin-desk.ts";
import { addStaff, type TestPerson } from "../../../../test/people.ts";
import { markedFields } from "../../../../test/content/post-desk.ts";

let desk: LinkedinDesk;
beforeAll(async () => {
  desk = await openLinkedinDesk();
}, 120_000);
afterAll(() => desk.close());

type House = Awaited<ReturnType<LinkedinDesk["house"]>>;
const words = "Our plant runs on wind alone, day and night, since last spring.";
const at = ({ token }: TestPerson) => ({ token });

async function brought(house: House, body: object = {}): Promise<number> {
  await desk.control(`organizations/${house.page.id}/posts`, { commentary: words, ...body });
  await desk.read(house.company);
  const { body: found } = await desk.world.call(listLinkedinPosts, {}, at(house.staff));
  return found.items[0]?.id ?? 0;
}
const read = async (house: House, id: number) =>
  (await desk.world.call(readLinkedinPost, { id }, at(house.staff))).body;
const feedOf = async ({ employee }: House) =>
  (await desk.world.call(listFrontPosts, {}, at(employee))).body.items;

async function change(house: House, id: number, over: Record<string, unknown> = {}) {
  const { version, categoryId, title, language, postUrl, campaignName, startsOn, endsOn, copy, images } =
    await read(house, id);
  const fields = {
    version,
    categoryId: categoryId ?? 0,
    title,
    language,
    postUrl,
    campaignName,
    startsOn,
    endsOn,
    copy,
  };
  const imageIds = images.map((image) => image.id);
  return desk.world.call(editLinkedinPost, { id, ...fields, imageIds, ...over }, at(house.staff));
}

describe("a LinkedIn post on the company's desk", () => {
  test("is listed, read, edited, approved, and then stands in the employees' feed as a local post [C7-13] [C1-10]", async () => {
    const house = await desk.house();
    const id = await brought(house, { pictures: [{ width: 1200, height: 628 }] });
    const edited = await change(house, id, {
      title: "Wind alone drives our plant",
      language: "GERMAN",
      copy: { LINKEDIN: `${words} Read on.`, FACEBOOK: words },
    });
    expect([edited.status, edited.text]).toEqual([200, edited.text]);
    expect(await feedOf(house)).toEqual([]);

    const approved = await desk.world.call(approveLinkedinPost, { id }, at(house.staff));
    expect(approved.body).toMatchObject({
      status: "ACTIVE",
      can: { edit: false, approve: false, remove: false },
    });
    expect(await feedOf(house)).toMatchObject([
      {
        id: approved.body.postId,
        title: "Wind alone drives our plant",
        source: "LOCAL",
        type: "IMAGE",
        language: "GERMAN",
        categoryId: house.category,
        voices: [{ voice: "VOICE_1", copy: { LINKEDIN: `${words} Read on.`, FACEBOOK: words } }],
        images: [{ width: 1200 }],
      },
    ]);
  });

  test("is decided once: a double click, a colleague and a late edit change nothing", async () => {
    const house = await desk.house();
    const id = await brought(house);
    const key = { ...at(house.staff), idempotencyKey: "approve-once" };
    const [first, second] = await Promise.all([
      desk.world.call(approveLinkedinPost, { id }, key),
      desk.world.call(approveLinkedinPost, { id }, at(house.staff)),
    ]);
    expect([first.status, second.status].toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await feedOf(house)).toHaveLength(1);
    expect((await change(house, id)).problem.error).toBe("already_decided");
    expect((await desk.world.call(removeLinkedinPost, { id }, at(house.staff))).problem.error).toBe(
      "already_decided",
    );
  });

  test("loses a picture, and a second press finds it gone [C7-13]", async () => {
    const house = await desk.house();
    const id = await brought(house, {
      pictures: [
        { width: 1200, height: 628 },
        { width: 800, height: 600 },
      ],
    });
    const [first, second] = (await read(house, id)).images;
    for (let press = 0; press < 2; press += 1) {
      const { body } = await desk.world.call(
        removeLinkedinPostImage,
        { id, mediaId: first?.id ?? 0 },
        at(house.staff),
      );
      expect(body.images.map((image) => image.id)).toEqual([second?.id]);
    }
    const unknown = await desk.world.call(
      removeLinkedinPostImage,
      { id, mediaId: 900_000_001 },
      at(house.staff),
    );
    expect(unknown.problem.error).toBe("not_found");
  });

  test("is deleted for good: the next reading does not bring it in again [C7-13]", async () => {
    const house = await desk.house();
    const id = await brought(house);
    expect((await desk.world.call(removeLinkedinPost, { id }, at(house.staff))).body).toEqual({ id });
    await desk.read(house.company);
    expect((await desk.world.call(listLinkedinPosts, {}, at(house.staff))).body.items).toEqual([]);
    const gone = await desk.world.call(listLinkedinPosts, { status: "REJECTED" }, at(house.staff));
    expect(gone.body.items.map((row) => row.id)).toEqual([id]);
    expect((await desk.world.call(approveLinkedinPost, { id }, at(house.staff))).problem.error).toBe(
      "already_decided",
    );
  });

  test("is refused with a title of 5 or 256 characters, and with copy that its network would refuse", async () => {
    const house = await desk.house();
    const id = await brought(house);
    for (const title of ["12345", "x".repeat(256)])
      expect(markedFields(await change(house, id, { title }))).toEqual(["title"]);
    for (const title of ["123456", "x".repeat(255)])
      expect((await change(house, id, { title })).status).toBe(200);
    expect((await change(house, id, { copy: { TWITTER: "x".repeat(281) } })).problem.error).toBe(
      "copy_too_long",
    );
    expect((await change(house, id, { copy: {} })).problem.error).toBe("copy_empty");
    expect((await change(house, id, { startsOn: "2030-02-01", endsOn: "2030-01-01" })).status).toBe(400);
    expect((await change(house, id, { version: 1 })).problem.error).toBe("edited_meanwhile");
  });

  test("that is too short for a network is approved only once somebody has mended it", async () => {
    const house = await desk.house();
    const id = await brought(house, { commentary: "Moin!" });
    expect((await desk.world.call(approveLinkedinPost, { id }, at(house.staff))).problem.error).toBe(
      "copy_too_short",
    );
    expect(await feedOf(house)).toEqual([]);
  });
});

describe("the desk of LinkedIn posts", () => {
  test("is shut while the company does not import them, whatever rights somebody holds [A6-42] [C2-07]", async () => {
    const house = await desk.house();
    const id = await brought(house);
    const switchTo = (on: boolean) =>
      desk.world.arrange((tx) =>
        tx.client.query("update company set import_linkedin_content = $2 where id = $1", [house.company, on]),
      );
    await switchTo(false);
    const tries = [
      await desk.world.call(listLinkedinPosts, {}, at(house.staff)),
      await desk.world.call(readLinkedinPost, { id }, at(house.staff)),
      await desk.world.call(approveLinkedinPost, { id }, at(house.staff)),
      await desk.world.call(removeLinkedinPost, { id }, at(house.staff)),
      await desk.world.call(readLinkedinPage, {}, at(house.staff)),
    ];
    expect(tries.map(({ problem }) => [problem.error, problem.code])).toEqual(
      tries.map(() => ["feature_off", 10913]),
    );
    await switchTo(true);
    expect((await read(house, id)).status).toBe("PENDING_APPROVAL");
  });

  test("belongs to one company, and to those who hold its rights", async () => {
    const [house, other] = [await desk.house(), await desk.house()];
    const id = await brought(house);
    const foreign = await desk.world.call(readLinkedinPost, { id }, at(other.staff));
    expect(foreign.problem.error).toBe("not_found");
    const reader = await addStaff(
      desk.world,
      userTypes.corporateUser,
      ["list_post", "view_post"],
      house.company,
    );
    const seen = await desk.world.call(readLinkedinPost, { id }, at(reader));
    expect(seen.body.can).toEqual({ edit: false, approve: false, remove: false });
    expect((await desk.world.call(approveLinkedinPost, { id }, at(reader))).problem.error).toBe(
      "access_denied",
    );
    const provider = await addStaff(desk.world, userTypes.subAdmin, ["list_post"]);
    expect((await desk.world.call(listLinkedinPosts, {}, at(provider))).problem.error).toBe("access_denied");
  });
});
