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
import { type LinkedinFixture, openLinkedinFixture } from "../../../../test/content/linkedin-fixture.ts";
import { addStaff, type TestPerson } from "../../../../test/people.ts";
import { markedFields } from "../../../../test/content/post-fixture.ts";

let fixture: LinkedinFixture;
beforeAll(async () => {
  fixture = await openLinkedinFixture();
}, 120_000);
afterAll(() => fixture.close());

type LinkedinCompany = Awaited<ReturnType<LinkedinFixture["company"]>>;
const words = "Our plant runs on wind alone, day and night, since last spring.";
const at = ({ token }: TestPerson) => ({ token });

async function brought(company: LinkedinCompany, body: object = {}): Promise<number> {
  await fixture.control(`organizations/${company.page.id}/posts`, { commentary: words, ...body });
  await fixture.read(company.company);
  const { body: found } = await fixture.world.call(listLinkedinPosts, {}, at(company.staff));
  return found.items[0]?.id ?? 0;
}
const read = async (company: LinkedinCompany, id: number) =>
  (await fixture.world.call(readLinkedinPost, { id }, at(company.staff))).body;
const feedOf = async ({ employee }: LinkedinCompany) =>
  (await fixture.world.call(listFrontPosts, {}, at(employee))).body.items;

async function change(company: LinkedinCompany, id: number, over: Record<string, unknown> = {}) {
  const { version, categoryId, title, language, postUrl, campaignName, startsOn, endsOn, copy, images } =
    await read(company, id);
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
  return fixture.world.call(editLinkedinPost, { id, ...fields, imageIds, ...over }, at(company.staff));
}

describe("a LinkedIn post in the company's back office", () => {
  test("is listed, read, edited, approved, and then appears in the employees' feed as a local post [C7-13] [C1-10]", async () => {
    const company = await fixture.company();
    const id = await brought(company, { pictures: [{ width: 1200, height: 628 }] });
    const edited = await change(company, id, {
      title: "Wind alone drives our plant",
      language: "GERMAN",
      copy: { LINKEDIN: `${words} Read on.`, FACEBOOK: words },
    });
    expect([edited.status, edited.text]).toEqual([200, edited.text]);
    expect(await feedOf(company)).toEqual([]);

    const approved = await fixture.world.call(approveLinkedinPost, { id }, at(company.staff));
    expect(approved.body).toMatchObject({
      status: "ACTIVE",
      can: { edit: false, approve: false, remove: false },
    });
    expect(await feedOf(company)).toMatchObject([
      {
        id: approved.body.postId,
        title: "Wind alone drives our plant",
        source: "LOCAL",
        type: "IMAGE",
        language: "GERMAN",
        categoryId: company.category,
        voices: [{ voice: "VOICE_1", copy: { LINKEDIN: `${words} Read on.`, FACEBOOK: words } }],
        images: [{ width: 1200 }],
      },
    ]);
  });

  test("is decided once: a double click, a colleague and a late edit change nothing", async () => {
    const company = await fixture.company();
    const id = await brought(company);
    const key = { ...at(company.staff), idempotencyKey: "approve-once" };
    const [first, second] = await Promise.all([
      fixture.world.call(approveLinkedinPost, { id }, key),
      fixture.world.call(approveLinkedinPost, { id }, at(company.staff)),
    ]);
    expect([first.status, second.status].toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await feedOf(company)).toHaveLength(1);
    expect((await change(company, id)).problem.error).toBe("already_decided");
    expect((await fixture.world.call(removeLinkedinPost, { id }, at(company.staff))).problem.error).toBe(
      "already_decided",
    );
  });

  test("loses a picture, and a second click finds it gone [C7-13]", async () => {
    const company = await fixture.company();
    const id = await brought(company, {
      pictures: [
        { width: 1200, height: 628 },
        { width: 800, height: 600 },
      ],
    });
    const [first, second] = (await read(company, id)).images;
    for (let press = 0; press < 2; press += 1) {
      const { body } = await fixture.world.call(
        removeLinkedinPostImage,
        { id, mediaId: first?.id ?? 0 },
        at(company.staff),
      );
      expect(body.images.map((image) => image.id)).toEqual([second?.id]);
    }
    const unknown = await fixture.world.call(
      removeLinkedinPostImage,
      { id, mediaId: 900_000_001 },
      at(company.staff),
    );
    expect(unknown.problem.error).toBe("not_found");
  });

  test("is deleted for good: the next import does not bring it back [C7-13]", async () => {
    const company = await fixture.company();
    const id = await brought(company);
    expect((await fixture.world.call(removeLinkedinPost, { id }, at(company.staff))).body).toEqual({ id });
    await fixture.read(company.company);
    expect((await fixture.world.call(listLinkedinPosts, {}, at(company.staff))).body.items).toEqual([]);
    const gone = await fixture.world.call(listLinkedinPosts, { status: "REJECTED" }, at(company.staff));
    expect(gone.body.items.map((row) => row.id)).toEqual([id]);
    expect((await fixture.world.call(approveLinkedinPost, { id }, at(company.staff))).problem.error).toBe(
      "already_decided",
    );
  });

  test("is refused with a title of 5 or 256 characters, and with copy that its network would refuse", async () => {
    const company = await fixture.company();
    const id = await brought(company);
    for (const title of ["12345", "x".repeat(256)])
      expect(markedFields(await change(company, id, { title }))).toEqual(["title"]);
    for (const title of ["123456", "x".repeat(255)])
      expect((await change(company, id, { title })).status).toBe(200);
    expect((await change(company, id, { copy: { TWITTER: "x".repeat(281) } })).problem.error).toBe(
      "copy_too_long",
    );
    expect((await change(company, id, { copy: {} })).problem.error).toBe("copy_empty");
    expect((await change(company, id, { startsOn: "2030-02-01", endsOn: "2030-01-01" })).status).toBe(400);
    expect((await change(company, id, { version: 1 })).problem.error).toBe("edited_meanwhile");
  });

  test("that is too short for a network cannot be approved", async () => {
    const company = await fixture.company();
    const id = await brought(company, { commentary: "Moin!" });
    expect((await fixture.world.call(approveLinkedinPost, { id }, at(company.staff))).problem.error).toBe(
      "copy_too_short",
    );
    expect(await feedOf(company)).toEqual([]);
  });
});

