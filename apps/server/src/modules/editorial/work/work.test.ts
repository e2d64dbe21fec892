import {
  listBillableWork,
  listWritersWork,
  readEicDashboard,
  readMyWork,
} from "@polyphon/contract/editorial/work.contract.ts";
import { userTypes } from "@polyphon/contract/permissions.ts";
import { plannedWeeks } from "@polyphon/rules/editorial/work/week-plan.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EditorialFixture, openEditorialFixture } from "../../../../test/editorial/editorial-fixture.ts";
import { addCategory } from "../../../../test/people.ts";

let fixture: EditorialFixture;
const sql = (text: string, values: unknown[] = []) =>
  fixture.world.arrange((tx) => tx.client.query(text, values));

beforeAll(async () => {
  fixture = await openEditorialFixture();
  await sql(
    "insert into curator_code (code, curated_cents, original_cents, local_cents) values ('TH900', 1250, 4800, 3200)",
  );
}, 60_000);
afterAll(() => fixture.world.close());

const billable = (token: string, month?: string) =>
  fixture.world.call(listBillableWork, { limit: 100, ...(month === undefined ? {} : { month }) }, { token });

async function approved(source: "CURATED" | "ORIGINAL" | "LOCAL" = "CURATED") {
  const post = await fixture.submit({ source });
  const proofread = await fixture.take(fixture.proofreader, "APPROVE", post);
  const { body } = await fixture.take(fixture.chief, "APPROVE", proofread.body);
  return body;
}

describe("billable work", { timeout: 60_000 }, () => {
  test("is what the Editor-in-Chief approved or rejected as billable, at the rate of its kind [C2-04]", async () => {
    const before = (await billable(fixture.writer.token)).body.total;
    const waiting = await fixture.submit();
    const curated = await approved("CURATED");
    const original = await approved("ORIGINAL");
    const local = await approved("LOCAL");
    const proofread = await fixture.take(fixture.proofreader, "APPROVE", await fixture.submit());
    const rejected = await fixture.take(fixture.chief, "REJECT_BILLABLE", proofread.body);
    expect(rejected.body.status).toBe("REJECTED_BILLABLE_BY_EDITOR_IN_CHIEF");
    const { body } = await billable(fixture.writer.token);
    const cents = new Map(body.items.map((one) => [one.id, one.cents]));
    expect([curated, original, local, rejected.body].map(({ id }) => cents.get(id))).toEqual([
      1250, 4800, 3200, 1250,
    ]);
    expect(cents.has(waiting.id)).toBe(false);
    expect(body.total).toEqual({ posts: before.posts + 4, cents: before.cents + 1250 + 4800 + 3200 + 1250 });
  });

  test("keeps the price of its day, and is paid once", async () => {
    const post = await approved();
    await sql("update curator_code set curated_cents = 9999 where code = 'TH900'");
    const published = await fixture.take(fixture.approver, "PUBLISH", post);
    expect(published.status).toBe(200);
    await sql("update curator_code set curated_cents = 1250 where code = 'TH900'");
    const rows = (await billable(fixture.writer.token)).body.items.filter(({ id }) => id === post.id);
    expect(rows).toMatchObject([{ cents: 1250, curatorCode: "TH900", status: "PUBLISHED" }]);
  });

  test("of a writer who is ready to publish begins when the post is submitted, and remains when it is returned", async () => {
    const post = await fixture.submit({}, fixture.readyWriter);
    await fixture.take(fixture.approver, "RETURN", post);
    const { body } = await billable(fixture.readyWriter.token);
    expect(body.items.map(({ id }) => id)).toContain(post.id);
  });

  test("is visible only to its writer and to whoever leads the writers", async () => {
    const post = await approved();
    const other = await fixture.person(userTypes.writer);
    expect((await billable(other.token)).body).toMatchObject({ items: [], total: { posts: 0, cents: 0 } });
    expect((await billable(fixture.chief.token)).body.items.map(({ id }) => id)).toContain(post.id);
  });

  test("is paged by key and filtered by month", async () => {
    const { token } = fixture.writer;
    const all = (await billable(token)).body.items.map(({ id }) => id);
    const found: number[] = [];
    let after: string | undefined;
    do {
      const { body } = await fixture.world.call(
        listBillableWork,
        { limit: 2, ...(after === undefined ? {} : { after }) },
        { token },
      );
      found.push(...body.items.map(({ id }) => id));
      after = body.next ?? undefined;
    } while (after !== undefined);
    expect(found).toEqual(all);
    expect((await billable(token, "2020-01")).body.items).toEqual([]);
  });
});

