import {
  addPost,
  editPost,
  listPosts,
  readFrontPost,
  readPost,
} from "@polyphon/contract/content/content.contract.ts";
import {
  duplicatePost,
  duplicatePosts,
  featurePost,
  massUpdatePosts,
  readPostToDuplicate,
  removePost,
  removePosts,
} from "@polyphon/contract/content/post/staff-post.contract.ts";
import { bulkApprovePosts } from "@polyphon/contract/editorial/editorial.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCategory, addStaff, type TestPerson } from "../../../../test/people.ts";
import { openPostFixture, type PostFixture } from "../../../../test/content/post-fixture.ts";

let fixture: PostFixture & { readonly approver: TestPerson };

beforeAll(async () => {
  const opened = await openPostFixture();
  const approver = await addStaff(opened.world, userTypes.approver, ["list_wizard_post"]);
  await opened.world.arrange((tx) =>
    tx.client.query(
      `insert into role_assignment_category (assignment_id, category_id)
       select id, $2 from role_assignment where account_id = $1`,
      [approver.id, opened.category],
    ),
  );
  fixture = { ...opened, approver };
});
afterAll(() => fixture.world.close());

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const at = (person: TestPerson = fixture.provider, language = "en") => ({ token: person.token, language });
const read = async (id: number) => fixture.world.call(readPost, { id }, at());

/** As if somebody had shared it: deleting checks nothing but this row. */
async function share(postId: number): Promise<void> {
  await fixture.world.arrange((tx) =>
    tx.client.query(
      `insert into share (company_id, user_id, post_id, network, voice, text, due_at, state, attempt, shared_at)
       values ($1, $2, $3, 'LINKEDIN', 'VOICE_1', 'shared', now(), 'SHARED', 1, now())`,
      [fixture.company, fixture.employee.id, postId],
    ),
  );
}

/** One that its writer submitted and the Editor-in-Chief approved. */
async function waitingPost(): Promise<number> {
  const { body } = await fixture.add();
  await fixture.world.arrange((tx) =>
    tx.client.query("update post set status = 'APPROVED_BY_EDITOR_IN_CHIEF' where id = $1", [body.id]),
  );
  return body.id;
}

describe("a post", () => {
  test("is duplicated as it is, or as the form changed it", async () => {
    const { body: first } = await fixture.add({ serialNumber: 800_001, frontPageNews: true, notes: "Keep" });
    expect((await fixture.world.call(readPostToDuplicate, { id: first.id }, at())).body.title).toBe(
      first.title,
    );
    const changed = await fixture.world.call(
      duplicatePost,
      { ...fixture.fields({ title: "A copy with another title" }), id: first.id },
      at(),
    );
    expect([changed.status, changed.body.title, changed.body.id === first.id]).toEqual([
      200,
      "A copy with another title",
      false,
    ]);
    const { body } = await fixture.world.call(duplicatePosts, { ids: [first.id, 9_999_999] }, at());
    expect([body.done, body.refused.map(({ id }) => id)]).toEqual([[first.id], [9_999_999]]);
    const list = await fixture.world.call(listPosts, { search: first.title }, at());
    expect(list.body.items).toHaveLength(2);
    const copy = await read(list.body.items.find(({ id }) => id !== first.id)?.id ?? 0);
    expect(copy.body).toMatchObject({ notes: "Keep", serialNumber: null, frontPageNews: false, version: 1 });
  });

  test("is deleted while nobody has shared it, and stays when somebody has", async () => {
    const [{ body: fresh }, { body: shared }] = [await fixture.add(), await fixture.add()];
    await share(shared.id);
    expect((await fixture.world.call(removePost, { id: fresh.id }, at())).status).toBe(200);
    expect((await read(fresh.id)).status).toBe(404);
    const kept = await fixture.world.call(removePost, { id: shared.id }, at());
    expect([kept.status, kept.problem.error]).toEqual([409, "in_use"]);
    const several = await fixture.world.call(
      removePosts,
      { ids: [shared.id, (await fixture.add()).body.id] },
      at(),
    );
    expect([several.body.done.length, several.body.refused.map(({ id }) => id)]).toEqual([1, [shared.id]]);
    expect((await read(shared.id)).status).toBe(200);
  });

  test("of the provider is not a company's to delete, feature or change", async () => {
    const { body } = await fixture.add();
    const tried = [
      await fixture.world.call(removePost, { id: body.id }, at(fixture.corporate)),
      await fixture.world.call(featurePost, { id: body.id, featuredUntil: day(5) }, at(fixture.corporate)),
    ];
    for (const { status } of tried) expect([403, 404]).toContain(status);
    const { body: mass } = await fixture.world.call(
      massUpdatePosts,
      { ids: [body.id, (await fixture.add({}, fixture.corporate)).body.id], change: { source: "LOCAL" } },
      at(fixture.corporate),
    );
    expect(mass.refused.map(({ id }) => id)).toEqual([body.id]);
    expect((await read(body.id)).body.source).toBe(body.source);
  });

  test("that does not exist has another message than several that do not [C8-05] [C8-06]", async () => {
    const id = 9_999_999;
    expect((await read(id)).problem.description).toBe("Post id not found");
    const edited = await fixture.world.call(editPost, { ...fixture.fields(), id, version: 1 }, at());
    expect(edited.problem.description).toBe("Post id not found");
    for (const answer of [
      await fixture.world.call(removePosts, { ids: [id] }, at()),
      await fixture.world.call(duplicatePosts, { ids: [id] }, at()),
      await fixture.world.call(massUpdatePosts, { ids: [id], change: { source: "LOCAL" } }, at()),
    ])
      expect([answer.status, answer.problem.description]).toEqual([404, "Post(s) not found"]);
  });

  test("has five permissions: to list, add, edit, view and duplicate [C6-09]", async () => {
    const { body } = await fixture.add();
    const calls = {
      list_post: (person: TestPerson) => fixture.world.call(listPosts, {}, at(person)),
      add_post: (person: TestPerson) => fixture.world.call(addPost, fixture.fields(), at(person)),
      edit_post: (person: TestPerson) =>
        fixture.world.call(editPost, { ...fixture.fields(), id: body.id, version: 99 }, at(person)),
      view_post: (person: TestPerson) => fixture.world.call(readPost, { id: body.id }, at(person)),
      duplicate_post: (person: TestPerson) =>
        fixture.world.call(duplicatePost, { ...fixture.fields(), id: body.id }, at(person)),
    } as const;
    for (const key of Object.keys(calls) as (keyof typeof calls)[]) {
      const holder = await addStaff(fixture.world, userTypes.subAdmin, [key]);
      for (const [name, call] of Object.entries(calls))
        expect([key, name, (await call(holder)).status === 403]).toEqual([key, name, name !== key]);
    }
  });
});

