import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../test/services/test-database.ts";
import { allScope } from "../../../platform/db/scope.ts";
import { inTransaction, type Tx } from "../../../platform/db/transaction.ts";
import { holdShares, releaseHeld } from "./held-shares.store.ts";
import { ask, seedShares } from "../../../../test/sharing/engine-fixture.ts";

let db: TestDatabase;
const inAll = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(db.pool, allScope("share-engine"), work);
const hour = 3_600_000;

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await ask(db.pool, "delete from share");
});
afterAll(async () => {
  await db.drop();
});

test("released shares overdue by less than a day are sent in order over the next hour, older ones are cancelled", async () => {
  const { shareIds, userIds } = await seedShares(db.pool, {
    users: 1,
    posts: 5,
    dueInMs: -30 * hour,
    stepMs: 10 * hour,
  });
  const now = new Date();
  const scope = { userId: userIds[0] ?? 0, network: "LINKEDIN" as const };
  expect(await inAll((tx) => holdShares(tx, scope, "token_revoked", now))).toHaveLength(5);

  const ended = await inAll((tx) => releaseHeld(tx, scope, now));

  expect(ended.cancelled.map((share) => share.id)).toEqual([shareIds[0]]);
  const rows = await ask<{ id: number; due: Date; state: string; reason: string | null }>(
    db.pool,
    "select id, due_at as due, state, reason from share order by due_at",
  );
  const open = rows.filter((row) => row.state === "SCHEDULED");
  expect(open.map((row) => row.id)).toEqual(shareIds.slice(1));
  // Three of them: one at once, one after twenty minutes, one after forty.
  expect(open.slice(0, 3).map(({ due }) => due.getTime() - now.getTime())).toEqual([
    0,
    hour / 3,
    (hour * 2) / 3,
  ]);
  expect(open[3]?.due.getTime()).toBeGreaterThan(now.getTime() + 9 * hour);
  expect(rows.find((row) => row.state === "CANCELLED")?.reason).toBe("overdue");
});

test("a single overdue share is sent at once, however old the others are", async () => {
  const { shareIds, userIds } = await seedShares(db.pool, {
    users: 1,
    posts: 3,
    dueInMs: -50 * hour,
    stepMs: 24.5 * hour,
  });
  const now = new Date();
  const scope = { userId: userIds[0] ?? 0, network: "LINKEDIN" as const };
  await inAll((tx) => holdShares(tx, scope, "token_revoked", now));
  const { scheduled } = await inAll((tx) => releaseHeld(tx, scope, now));
  expect(scheduled.map(({ id }) => id)).toEqual([shareIds[2]]);
  const [row] = await ask<{ due: Date }>(
    db.pool,
    "select due_at as due from share where state = 'SCHEDULED'",
  );
  expect(row?.due).toEqual(now);
});

test("reconnecting does not release what a kill switch holds", async () => {
  const { userIds, companyId } = await seedShares(db.pool, { users: 1, posts: 1, dueInMs: hour });
  const lane = { userId: userIds[0] ?? 0, network: "LINKEDIN" as const };
  const company = { scope: "company" as const, key: String(companyId) };
  await inAll((tx) => holdShares(tx, company, "kill_switch", new Date()));

  expect((await inAll((tx) => releaseHeld(tx, lane, new Date()))).scheduled).toEqual([]);
  expect((await inAll((tx) => releaseHeld(tx, company, new Date()))).scheduled).toHaveLength(1);
});
