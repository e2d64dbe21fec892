import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../../test/services/test-database.ts";
import { allScope } from "../../../../platform/db/scope.ts";
import { inTransaction } from "../../../../platform/db/transaction.ts";
import { makeLog } from "../../../../platform/log/log.ts";
import { claimDueShares } from "../claim/claim.store.ts";
import { type Settlement, settleShares } from "../settle/settle.store.ts";
import { takeOverShares } from "./sweep.store.ts";
import { takeWorkerId } from "../claim/worker.store.ts";
import type { PublishAdapter } from "../../sharing.port.ts";
import { type EngineConnections, openEngineConnections } from "../engine-connections.ts";
import { type ShareEngine, startShareEngine } from "../engine.ts";
import { found, released, stillOpen, unconfirmed } from "../settle/settlement-of.ts";
import {
  ask,
  plainPayloads,
  recordingAdapter,
  seedShares,
} from "../../../../../test/sharing/engine-fixture.ts";

let db: TestDatabase;
let connections: EngineConnections;
const running: ShareEngine[] = [];

function start(adapter: PublishAdapter, resend = true): void {
  running.push(
    startShareEngine({
      database: db.pool,
      adapters: [adapter],
      payloads: plainPayloads,
      config: {
        PUBLISH_LEASE_SECONDS: 2,
        PUBLISH_TIMEOUT_SECONDS: 0.2,
        PUBLISH_LATE_COMMIT_SECONDS: 0.2,
        PUBLISH_IN_FLIGHT: 40,
        LINKEDIN_RESOLVE_BY_RESEND: resend,
      },
      log: makeLog({ level: "silent", process: "test" }),
      announce: () => Promise.resolve(),
    }),
  );
}

interface Row {
  readonly state: string;
  readonly attempt: number;
  readonly externalId: string | null;
}

async function only(): Promise<Row | undefined> {
  const rows = await ask<Row>(db.pool, `select state, attempt, external_id as "externalId" from share`);
  return rows[0];
}

const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 50 });

/** A share claimed by worker 999999, which does not exist, whose lease ran out. */
async function abandoned(): Promise<number> {
  const { shareIds } = await seedShares(db.pool, { users: 1, posts: 1 });
  await claimDueShares(connections.shares, 999_999, 10, -1);
  return shareIds[0] ?? 0;
}

beforeAll(async () => {
  db = await openTestDatabase();
  connections = openEngineConnections(db.pool, 2, 60_000);
});
beforeEach(async () => {
  await ask(db.pool, "delete from share");
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((engine) => engine.stop()));
});
afterAll(async () => {
  await connections.close();
  await db.drop();
});

// Before any engine has created the month's partition, or the row would find its own place.
test("a monthly attempt table that cannot be created delays no share", async () => {
  const shareId = await abandoned();
  await ask(
    db.pool,
    `insert into share_attempt (share_id, company_id, attempt, worker, started_at, ended_at, outcome)
     select id, company_id, 1, 0, now(), now() + interval '1 month', 'refused' from share where id = $1`,
    [shareId],
  );
  start(
    recordingAdapter({
      lookUp: () => Promise.resolve({ kind: "found", externalId: "urn:found", permalink: null }),
    }),
  );
  await until(async () => expect(await only()).toMatchObject({ state: "SHARED" }));
  await db.asSuperuser("delete from share_attempt where share_id = $1", [shareId]);
});

test("a dead worker's share that is found at the network becomes shared", async () => {
  await abandoned();
  const adapter = recordingAdapter({
    lookUp: () => Promise.resolve({ kind: "found", externalId: "urn:found", permalink: null }),
  });
  start(adapter);
  await until(async () => expect(await only()).toMatchObject({ state: "SHARED", externalId: "urn:found" }));
  expect(adapter.sent).toEqual([]);
});

test("a dead worker's share that is proven absent is sent again", async () => {
  const id = await abandoned();
  const adapter = recordingAdapter();
  start(adapter);
  await until(async () => expect(await only()).toMatchObject({ state: "SHARED" }));
  expect(adapter.sent).toEqual([id]);
});

test("a look-up that fails leaves the share unchanged", async () => {
  await abandoned();
  const lookUp = vi.fn(() => Promise.resolve({ kind: "failed" as const, detail: "503" }));
  const adapter = recordingAdapter({ lookUp });
  start(adapter);
  await until(async () => expect(lookUp).toHaveBeenCalled());
  expect(await only()).toMatchObject({ state: "PUBLISHING" });
  expect(adapter.sent).toEqual([]);
});

