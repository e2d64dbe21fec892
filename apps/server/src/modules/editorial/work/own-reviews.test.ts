import { readDue } from "@polyphon/contract/insights/due.contract.ts";
import { listMyReviews, listReturnedPosts, readMyWork } from "@polyphon/contract/editorial/work.contract.ts";
import { listWorkflowPosts } from "@polyphon/contract/editorial/review.contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EditorialFixture, openEditorialFixture } from "../../../../test/editorial/editorial-fixture.ts";
import type { TestPerson } from "../../../../test/people.ts";

let fixture: EditorialFixture;
beforeAll(async () => {
  fixture = await openEditorialFixture();
}, 60_000);
afterAll(() => fixture.world.close());

const returnedTo = async ({ token }: TestPerson) =>
  (await fixture.world.call(listReturnedPosts, {}, { token })).body;
const reviewsOf = async ({ token }: TestPerson) =>
  (await fixture.world.call(listMyReviews, { limit: 100 }, { token })).body;
const dueOf = async ({ token }: TestPerson) =>
  new Map(
    (await fixture.world.call(readDue, {}, { token })).body.items.map((item) => [item.card as string, item]),
  );

test("a returned post comes back to its writer with the reason, and after the change to whoever returned it", async () => {
  const { writer, proofreader, readyWriter } = fixture;
  const post = await fixture.submit();
  const returned = await fixture.take(proofreader, "REJECT", post, { reason: "Name the source." });
  const { items, more } = await returnedTo(writer);
  expect(more).toBe(false);
  expect(items).toMatchObject([
    { id: post.id, reason: "Name the source.", voices: ["VOICE_1"], backAt: null },
  ]);
  expect((await returnedTo(readyWriter)).items).toEqual([]);
  expect((await returnedTo(proofreader)).items).toEqual([]);
  await fixture.take(writer, "RESUBMIT", returned.body);
  expect((await returnedTo(writer)).items).toEqual([]);
  const [back] = (await returnedTo(proofreader)).items;
  expect(back).toMatchObject({ id: post.id, reason: "Name the source." });
  expect(back?.backAt).not.toBe(null);
});

test("an editor's decisions of the week are counted and listed, nobody else's", async () => {
  const { chief, proofreader } = fixture;
  const before = await reviewsOf(proofreader);
  const first = await fixture.take(proofreader, "APPROVE", await fixture.submit());
  await fixture.take(proofreader, "REJECT", await fixture.submit());
  const { items, approved, returned } = await reviewsOf(proofreader);
  expect([approved, returned]).toEqual([before.approved + 1, before.returned + 1]);
  expect(items.slice(0, 2).map(({ action }) => action)).toEqual(["REJECT", "APPROVE"]);
  expect(items).toHaveLength(approved + returned);
  expect((await reviewsOf(chief)).items).toEqual([]);
  expect(items.map(({ postId }) => postId)).toContain(first.body.id);
});

test("the post that has waited longest is named, since its last step", async () => {
  const { approver, proofreader, chief } = fixture;
  expect((await dueOf(approver)).get("oldestPost")).toMatchObject({ count: 0, oldest: null });
  const post = await fixture.submit();
  const proofread = await fixture.take(proofreader, "APPROVE", post);
  await fixture.take(chief, "APPROVE", proofread.body);
  const { oldest } = (await dueOf(approver)).get("oldestPost") ?? {};
  expect(oldest).toMatchObject({ id: post.id, title: post.title });
});

test("a writer's target and the posts planned for this week are those of the screens behind them", async () => {
  const { writer, proofreader } = fixture;
  const target = (await dueOf(writer)).get("weeklyTarget");
  const work = await fixture.world.call(readMyWork, {}, { token: writer.token });
  expect([target?.count, target?.target]).toEqual([work.body.weeks[0]?.submitted, work.body.target]);
  const { body } = await fixture.world.call(readDue, {}, { token: proofreader.token });
  const listed = await fixture.world.call(
    listWorkflowPosts,
    { waiting: "true", week: body.week, limit: 100 },
    { token: proofreader.token },
  );
  const planned = body.items.find(({ card }) => card === "plannedPosts");
  expect(planned?.count).toBe(listed.body.items.length);
});