describe("a writer's work", { timeout: 60_000 }, () => {
  test("is measured against the weekly target, by week [A6-15] [C1-09] [C2-04]", async () => {
    const writer = await fixture.person(userTypes.writer, { target: 3, code: "TH900" });
    const first = await fixture.submit({}, writer);
    await fixture.submit({}, writer);
    await fixture.take(fixture.proofreader, "REJECT", first);
    const { body } = await fixture.world.call(readMyWork, {}, { token: writer.token });
    expect(body).toMatchObject({ target: 3, curatorCode: "TH900" });
    expect(body.weeks).toHaveLength(8);
    expect(body.weeks[0]).toMatchObject({ submitted: 2, judged: 1, rejected: 1, billable: 0, cents: 0 });
    expect(body.weeks[1]).toMatchObject({ submitted: 0 });
    await sql("update post_work set submitted_at = submitted_at - interval '7 days' where post_id = $1", [
      first.id,
    ]);
    const later = await fixture.world.call(readMyWork, {}, { token: writer.token });
    expect(later.body.weeks.slice(0, 2).map(({ submitted }) => submitted)).toEqual([1, 1]);
  });

  test("is listed beside that of all writers for the Editor-in-Chief, and alone for a writer [C2-04]", async () => {
    const everybody = await fixture.world.call(
      listWritersWork,
      { limit: 100 },
      { token: fixture.chief.token },
    );
    const ids = everybody.body.items.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([fixture.writer.id, fixture.readyWriter.id]));
    expect(everybody.body.items.find(({ id }) => id === fixture.readyWriter.id)?.readyToPublish).toBe(true);
    const own = await fixture.world.call(listWritersWork, {}, { token: fixture.writer.token });
    expect(own.body.items.map(({ id }) => id)).toEqual([fixture.writer.id]);
  });
});

describe("the dashboard of the Editor-in-Chief", { timeout: 60_000 }, () => {
  const dashboard = async (token: string) => (await fixture.world.call(readEicDashboard, {}, { token })).body;

  test("plans this week and three ahead by category, with available, returned and open posts [C1-05] [C4-10]", async () => {
    const category = await addCategory(fixture.world, [fixture.company]);
    await sql("update category set content_quota = 4, due_day = 'WEDNESDAY', lead_weeks = 0 where id = $1", [
      category,
    ]);
    const [writer, proofreader, chief] = [
      await fixture.person(userTypes.writer, { categories: [category] }),
      await fixture.person(userTypes.proofreader, { categories: [category] }),
      await fixture.person(userTypes.editorInChief, { categories: [category] }),
    ];
    const weeks = plannedWeeks(new Date().toISOString().slice(0, 10));
    const inWeek = (at: number) => ({ categoryId: category, publishAt: `${weeks[at]}T23:00:00.000Z` });
    await fixture.submit(inWeek(1), writer);
    const back = await fixture.submit(inWeek(1), writer);
    await fixture.take(proofreader, "REJECT", back);
    const third = await fixture.submit(inWeek(3), writer);
    const proofread = await fixture.take(proofreader, "APPROVE", third);
    await fixture.take(chief, "APPROVE", proofread.body);
    const found = await dashboard(chief.token);
    expect(found.weeks).toEqual(weeks);
    expect(found.categories).toHaveLength(1);
    expect(found.categories[0]).toMatchObject({ id: category, quota: 4, dueDay: "WEDNESDAY" });
    expect(found.categories[0]?.cells).toMatchObject([
      { week: weeks[0], published: 0, approved: 0, inReview: 0, back: 0, open: 4 },
      { week: weeks[1], inReview: 1, back: 1, open: 3 },
      { week: weeks[2], open: 4 },
      { week: weeks[3], approved: 1, open: 3 },
    ]);
  });

  test("alerts when more than 30 % of the month's posts were rejected, and names the worst category and the reasons [C4-11]", async () => {
    const category = await addCategory(fixture.world, [fixture.company], "Worst of all");
    const [writer, proofreader, chief] = [
      await fixture.person(userTypes.writer, { categories: [category] }),
      await fixture.person(userTypes.proofreader, { categories: [category] }),
      await fixture.person(userTypes.editorInChief, { categories: [category] }),
    ];
    const judge = async (action: "APPROVE" | "REJECT") =>
      fixture.take(
        proofreader,
        action,
        await fixture.submit({ categoryId: category }, writer),
        action === "REJECT" ? { reasonKinds: ["FACTS", "TONE"] } : {},
      );
    for (let at = 0; at < 7; at += 1) await judge("APPROVE");
    for (let at = 0; at < 3; at += 1) await judge("REJECT");
    expect((await dashboard(chief.token)).rejections).toMatchObject({
      judged: 10,
      rejected: 3,
      alarming: false,
    });
    await judge("REJECT");
    const found = await dashboard(chief.token);
    expect(found.rejections).toEqual({
      judged: 11,
      rejected: 4,
      alarming: true,
      worst: { categoryName: "Worst of all", judged: 11, rejected: 4 },
    });
    expect(found.reasons).toEqual([
      { kind: "FACTS", count: 4 },
      { kind: "TONE", count: 4 },
    ]);
    expect(found.waiting).toBe(7);
  });
});
