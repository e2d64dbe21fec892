import { limits } from "@polyphon/contract/limits.ts";
import { schedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCategory, addCompany, addPost, type TestPerson } from "../../../../test/people.ts";
import { addShare } from "../../../../test/sharing/shares.ts";
import {
  later,
  openSharingDesk,
  refusal,
  type SharingDesk,
  wish,
} from "../../../../test/sharing/sharing-desk.ts";
import { companyScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";

let desk: SharingDesk;

beforeAll(async () => {
  desk = await openSharingDesk({ settings: { SHARE_ANSWER_SECONDS: "0" } });
});
afterAll(() => desk.world.close());

const full = expect.objectContaining({ code: "23514", constraint: "share_weekly_limit" });

/** As a planner of the product would write, past every rule of the application. */
const insert = (companyId: number, userId: number, postId: number, dueAt: string) =>
  inTransaction(desk.world.database, companyScope(companyId), (tx) =>
    tx.client.query(
      `insert into share (company_id, user_id, post_id, network, voice, text, due_at)
       values ($1, $2, $3, 'LINKEDIN', 'VOICE_1', 'Planned', $4)`,
      [companyId, userId, postId, dueAt],
    ),
  );

const move = (by: TestPerson, shareId: number, set: string, values: readonly unknown[] = []) =>
  inTransaction(desk.world.database, companyScope(desk.company), (tx) =>
    tx.client.query(`update share set ${set} where id = $1 and user_id = $2`, [shareId, by.id, ...values]),
  );

async function fill(
  by: TestPerson,
  dueAt: string,
  count: number = limits.weeklyShares.LINKEDIN,
): Promise<void> {
  for (let one = 0; one < count; one += 1) await addShare(desk.world, by, await desk.newPost(), { dueAt });
}

describe("the database holds the weekly limit by itself:", () => {
  test("its figures are the product's", async () => {
    const { rows } = await desk.world.arrange((tx) =>
      tx.client.query<{ network: string; shares: number }>("select network, shares from share_week_limit"),
    );
    expect(Object.fromEntries(rows.map((row) => [row.network, row.shares]))).toEqual(limits.weeklyShares);
  });

  test("of forty writers at once who skip the rules, as many get in as there are places", async () => {
    const by = await desk.connected();
    await fill(by, "2030-01-16T10:00:00Z", limits.weeklyShares.LINKEDIN - 3);
    const posts = await Promise.all(Array.from({ length: 40 }, () => desk.newPost()));
    const ends = await Promise.allSettled(
      posts.map((post) => insert(desk.company, by.id, post, "2030-01-17T10:00:00Z")),
    );
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    for (const end of ends) if (end.status === "rejected") expect(end.reason).toEqual(full);
  });

  test("a request and a writer who skips the rules share one last place", async () => {
    const by = await desk.connected();
    await fill(by, "2030-01-16T10:00:00Z", limits.weeklyShares.LINKEDIN - 1);
    const [asked, planned] = [await desk.newPost(), await desk.newPost()];
    const [answer, written] = await Promise.all([
      desk.world.call(schedulePost, { ...wish(asked), ...later }, { token: by.token }),
      insert(desk.company, by.id, planned, "2030-01-17T10:00:00Z").then(
        () => true,
        () => false,
      ),
    ]);
    expect([answer.status === 200, written].filter(Boolean)).toHaveLength(1);
    if (answer.status !== 200) expect(refusal(answer)).toEqual([409, "weekly_limit_reached"]);
  });

  test("the week is the company's, from Monday to Sunday by its own clock", async () => {
    const place = await addCompany(desk.world, { timeZone: "Pacific/Auckland" });
    const [by, topic] = [await desk.connected(place), await addCategory(desk.world, [place])];
    for (let one = 0; one < limits.weeklyShares.LINKEDIN; one += 1)
      await addShare(desk.world, by, await addPost(desk.world, topic), { dueAt: "2030-01-02T12:00:00Z" });
    const [sunday, monday] = ["2030-01-06T10:59:00Z", "2030-01-06T11:00:00Z"];
    await expect(insert(place, by.id, await addPost(desk.world, topic), sunday)).rejects.toEqual(full);
    await insert(place, by.id, await addPost(desk.world, topic), monday);
  });

  test("a place is needed to move into a week or to go out again, and freed by failing", async () => {
    const by = await desk.connected();
    await fill(by, "2030-01-16T10:00:00Z");
    const outside = await addShare(desk.world, by, await desk.newPost(), { dueAt: "2030-01-23T10:00:00Z" });
    await expect(move(by, outside, "due_at = '2030-01-18T10:00:00Z'")).rejects.toEqual(full);
    const lost = await addShare(desk.world, by, await desk.newPost(), {
      dueAt: "2030-02-01T10:00:00Z",
      state: "UNCONFIRMED",
    });
    const again = "state = 'SCHEDULED', due_at = '2030-01-18T10:00:00Z'";
    await expect(move(by, lost, again)).rejects.toEqual(full);
    const failed = await addShare(desk.world, by, await desk.newPost(), { state: "FAILED" });
    await expect(move(by, failed, "state = 'SCHEDULED'")).rejects.toEqual(full);
    await desk.world.arrange((tx) =>
      tx.client.query(
        "update share set state = 'FAILED' where id = (select min(id) from share where user_id = $1)",
        [by.id],
      ),
    );
    await move(by, outside, "due_at = '2030-01-18T10:00:00Z'");
  });

  test("what is held goes on into a full week: it has its place already", async () => {
    const by = await desk.connected();
    await fill(by, "2030-01-16T10:00:00Z");
    const held = await addShare(desk.world, by, await desk.newPost(), {
      dueAt: "2030-01-13T10:00:00Z",
      state: "HELD",
    });
    await move(by, held, "state = 'SCHEDULED', due_at = '2030-01-16T11:00:00Z'");
  });

  test("ten thousand shares of a thousand people are planned in one go", { timeout: 60_000 }, async () => {
    const place = await addCompany(desk.world);
    const topic = await addCategory(desk.world, [place]);
    await desk.world.arrange(async (tx) => {
      await tx.client.query(
        `insert into account (company_id, kind, email, password_hash, first_name, last_name)
         select $1, 'front', 'planned-' || n || '-' || $2 || '@mail.example', 'none', 'Frida', 'Front' from generate_series(1, 1000) n`,
        [place, String(place)],
      );
      await tx.client.query(
        `insert into post (category_id, title, source, type, language, voices, publish_at, status)
         select $1, 'A post to plan ' || n, 'CURATED', 'TEXT', 'ENGLISH', '[]', now(), 'PUBLISHED' from generate_series(1, 11) n`,
        [topic],
      );
    });
    const plan = (posts: number) =>
      inTransaction(desk.world.database, companyScope(place), (tx) =>
        tx.client.query(
          `insert into share (company_id, user_id, post_id, network, voice, text, due_at)
           select $1, a.id, p.id, 'LINKEDIN', 'VOICE_1', 'Planned', '2030-01-16T10:00:00Z'
           from account a cross join (select id from post where category_id = $2 order by id limit $3) p
           where a.company_id = $1 on conflict do nothing`,
          [place, topic, posts],
        ),
      );
    const started = performance.now();
    expect((await plan(10)).rowCount).toBe(10_000);
    expect(performance.now() - started).toBeLessThan(20_000);
    await expect(plan(11)).rejects.toEqual(full);
  });
});
