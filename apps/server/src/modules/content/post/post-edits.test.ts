import { editPost, readPost } from "@polyphon/contract/content/content.contract.ts";
import { dislikePost, likePost, reportPost } from "@polyphon/contract/content/feed/feed.contract.ts";
import { listUserActions } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCompany, addFrontUser, addStaff, type TestPerson } from "../../../../test/people.ts";
import { openPostFixture, type PostFixture } from "../../../../test/content/post-fixture.ts";

let fixture: PostFixture;

beforeAll(async () => {
  fixture = await openPostFixture();
});
afterAll(() => fixture.world.close());

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const at = (person: TestPerson = fixture.provider) => ({ token: person.token, language: "en" });
const read = async (id: number) => fixture.world.call(readPost, { id }, at());

describe("employees' actions on posts", () => {
  test("are listed newest first, by action, company and post, page by page", async () => {
    const colleague = await addFrontUser(fixture.world, fixture.company);
    const { body } = await fixture.add();
    await fixture.world.call(likePost, { id: body.id, on: true }, at(fixture.employee));
    await fixture.world.call(dislikePost, { id: body.id, on: true }, at(colleague));
    await fixture.world.call(reportPost, { id: body.id, reason: "Not true" }, at(colleague));
    const list = async (over: object = {}, person = fixture.provider) =>
      (await fixture.world.call(listUserActions, { postId: body.id, ...over }, at(person))).body;
    const kinds = (items: readonly { action: string }[]) => items.map(({ action }) => action);
    expect(kinds((await list()).items)).toEqual(["REPORT", "DISLIKE", "LIKE"]);
    expect((await list()).items[0]).toMatchObject({
      reason: "Not true",
      person: { id: expect.any(Number), name: "Frida Front" },
      postTitle: body.title,
    });
    expect(kinds((await list({ action: "LIKE" })).items)).toEqual(["LIKE"]);
    expect(kinds((await list({ companyId: fixture.company, from: day(0), to: day(0) })).items)).toHaveLength(
      3,
    );
    expect((await list({ from: day(1) })).items).toEqual([]);
    const walked: string[] = [];
    let after: string | null | undefined;
    do {
      const page = await list({ limit: 1, ...(after ? { after } : {}) });
      walked.push(...kinds(page.items));
      after = page.next;
    } while (after);
    expect(walked).toEqual(["REPORT", "DISLIKE", "LIKE"]);
    const stranger = await addStaff(
      fixture.world,
      userTypes.corporateAdmin,
      ["list_post_user_action"],
      await addCompany(fixture.world),
    );
    expect((await list({}, stranger)).items).toEqual([]);
  });
});

describe("two people who edit one post", () => {
  test("learn who saved last and when, and may save over it knowingly", async () => {
    const { body } = await fixture.add();
    const edit = (version: number, title: string) =>
      fixture.world.call(editPost, { ...fixture.fields({ title }), id: body.id, version }, at());
    expect(body.updatedBy).toBeNull();
    const saved = await edit(1, "From the first one");
    expect(saved.body.updatedBy).toBe("Stella Staff");
    expect((await edit(1, "From the second one")).problem.error).toBe("edited_meanwhile");
    const newer = (await read(body.id)).body;
    expect(newer).toMatchObject({ version: 2, title: "From the first one", updatedBy: "Stella Staff" });
    expect(Date.parse(newer.updatedAt)).toBeGreaterThanOrEqual(Date.parse(newer.createdAt));
    expect((await edit(newer.version, "From the second one")).body.version).toBe(3);
  });
});