test("where nothing can be looked up the identical request is sent once more, and its duplicate answer is the proof", async () => {
  const id = await abandoned();
  const adapter = recordingAdapter({
    afterLostAnswer: "resend_identical",
    answer: () => Promise.resolve({ kind: "duplicate", externalId: "urn:first", permalink: null }),
  });
  start(adapter);
  await until(async () => expect(await only()).toMatchObject({ state: "SHARED", externalId: "urn:first" }));
  expect(adapter.sent).toEqual([id]);
});

test("the identical request is never sent a third time", async () => {
  const id = await abandoned();
  const adapter = recordingAdapter({
    afterLostAnswer: "resend_identical",
    answer: () => Promise.resolve({ kind: "unknown", detail: "timeout" }),
  });
  start(adapter);
  await until(async () => expect(await only()).toMatchObject({ state: "UNCONFIRMED" }));
  expect(adapter.sent).toEqual([id]);
});

test("nothing is sent again with the operators' switch off", async () => {
  await abandoned();
  const adapter = recordingAdapter({ afterLostAnswer: "resend_identical" });
  start(adapter, false);
  await until(async () => expect(await only()).toMatchObject({ state: "UNCONFIRMED" }));
  expect(adapter.sent).toEqual([]);
});

test("a sweep leaves what a living worker holds, however late it is", async () => {
  await seedShares(db.pool, { users: 1, posts: 1 });
  const client = await db.pool.connect();
  const worker = await takeWorkerId(client);
  await claimDueShares(connections.shares, worker, 10, -1);

  expect(await takeOverShares(connections.shares, 7, 10, 1_000)).toEqual([]);
  client.release(true);
  await until(async () => expect(await takeOverShares(connections.shares, 7, 10, 1_000)).toHaveLength(1));
});

test("a sweep leaves a lost answer alone until its time has come", async () => {
  await seedShares(db.pool, { users: 1, posts: 1 });
  const { shares } = await claimDueShares(connections.shares, 1, 10, 60_000);
  const open = shares.map((share) => stillOpen(share, 300, "unknown", "timeout"));
  await inTransaction(connections.shares, allScope("share-engine"), (tx) => settleShares(tx, open));

  expect(await takeOverShares(connections.shares, 7, 10, 1_000)).toEqual([]);
  await until(async () => expect(await takeOverShares(connections.shares, 7, 10, 1_000)).toHaveLength(1));
});

test("a late proof still counts, whatever was assumed meanwhile", async () => {
  await seedShares(db.pool, { users: 1, posts: 1 });
  const { shares } = await claimDueShares(connections.shares, 1, 10, 0);
  const [second] = await takeOverShares(connections.shares, 2, 10, 60_000);
  const [first] = shares;
  if (first === undefined || second === undefined) throw new Error("nothing was claimed");
  const settle = (settlement: Settlement) =>
    inTransaction(connections.shares, allScope("share-engine"), (tx) => settleShares(tx, [settlement]));
  await settle(unconfirmed(second, "nothing proves what became of it"));

  await settle(found(first, "urn:late", null));

  expect(await only()).toMatchObject({ state: "SHARED", externalId: "urn:late" });
});

test("only the current attempt is settled", async () => {
  await seedShares(db.pool, { users: 1, posts: 1 });
  const { shares } = await claimDueShares(connections.shares, 1, 10, 0);
  const first = shares[0];
  if (first === undefined) throw new Error("nothing was claimed");
  const [second] = await takeOverShares(connections.shares, 2, 10, 60_000);
  const settle = (settlement: ReturnType<typeof found>) =>
    inTransaction(connections.shares, allScope("share-engine"), (tx) => settleShares(tx, [settlement]));

  expect(await settle(released(first, "late"))).toEqual([]);
  expect(await only()).toMatchObject({ state: "PUBLISHING", attempt: 2 });
  expect(second?.attempt).toBe(2);
  expect(await settle(found({ ...first, attempt: 2 }, "urn:x", null))).toHaveLength(1);
  expect(await settle(found({ ...first, attempt: 2 }, "urn:x", null))).toEqual([]);
  expect(await ask(db.pool, "select from share_attempt where share_id = $1", [first.id])).toHaveLength(1);
});
