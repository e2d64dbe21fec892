import { undoPublishPosts } from "@polyphon/contract/editorial/editorial.contract.ts";
import { listWorkflowPosts, readReview } from "@polyphon/contract/editorial/review.contract.ts";
import { assignPost, listPostAssignees } from "@polyphon/contract/editorial/thread.contract.ts";
import { listStaffNotices } from "@polyphon/contract/notifications/notifications.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EditorialFixture, openEditorialFixture } from "../../../../test/editorial/editorial-fixture.ts";
import { addStaff, type TestPerson } from "../../../../test/people.ts";

let fixture: EditorialFixture;
let colleague: TestPerson;
beforeAll(async () => {
  fixture = await openEditorialFixture();
  colleague = await fixture.person(userTypes.proofreader);
}, 60_000);
afterAll(() => fixture.world.close());

const assign = (id: number, accountId: number | null, by: TestPerson = fixture.proofreader) =>
  fixture.world.call(assignPost, { id, accountId }, { token: by.token });
const review = async (id: number, who: TestPerson) =>
  (await fixture.world.call(readReview, { id }, { token: who.token })).body;
const listed = async (who: TestPerson, assigned?: "mine" | "nobody") =>
  (
    await fixture.world.call(
      listWorkflowPosts,
      { view: "waiting", limit: 100, ...(assigned ? { assigned } : {}) },
      { token: who.token },
    )
  ).body.items.map(({ id }) => id);

describe("a post in a queue", { timeout: 60_000 }, () => {
  test("is assigned to oneself or a colleague of the same step, who is notified", async () => {
    const post = await fixture.submit();
    const { body } = await fixture.world.call(
      listPostAssignees,
      { id: post.id },
      { token: fixture.proofreader.token },
    );
    expect(body.items.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(
      [fixture.proofreader.id, colleague.id].toSorted((one, other) => one - other),
    );
    expect((await assign(post.id, fixture.proofreader.id)).status).toBe(200);
    expect((await review(post.id, fixture.proofreader)).assignee).toMatchObject({
      name: "Stella Staff",
      own: true,
    });
    expect((await assign(post.id, colleague.id)).status).toBe(200);
    expect((await review(post.id, fixture.proofreader)).assignee?.own).toBe(false);
    const notices = async () =>
      (
        await fixture.world.call(listStaffNotices, { limit: 50 }, { token: colleague.token })
      ).body.items.filter(({ kind }) => kind === "post-assigned");
    expect(await notices()).toMatchObject([
      { values: { title: post.title }, href: `/admin/proof-reader-posts?post=${post.id}` },
    ]);
    await assign(post.id, colleague.id);
    expect(await notices()).toHaveLength(1);
  });

  test("is found by who has it", async () => {
    const [mine, theirs, free] = [await fixture.submit(), await fixture.submit(), await fixture.submit()];
    await assign(mine.id, fixture.proofreader.id);
    await assign(theirs.id, colleague.id);
    const { proofreader } = fixture;
    expect(await listed(proofreader, "mine")).toContain(mine.id);
    expect(await listed(proofreader, "mine")).not.toContain(theirs.id);
    const nobodys = await listed(proofreader, "nobody");
    expect(nobodys).toContain(free.id);
    expect(nobodys).not.toContain(mine.id);
    expect(await listed(proofreader)).toEqual(expect.arrayContaining([mine.id, theirs.id, free.id]));
    await assign(mine.id, null);
    expect(await listed(proofreader, "nobody")).toContain(mine.id);
  });

  test("that is assigned can still be decided on by everybody whose turn it is, and the assignment ends then", async () => {
    const post = await fixture.submit();
    await assign(post.id, colleague.id);
    const before = await review(post.id, fixture.proofreader);
    expect(before.version).toBe(post.version);
    const approved = await fixture.take(fixture.proofreader, "APPROVE", before);
    expect(approved.status).toBe(200);
    expect((await review(post.id, fixture.chief)).assignee).toBeNull();
    const returned = await fixture.take(fixture.chief, "RETURN", approved.body);
    const again = await fixture.take(fixture.writer, "RESUBMIT", returned.body);
    expect(again.status).toBe(200);
    expect((await review(post.id, fixture.proofreader)).assignee).toBeNull();
  });

  test("is assigned to nobody of another step or category, and by nobody whose turn it is not", async () => {
    const post = await fixture.submit();
    const everywhere = await fixture.person(userTypes.proofreader, { categories: [] });
    for (const { id } of [fixture.chief, fixture.writer, fixture.employee])
      expect((await assign(post.id, id)).problem.error).toBe("assignee_not_possible");
    expect((await assign(post.id, everywhere.id)).status).toBe(200);
    expect((await assign(post.id, colleague.id, fixture.chief)).problem.error).toBe("workflow_refused");
    expect((await assign(post.id, colleague.id, fixture.writer)).problem.error).toBe("workflow_refused");
    const { body } = await fixture.world.call(
      listPostAssignees,
      { id: post.id },
      { token: fixture.chief.token },
    );
    expect(body.items).toEqual([]);
    const stranger = await fixture.person(userTypes.approver, { categories: [] });
    expect((await assign(post.id, stranger.id, stranger)).status).toBe(404);
  });

  test("shows a company's staff neither who has it nor who could", async () => {
    const post = await fixture.submit();
    await assign(post.id, colleague.id);
    const client = await addStaff(
      fixture.world,
      userTypes.corporateAdmin,
      ["list_wizard_post"],
      fixture.company,
    );
    const { status, body } = await fixture.world.call(readReview, { id: post.id }, { token: client.token });
    if (status === 200) expect(body.assignee).toBeNull();
    expect((await assign(post.id, colleague.id, client)).status).toBe(403);
    const asked = await fixture.world.call(listPostAssignees, { id: post.id }, { token: client.token });
    expect(asked.status).toBe(403);
  });

  test("gets its assignment back when its publication is undone", async () => {
    const post = await fixture.submit({}, fixture.readyWriter);
    await assign(post.id, fixture.approver.id, fixture.approver);
    await fixture.take(fixture.approver, "PUBLISH", post);
    await fixture.world.call(undoPublishPosts, { ids: [post.id] }, { token: fixture.approver.token });
    expect((await review(post.id, fixture.approver)).assignee?.own).toBe(true);
  });

  test("is nobody's once the account of whoever had it is gone", async () => {
    const post = await fixture.submit();
    const gone = await fixture.person(userTypes.proofreader);
    await assign(post.id, gone.id);
    await fixture.world.arrange((tx) => tx.client.query("delete from account where id = $1", [gone.id]));
    expect((await review(post.id, fixture.proofreader)).assignee).toBeNull();
  });
});