describe("calls", () => {
  test("exist to add, list, edit, delete, duplicate and change the status of a post [C7-03]", async () => {
    const { body: added } = await fixture.add();
    const listed = await fixture.world.call(listPosts, { search: added.title }, at());
    expect(listed.body.items.map(({ id }) => id)).toEqual([added.id]);
    const title = `${added.title} again`;
    const edited = await fixture.world.call(
      editPost,
      { ...fixture.fields({ title }), id: added.id, version: 1 },
      at(),
    );
    expect(edited.body.title).toBe(title);
    const copy = await fixture.world.call(duplicatePost, { ...fixture.fields(), id: added.id }, at());
    expect((await fixture.world.call(removePost, { id: copy.body.id }, at())).status).toBe(200);
    const waiting = await waitingPost();
    const approved = await fixture.world.call(bulkApprovePosts, { ids: [waiting] }, at(fixture.approver));
    expect(approved.body.done).toEqual([waiting]);
    expect((await read(waiting)).body.status).toBe("PUBLISHED");
  });

  test("exist for many posts: mass update, duplicate list, bulk approve and the feature toggle [C7-05]", async () => {
    const ids = [(await fixture.add()).body.id, (await fixture.add()).body.id];
    const changed = await fixture.world.call(massUpdatePosts, { ids, change: { language: "DUTCH" } }, at());
    expect(changed.body.done).toEqual(ids);
    expect((await fixture.world.call(duplicatePosts, { ids }, at())).body.done).toEqual(ids);
    const waiting = [await waitingPost(), await waitingPost()];
    const approved = await fixture.world.call(bulkApprovePosts, { ids: waiting }, at(fixture.approver));
    expect(approved.body.done).toEqual(waiting);
    for (const id of ids)
      expect(
        (await fixture.world.call(featurePost, { id, featuredUntil: day(4) }, at())).body.featuredUntil,
      ).toBe(day(4));
  });
});

describe("featuring", () => {
  test("is switched on until a day and off again, with one click or two [C4-30]", async () => {
    const { body } = await fixture.add();
    const turn = (featuredUntil: string | null) =>
      fixture.world.call(featurePost, { id: body.id, featuredUntil }, at());
    for (let press = 0; press < 2; press += 1) expect((await turn(day(5))).body.featuredUntil).toBe(day(5));
    expect((await read(body.id)).body.version).toBe(2);
    const seen = await fixture.world.call(readFrontPost, { id: body.id }, at(fixture.employee));
    expect(seen.body.featured).toBe(true);
    expect((await turn(null)).body.featuredUntil).toBeNull();
    expect(
      (await fixture.world.call(readFrontPost, { id: body.id }, at(fixture.employee))).body.featured,
    ).toBe(false);
  });

  test("is refused with a message when the post's dates do not allow it [C8-08]", async () => {
    const { body } = await fixture.add({ endsOn: day(3) });
    for (const featuredUntil of [day(-1), day(0), day(3), day(9)]) {
      const refused = await fixture.world.call(featurePost, { id: body.id, featuredUntil }, at());
      expect([refused.status, refused.problem.description]).toEqual([
        422,
        "Error occured during update the feature post status",
      ]);
    }
    expect((await fixture.world.call(featurePost, { id: body.id, featuredUntil: day(2) }, at())).status).toBe(
      200,
    );
  });
});

describe("a mass update", () => {
  test("changes the named fields, leaves the rest, and reports which posts could not be changed", async () => {
    const strict = await addCategory(fixture.world, [fixture.company]);
    await fixture.world.arrange((tx) =>
      tx.client.query("update category set utm_mandatory = true where id = $1", [strict]),
    );
    const [{ body: named }, { body: nameless }] = [
      await fixture.add({ campaignName: "autumn", notes: "Mine" }),
      await fixture.add(),
    ];
    const ids = [named.id, nameless.id, 9_999_999];
    const { body } = await fixture.world.call(
      massUpdatePosts,
      { ids, change: { categoryId: strict, language: "GERMAN" } },
      at(),
    );
    expect([body.done, body.refused.map(({ id }) => id)]).toEqual([[named.id], [nameless.id, 9_999_999]]);
    expect((await read(named.id)).body).toMatchObject({
      categoryId: strict,
      language: "GERMAN",
      notes: "Mine",
      campaignName: "autumn",
      version: 2,
      publishAt: named.publishAt,
    });
    expect((await read(nameless.id)).body).toMatchObject({ categoryId: fixture.category, version: 1 });
    const empty = await fixture.world.call(massUpdatePosts, { ids, change: {} }, at());
    expect(empty.problem.code).toBe(10012);
  });
});
