import { addPost, editPost, readPost } from "@polyphon/contract/content/content.contract.ts";
import { bulkApprovePosts } from "@polyphon/contract/editorial/editorial.contract.ts";
import {
  listWorkflowPosts,
  readReview,
  readWorkflowCounts,
} from "@polyphon/contract/editorial/review.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EditorialFixture, openEditorialFixture } from "../../../../test/editorial/editorial-fixture.ts";
import { addCategory, addCompany, addStaff } from "../../../../test/people.ts";

let fixture: EditorialFixture;
beforeAll(async () => {
  fixture = await openEditorialFixture();
}, 60_000);
afterAll(() => fixture.world.close());

const review = (id: number, token: string) => fixture.world.call(readReview, { id }, { token });
const listed = async (token: string, view: "waiting" | "moving") =>
  (await fixture.world.call(listWorkflowPosts, { view, limit: 100 }, { token })).body.items.map(
    ({ id }) => id,
  );

describe("an editor", { timeout: 60_000 }, () => {
  const edit = (post: { id: number; version: number; title: string }, token: string) =>
    fixture.world.call(
      editPost,
      { ...fixture.fields({ title: post.title }), id: post.id, version: post.version },
      { token },
    );

  test("edits a post only while it waits for that editor", async () => {
    const post = await fixture.submit();
    expect((await edit(post, fixture.writer.token)).status).not.toBe(200);
    expect((await edit(post, fixture.chief.token)).status).not.toBe(200);
    const edited = await edit(post, fixture.proofreader.token);
    expect(edited.status).toBe(200);
    const approved = await fixture.take(fixture.proofreader, "APPROVE", edited.body);
    expect(approved.status).toBe(200);
    const late = await edit({ ...post, version: approved.body.version }, fixture.proofreader.token);
    expect(late.problem.error).toBe("workflow_refused");
    const mine = await fixture.world.call(readPost, { id: post.id }, { token: fixture.chief.token });
    expect(mine.body.can.edit).toBe(true);
    const theirs = await fixture.world.call(readPost, { id: post.id }, { token: fixture.proofreader.token });
    expect(theirs.body.can.edit).toBe(false);
  });

  test("sees as an approver only posts of the assigned categories [C6-40] [C1-06] [A6-13]", async () => {
    const elsewhere = await addCategory(fixture.world, [fixture.company]);
    const other = await fixture.person(userTypes.approver, { categories: [elsewhere] });
    const post = await fixture.submit({}, fixture.readyWriter);
    expect(await listed(other.token, "waiting")).not.toContain(post.id);
    expect((await review(post.id, other.token)).status).toBe(404);
    expect((await fixture.take(other, "PUBLISH", post)).status).toBe(404);
    expect((await fixture.take(fixture.approver, "PUBLISH", post)).status).toBe(200);
    const none = await fixture.person(userTypes.approver, { categories: [] });
    expect(await listed(none.token, "waiting")).toEqual([]);
  });

  test("of a company sees no post of another company", async () => {
    const post = await fixture.submit();
    const stranger = await addStaff(
      fixture.world,
      userTypes.corporateAdmin,
      ["list_wizard_post"],
      await addCompany(fixture.world),
    );
    expect((await review(post.id, stranger.token)).status).toBe(404);
    expect((await fixture.take(stranger, "APPROVE", post)).status).toBe(404);
  });

  test("moves several posts on at once and learns which were not waiting", async () => {
    const [one, two, three] = [await fixture.submit(), await fixture.submit(), await fixture.submit()];
    await fixture.take(fixture.proofreader, "APPROVE", three);
    const { body } = await fixture.world.call(
      bulkApprovePosts,
      { ids: [one.id, two.id, three.id] },
      { token: fixture.proofreader.token },
    );
    expect(body.done).toEqual([one.id, two.id]);
    expect(body.refused).toEqual([{ id: three.id, description: expect.stringMatching(/this step/) }]);
    expect((await fixture.row(one.id)).status).toBe("IN_APPROVAL");
  });
});

describe("a writer", { timeout: 60_000 }, () => {
  test("writes only in the assigned categories [C1-08] [A6-14]", async () => {
    const elsewhere = await addCategory(fixture.world, [fixture.company]);
    const answer = await fixture.add({ categoryId: elsewhere }, fixture.writer);
    expect([answer.status, answer.problem.error]).toEqual([403, "category_not_assigned"]);
  });

  test("sees only their own posts", async () => {
    const other = await fixture.person(userTypes.writer);
    const post = await fixture.submit();
    expect((await review(post.id, other.token)).status).toBe(404);
    expect(await listed(other.token, "moving")).toEqual([]);
    expect(await listed(fixture.writer.token, "moving")).toContain(post.id);
  });

  test("is the only one to add a post: staff who only review are refused", async () => {
    const { world, fields, person } = fixture;
    const judge = await person(userTypes.proofreader);
    await world.arrange((tx) =>
      tx.client.query(
        "insert into role_permission (role_id, permission_key) select role_id, 'add_post' from role_assignment where account_id = $1",
        [judge.id],
      ),
    );
    const answer = await world.call(addPost, fields(), { token: judge.token });
    expect([answer.status, answer.problem.error]).toEqual([409, "workflow_refused"]);
  });
});

describe("a queue", { timeout: 60_000 }, () => {
  test("shows writer, proofreader, Editor-in-Chief and approver their own posts and counts [C7-07] [A7-24] [C2-03]", async () => {
    const fresh = await openEditorialFixture();
    try {
      const { world, writer, proofreader, chief, approver, take, submit } = fresh;
      await submit();
      const second = await submit();
      const third = await submit();
      await take(proofreader, "REJECT", second);
      const proofread = await take(proofreader, "APPROVE", third);
      await take(chief, "APPROVE", proofread.body);
      const counts = await Promise.all(
        [writer, proofreader, chief, approver].map(
          async ({ token }) => (await world.call(readWorkflowCounts, {}, { token })).body.waiting,
        ),
      );
      expect(counts).toEqual([1, 1, 0, 1]);
      const page = await world.call(listWorkflowPosts, { limit: 2 }, { token: chief.token });
      const rest = await world.call(
        listWorkflowPosts,
        { limit: 2, after: page.body.next ?? "" },
        { token: chief.token },
      );
      const ids = [...page.body.items, ...rest.body.items].map(({ id }) => id);
      expect(new Set(ids).size).toBe(3);
      expect(rest.body.next).toBeNull();
    } finally {
      await fresh.world.close();
    }
  });
});
