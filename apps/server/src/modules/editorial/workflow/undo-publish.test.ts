import { featurePost } from "@polyphon/contract/content/post/staff-post.contract.ts";
import { readFrontPost } from "@polyphon/contract/content/content.contract.ts";
import { bulkApprovePosts, undoPublishPosts } from "@polyphon/contract/editorial/editorial.contract.ts";
import { readReview } from "@polyphon/contract/editorial/review.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { sharePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EditorialFixture, openEditorialFixture } from "../../../../test/editorial/editorial-fixture.ts";
import { copies } from "../../../../test/sharing/share-inputs.ts";
import { connectEverything } from "../../../../test/sharing/shares.ts";
import { until } from "../../../../test/until.ts";
import { addCompany, addStaff, type TestPerson } from "../../../../test/people.ts";

let fixture: EditorialFixture;
beforeAll(async () => {
  fixture = await openEditorialFixture();
}, 60_000);
afterAll(() => fixture.world.close());

const sql = (text: string, values: unknown[] = []) =>
  fixture.world.arrange((tx) => tx.client.query(text, values));
const soon = () => new Date(Date.now() - 86_400_000).toISOString();

async function published(who = fixture.approver) {
  const waiting = await fixture.submit({}, fixture.readyWriter);
  const { rows } = await sql("select publish_at from post where id = $1", [waiting.id]);
  const { body, status } = await fixture.take(who, "PUBLISH", waiting);
  if (status !== 200) throw new Error("not published");
  return { ...body, before: waiting, publishAt: (rows[0] as { publish_at: Date }).publish_at };
}

const undo = (ids: number[], who: TestPerson = fixture.approver, options = {}) =>
  fixture.world.call(undoPublishPosts, { ids }, { token: who.token, ...options });
const reasons = async (id: number, who?: TestPerson) =>
  (await undo([id], who)).body.refused.map(({ description }) => description);

const share = (postId: number) =>
  fixture.world.arrange((tx) =>
    tx.client.query(
      `insert into share (company_id, user_id, post_id, network, voice, text, due_at, state)
       values ($1, $2, $3, 'LINKEDIN', 'VOICE_1', 'planned', now() + interval '1 day', 'CANCELLED')`,
      [fixture.company, fixture.employee.id, postId],
    ),
  );