describe("LinkedIn posts in the back office", () => {
  test("are closed while the company does not import them, whatever permissions somebody holds [A6-42] [C2-07]", async () => {
    const company = await fixture.company();
    const id = await brought(company);
    const switchTo = (on: boolean) =>
      fixture.world.arrange((tx) =>
        tx.client.query("update company set import_linkedin_content = $2 where id = $1", [
          company.company,
          on,
        ]),
      );
    await switchTo(false);
    const tries = [
      await fixture.world.call(listLinkedinPosts, {}, at(company.staff)),
      await fixture.world.call(readLinkedinPost, { id }, at(company.staff)),
      await fixture.world.call(approveLinkedinPost, { id }, at(company.staff)),
      await fixture.world.call(removeLinkedinPost, { id }, at(company.staff)),
      await fixture.world.call(readLinkedinPage, {}, at(company.staff)),
    ];
    expect(tries.map(({ problem }) => [problem.error, problem.code])).toEqual(
      tries.map(() => ["feature_off", 10913]),
    );
    await switchTo(true);
    expect((await read(company, id)).status).toBe("PENDING_APPROVAL");
  });

  test("belong to one company, and to those who hold its permissions", async () => {
    const [company, other] = [await fixture.company(), await fixture.company()];
    const id = await brought(company);
    const foreign = await fixture.world.call(readLinkedinPost, { id }, at(other.staff));
    expect(foreign.problem.error).toBe("not_found");
    const reader = await addStaff(
      fixture.world,
      userTypes.corporateUser,
      ["list_post", "view_post"],
      company.company,
    );
    const seen = await fixture.world.call(readLinkedinPost, { id }, at(reader));
    expect(seen.body.can).toEqual({ edit: false, approve: false, remove: false });
    expect((await fixture.world.call(approveLinkedinPost, { id }, at(reader))).problem.error).toBe(
      "access_denied",
    );
    const provider = await addStaff(fixture.world, userTypes.subAdmin, ["list_post"]);
    expect((await fixture.world.call(listLinkedinPosts, {}, at(provider))).problem.error).toBe(
      "access_denied",
    );
  });
});
