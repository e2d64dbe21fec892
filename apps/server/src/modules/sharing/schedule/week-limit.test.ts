import { limits } from "@polyphon/contract/limits.ts";
import { schedulePost } from "@polyphon/contract/sharing/sharing.contract.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCategory, addCompany, addPost, type TestPerson } from "../../../../test/people.ts";
import { addShare } from "../../../../test/sharing/shares.ts";
import {
  later,
  openSharingFixture,
  refusal,
  type SharingFixture,
  shareInput,
} from "../../../../test/sharing/sharing-fixture.ts";
import { companyScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";

let fixture: SharingFixture;

beforeAll(async () => {
  fixture = await openSharingFixture({ settings: { SHARE_ANSWER_SECONDS: "0" } });
});
afterAll(() => fixture.world.close());

const full = expect.objectContaining({ code: "23514", constraint: "share_weekly_limit" });

/** As a planner of the product would write, bypassing every rule of the application. */
const insert = (companyId: number, userId: number, postId: number, dueAt: string) =>
  inTransaction(fixture.world.database, companyScope(companyId), (tx) =>
    tx.client.query(
      `insert into share (company_id, user_id, post_id, network, voice, text, due_at)
       values ($1, $2, $3, 'LINKEDIN', 'VOICE_1', 'Planned', $4)`,
      [companyId, userId, postId, dueAt],
    ),
  );

const move = (by: TestPerson, shareId: number, set: string, values: readonly unknown[] = []) =>
  inTransaction(fixture.world.database, companyScope(fixture.company), (tx) =>
    tx.client.query(`update share set ${set} where id = $1 and user_id = $2`, [shareId, by.id, ...values]),
  );

async function fill(
  by: TestPerson,
  dueAt: string,
  count: number = limits.weeklyShares.LINKEDIN,
): Promise<void> {
  for (let one = 0; one < count; one += 1)
    await addShare(fixture.world, by, await fixture.newPost(), { dueAt });
}

describe("the database enforces the weekly limit by itself:", () => {
  test("its numbers match the product's", async () => {
    const { rows } = await fixture.world.arrange((tx) =>
      tx.client.query<{ network: string; shares: number }>("select network, shares from share_week_limit"),
    );
    expect(Object.fromEntries(rows.map((row) => [row.network, row.shares]))).toEqual(limits.weeklyShares);
  });

  test("of forty concurrent writers who bypass the rules, as many succeed as there are places", async () => {
    const by = await fixture.connected();
    await fill(by, "2030-01-16T10:00:00Z", limits.weeklyShares.LINKEDIN - 3);
    const posts = await Promise.all(Array.from({ length: 40 }, () => fixture.newPost()));
    const ends = await Promise.allSettled(
      posts.map((post) => insert(fixture.company, by.id, post, "2030-01-17T10:00:00Z")),
    );
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    for (const end of ends) if (end.status === "rejected") expect(end.reason).toEqual(full);
  });

  test("a request and a writer who bypasses the rules compete for one last place", async () => {
    const by = await fixture.connected();
    await fill(by, "2030-01-16T10:00:00Z", limits.weeklyShares.LINKEDIN - 1);
    const [asked, planned] = [await fixture.newPost(), await fixture.newPost()];
    const [answer, written] = await Promise.all([
      fixture.world.call(schedulePost, { ...shareInput(asked), ...later }, { token: by.token }),
      insert(fixture.company, by.id, planned, "2030-01-17T10:00:00Z").then(
        () => true,
        () => false,
      ),
    ]);
    expect([answer.status === 200, written].filter(Boolean)).toHaveLength(1);
    if (answer.status !== 200) expect(refusal(answer)).toEqual([409, "weekly_limit_reached"]);
  });

  test("the week is the company's, from Monday to Sunday in its time zone", async () => {
    const place = await addCompany(fixture.world, { timeZone: "Pacific/Auckland" });
    const [by, topic] = [await fixture.connected(place), await addCategory(fixture.world, [place])];
    for (let one = 0; one < limits.weeklyShares.LINKEDIN; one += 1)
      await addShare(fixture.world, by, await addPost(fixture.world, topic), {
        dueAt: "2030-01-02T12:00:00Z",
      });
    const [sunday, monday] = ["2030-01-06T10:59:00Z", "2030-01-06T11:00:00Z"];
    await expect(insert(place, by.id, await addPost(fixture.world, topic), sunday)).rejects.toEqual(full);
    await insert(place, by.id, await addPost(fixture.world, topic), monday);
  });

  test("a place is needed to move into a week or to be sent again, and freed by failing", async () => {
    const by = await fixture.connected();
    await fill(by, "2030-01-16T10:00:00Z");
    const outside = await addShare(fixture.world, by, await fixture.newPost(), {
      dueAt: "2030-01-23T10:00:00Z",
    });
    await expect(move(by, outside, "due_at = '2030-01-18T10:00:00Z'")).rejects.toEqual(full);
    const lost = await addShare(fixture.world, by, await fixture.newPost(), {
      dueAt: "2030-02-01T10:00:00Z",
      state: "UNCONFIRMED",
    });
    const again = "state = 'SCHEDULED', due_at = '2030-01-18T10:00:00Z'";
    await expect(move(by, lost, again)).rejects.toEqual(full);
    const failed = await addShare(fixture.world, by, await fixture.newPost(), { state: "FAILED" });
    await expect(move(by, failed, "state = 'SCHEDULED'")).rejects.toEqual(full);
    await fixture.world.arrange((tx) =>
      tx.client.query(
        "update share set state = 'FAILED' where id = (select min(id) from share where user_id = $1)",
        [by.id],
      ),
    );
    await move(by, outside, "due_at = '2030-01-18T10:00:00Z'");
  });

  test("a held share resumes in a full week, because it has its place already", async () => {
    const by = await fixture.connected();
    await fill(by, "2030-01-16T10:00:00Z");
    const held = await addShare(fixture.world, by, await fixture.newPost(), {
      dueAt: "2030-01-13T10:00:00Z",
      state: "HELD",
    });
    await move(by, held, "state = 'SCHEDULED', due_at = '2030-01-16T11:00:00Z'");
  });

  test("ten thousand shares of a thousand people are planned in one go", { timeout: 60_000 }, async () => {
    const place = await addCompany(fixture.world);
    const topic = await addCategory(fixture.world, [place]);
    await fixture.world.arrange(async (tx) => {
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
      inTransaction(fixture.world.database, companyScope(place), (tx) =>
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