describe("undoing a publication", { timeout: 60_000 }, () => {
  test("takes the post back to exactly what it was, and it can be published again", async () => {
    const { id, before, publishAt } = await published();
    expect((await undo([id])).body).toEqual({ done: [id], refused: [] });
    const { rows } = await sql("select status, publish_at from post where id = $1", [id]);
    expect(rows).toEqual([{ status: "READY_TO_PUBLISH", publish_at: publishAt }]);
    const seen = await fixture.world.call(readFrontPost, { id }, { token: fixture.employee.token });
    expect(seen.status).toBe(404);
    const { body } = await fixture.world.call(readReview, { id }, { token: fixture.approver.token });
    expect(body.history.map(({ action }) => action)).toEqual(["SUBMIT"]);
    expect(body.can.steps).toContain("PUBLISH");
    expect(body.title).toBe(before.title);
    expect((await fixture.take(fixture.approver, "PUBLISH", body)).status).toBe(200);
  });

  test("takes back a time that publishing moved to the moment", async () => {
    const waiting = await fixture.submit({}, fixture.readyWriter);
    await sql("update post set publish_at = $2 where id = $1", [waiting.id, soon()]);
    const before = await sql("select publish_at from post where id = $1", [waiting.id]);
    await fixture.take(fixture.approver, "PUBLISH", waiting);
    const moved = await sql("select publish_at from post where id = $1", [waiting.id]);
    expect(moved.rows).not.toEqual(before.rows);
    await undo([waiting.id]);
    expect((await sql("select publish_at from post where id = $1", [waiting.id])).rows).toEqual(before.rows);
  });

  test("takes it out of the processing queues again, unless a company has decided about it", async () => {
    await sql("update company set domain_content_quota = true where id = $1", [fixture.company]);
    const waits = async (id: number) =>
      (await sql("select from processing_item where post_id = $1", [id])).rowCount;
    const [one, other] = [await published(), await published()];
    expect(await waits(one.id)).toBe(1);
    await undo([one.id]);
    expect(await waits(one.id)).toBe(0);
    await sql("update processing_item set outcome = 'TAKEN', decided_at = now() where post_id = $1", [
      other.id,
    ]);
    expect(await reasons(other.id)).toEqual([expect.stringMatching(/has changed/)]);
    await sql("update company set domain_content_quota = false where id = $1", [fixture.company]);
  });

  test("works once for a double click", async () => {
    const { id } = await published();
    const key = crypto.randomUUID();
    const same = await Promise.all([1, 2].map(() => undo([id], undefined, { idempotencyKey: key })));
    expect(same.some(({ status }) => status === 200)).toBe(true);
    const { id: second } = await published();
    const both = await Promise.all([undo([second]), undo([second])]);
    expect(both.filter(({ body }) => body.done.length === 1)).toHaveLength(1);
    expect(await fixture.row(second)).toMatchObject({ status: "READY_TO_PUBLISH", steps: 1 });
  });

  test("is refused once a share exists, also one that was cancelled", async () => {
    const { id } = await published();
    await share(id);
    expect(await reasons(id)).toEqual([expect.stringMatching(/already shared or scheduled/)]);
    expect((await fixture.row(id)).status).toBe("PUBLISHED");
  });

  test("makes a share that began at the same moment wait, and refuses it then", async () => {
    const { id } = await published();
    await connectEverything(fixture.world, fixture.employee);
    const input = {
      postId: id,
      voiceTypeEnum: "VOICE_1" as const,
      postSocialShareNetworks: copies("LINKEDIN"),
    };
    const sharing = fixture.world.arrange(async (tx) => {
      await tx.client.query("update post set status = 'READY_TO_PUBLISH' where id = $1", [id]);
      await tx.client.query("select from post where id = $1 for update", [id]);
      const call = fixture.world.call(sharePost, input, { token: fixture.employee.token });
      const waits = "select from pg_locks where not granted and locktype in ('transactionid', 'tuple')";
      await until(
        () => tx.client.query(waits),
        ({ rowCount }) => rowCount === 1,
      );
      return { call };
    });
    expect((await (await sharing).call).status).toBe(404);
    expect((await sql("select from share where post_id = $1", [id])).rowCount).toBe(0);
  });

  test("is refused to another person, too late, and after a change", async () => {
    const colleague = await fixture.person(userTypes.approver);
    const { id } = await published();
    expect(await reasons(id, colleague)).toEqual([expect.stringMatching(/Only the person/)]);
    await fixture.world.call(
      featurePost,
      { id, featuredUntil: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10) },
      { token: fixture.provider.token },
    );
    expect(await reasons(id)).toEqual([expect.stringMatching(/has changed/)]);
    const late = await published();
    await sql("update post_transition set at = at - interval '3 minutes' where post_id = $1", [late.id]);
    expect(await reasons(late.id)).toEqual([expect.stringMatching(/too late/)]);
    const killed = await published();
    await sql("update post set killed_at = now() where id = $1", [killed.id]);
    expect(await reasons(killed.id)).toEqual([expect.stringMatching(/has changed/)]);
  });

  test("finds no post of other categories or companies", async () => {
    const { id } = await published();
    const elsewhere = await fixture.person(userTypes.approver, { categories: [] });
    expect((await undo([id], elsewhere)).status).toBe(404);
    const stranger = await addStaff(
      fixture.world,
      userTypes.corporateAdmin,
      ["list_wizard_post"],
      await addCompany(fixture.world),
    );
    expect((await undo([id], stranger)).status).toBe(404);
  });

  test("takes back a whole set that was published at once, and names what stays published", async () => {
    const waiting = [
      await fixture.submit({}, fixture.readyWriter),
      await fixture.submit({}, fixture.readyWriter),
      await fixture.submit({}, fixture.readyWriter),
    ];
    const ids = waiting.map(({ id }) => id);
    const { body } = await fixture.world.call(bulkApprovePosts, { ids }, { token: fixture.approver.token });
    expect(body.published).toEqual(ids);
    await share(ids[1] ?? 0);
    const undone = await undo(ids);
    expect(undone.body.done).toEqual([ids[0], ids[2]]);
    expect(undone.body.refused.map(({ id }) => id)).toEqual([ids[1]]);
  });

  test("is offered for nothing that an editor has only approved", async () => {
    const post = await fixture.submit();
    const { body } = await fixture.world.call(
      bulkApprovePosts,
      { ids: [post.id] },
      { token: fixture.proofreader.token },
    );
    expect(body).toEqual({ done: [post.id], refused: [], published: [] });
    expect(await reasons(post.id, fixture.proofreader)).toEqual([expect.stringMatching(/this step/)]);
  });
});
