import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../test/services/test-database.ts";
import { allScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { makeLog } from "../../../platform/log/log.ts";
import { claimDueShares } from "./claim/claim.store.ts";
import { claim } from "./claim/claim.ts";
import { dispatch } from "./send/dispatch.ts";
import { type Settlement, settleShares } from "./settle/settle.store.ts";
import { openEngineConnections } from "./engine-connections.ts";
import type { SettledGroup } from "./engine-parts.ts";
import { assembleEngine, type ShareEngine, type ShareEngineOptions, startShareEngine } from "./engine.ts";
import { ask, plainPayloads, recordingAdapter, seedShares } from "../../../../test/sharing/engine-fixture.ts";

let db: TestDatabase;
const running: ShareEngine[] = [];

const config = {
  PUBLISH_LEASE_SECONDS: 2,
  PUBLISH_TIMEOUT_SECONDS: 0.5,
  PUBLISH_LATE_COMMIT_SECONDS: 0.5,
  PUBLISH_IN_FLIGHT: 40,
  LINKEDIN_RESOLVE_BY_RESEND: true,
};

const withDefaults = (options: Partial<ShareEngineOptions>): ShareEngineOptions => ({
  database: db.pool,
  adapters: [recordingAdapter()],
  payloads: plainPayloads,
  config,
  log: makeLog({ level: "silent", process: "test" }),
  announce: () => Promise.resolve(),
  ...options,
});

function start(options: Partial<ShareEngineOptions> = {}): ShareEngine {
  const engine = startShareEngine(withDefaults(options));
  running.push(engine);
  return engine;
}

async function states(): Promise<Record<string, number>> {
  const rows = await ask<{ state: string; count: number }>(
    db.pool,
    "select state, count(*) from share group by state",
  );
  return Object.fromEntries(rows.map((row) => [row.state, row.count]));
}

const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 50 });

beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await ask(db.pool, "delete from kill_switch");
  await ask(db.pool, "delete from share");
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((engine) => engine.stop()));
});
afterAll(async () => {
  await db.drop();
});

test("two workers publish every due share, and none twice", async () => {
  const { shareIds } = await seedShares(db.pool, { users: 300, posts: 1 });
  const adapters = [recordingAdapter(), recordingAdapter()];
  for (const adapter of adapters) start({ adapters: [adapter] });

  await until(async () => expect(await states()).toEqual({ SHARED: 300 }));

  const sent = adapters.flatMap((adapter) => adapter.sent);
  expect(sent).toHaveLength(shareIds.length);
  expect(new Set(sent)).toEqual(new Set(shareIds));
  const attempts = await ask<{ count: number }>(
    db.pool,
    "select count(*) from share_attempt where outcome = 'published'",
  );
  expect(attempts[0]?.count).toBe(300);
});

test("two claims at the same moment never take the same share", async () => {
  await seedShares(db.pool, { users: 400, posts: 1 });
  const connections = openEngineConnections(db.pool, 8, 60_000);
  const claims = await Promise.all(
    Array.from({ length: 8 }, (_, worker) => claimDueShares(connections.shares, worker + 1, 50, 60_000)),
  );
  await connections.close();

  const ids = claims.flatMap((claim) => claim.shares.map((share) => share.id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(50);
});

test("a person's shares on one network are sent one after the other, in the order of their times", async () => {
  const { userIds } = await seedShares(db.pool, { users: 3, posts: 8 });
  let together = 0;
  const busy = new Set<number>();
  const owners = new Map(
    (await ask<{ id: number; owner: number }>(db.pool, "select id, user_id as owner from share")).map(
      (row) => [row.id, row.owner],
    ),
  );
  const adapter = recordingAdapter({
    answer: async (shareId) => {
      const owner = owners.get(shareId) ?? 0;
      if (busy.has(owner)) together += 1;
      busy.add(owner);
      await pause(5);
      busy.delete(owner);
      return { kind: "published", externalId: null, permalink: null };
    },
  });
  start({ adapters: [adapter] });
  start({ adapters: [adapter] });

  await until(async () => expect(await states()).toEqual({ SHARED: 24 }));

  expect(together).toBe(0);
  for (const userId of userIds) {
    const own = adapter.sent.filter((id) => owners.get(id) === userId);
    expect(own).toEqual(own.toSorted((left, right) => left - right));
  }
});

test("a scheduled share is cancelled or moved by one update and then not sent", async () => {
  const { shareIds } = await seedShares(db.pool, { users: 2, posts: 1, dueInMs: 400 });
  const adapter = recordingAdapter();
  start({ adapters: [adapter] });
  await ask(db.pool, "update share set state = 'CANCELLED' where id = $1 and state = 'SCHEDULED'", [
    shareIds[0],
  ]);
  await ask(
    db.pool,
    "update share set due_at = now() + interval '1 hour' where id = $1 and state = 'SCHEDULED'",
    [shareIds[1]],
  );
  await pause(900);

  expect(adapter.sent).toEqual([]);
  expect(await states()).toEqual({ CANCELLED: 1, SCHEDULED: 1 });
});

test("a share behind a cancelled one of the same person is still sent", async () => {
  const { shareIds } = await seedShares(db.pool, { users: 1, posts: 2 });
  await ask(db.pool, "update share set parked = true where id = $1", [shareIds[1]]);
  await ask(db.pool, "update share set state = 'CANCELLED' where id = $1", [shareIds[0]]);
  start();

  await until(async () => expect(await states()).toEqual({ CANCELLED: 1, SHARED: 1 }));
});

test.each([
  ["everywhere", "all", () => ""],
  ["on the network", "network", () => "LINKEDIN"],
  ["for the company", "company", (ids: { companyId: number }) => String(ids.companyId)],
  ["for the post", "post", (ids: { postIds: readonly number[] }) => String(ids.postIds[0])],
])("a kill switch %s holds due shares", async (_where, scope, key) => {
  const ids = await seedShares(db.pool, { users: 3, posts: 1, dueInMs: 300 });
  await ask(db.pool, "insert into kill_switch (scope, key, active, reason) values ($1, $2, true, 'test')", [
    scope,
    key(ids),
  ]);
  const adapter = recordingAdapter();
  start({ adapters: [adapter] });

  await until(async () => expect(await states()).toEqual({ HELD: 3 }));
  expect(adapter.sent).toEqual([]);
});

test("a kill switch set after the claim stops the share before it is sent", async () => {
  await seedShares(db.pool, { users: 1, posts: 1 });
  const adapter = recordingAdapter({
    beforeGuard: async () => {
      await ask(
        db.pool,
        "insert into kill_switch (scope, key, active, reason) values ('all', '', true, 'test') on conflict do nothing",
      );
      await pause(2_500);
    },
  });
  start({ adapters: [adapter], config: { ...config, PUBLISH_LEASE_SECONDS: 20 } });

  await until(async () => expect(await states()).toEqual({ HELD: 1 }));
  expect(adapter.sent).toEqual([]);
});

test("a switch that is off again holds nothing, although the worker still remembers it as on", async () => {
  await ask(db.pool, "insert into kill_switch (scope, key, active, reason) values ('all', '', true, 'test')");
  const parts = assembleEngine(withDefaults({}));
  try {
    await parts.switches.refresh();
    await ask(db.pool, "update kill_switch set active = false");
    await seedShares(db.pool, { users: 1, posts: 1 });
    const identity = await parts.identities.take();
    if (!identity) throw new Error("there is no worker id");

    const next = async () => {
      const claimed = await claim(parts, identity, 10, "oldest");
      return new Promise<Settlement>((resolve) => void dispatch(parts, { add: resolve }, claimed, "publish"));
    };
    const first = await next();
    expect(first).toMatchObject({ state: "SCHEDULED", reason: null, outcome: "released" });
    await inTransaction(parts.connections.shares, allScope("share-engine"), (tx) =>
      settleShares(tx, [first]),
    );
    expect(await next()).toMatchObject({ state: "SHARED" });
  } finally {
    parts.identities.letGo();
    await parts.connections.close();
  }
});

test("a claim older than half the lease is returned instead of sent", async () => {
  await seedShares(db.pool, { users: 1, posts: 1 });
  let asked = 0;
  const adapter = recordingAdapter({ beforeGuard: () => (asked++ === 0 ? pause(1_100) : Promise.resolve()) });
  start({ adapters: [adapter] });

  await until(async () => expect(await states()).toEqual({ SHARED: 1 }));
  const history = await ask<{ outcome: string }>(
    db.pool,
    "select outcome from share_attempt where share_id in (select id from share) order by attempt",
  );
  // On a slow machine the next claim may be too old as well.
  expect(history.map((row) => row.outcome).join(" ")).toMatch(/^(released )+published$/);
  expect(adapter.sent).toHaveLength(1);
});

test("stopping finishes the shares in progress and leaves nothing half done", async () => {
  await seedShares(db.pool, { users: 100, posts: 1 });
  const adapter = recordingAdapter({
    answer: async () => {
      await pause(150);
      return { kind: "published", externalId: null, permalink: null };
    },
  });
  const engine = start({ adapters: [adapter] });
  await vi.waitFor(() => expect(adapter.sent.length).toBeGreaterThan(0));
  await engine.stop();

  const now = await states();
  expect(now["PUBLISHING"]).toBeUndefined();
  expect(now["SHARED"]).toBe(adapter.sent.length);
  expect(engine.health()).toEqual({ alive: false, workerId: null, inFlight: 0 });
});

test("the effects of a share are written with its state, or not at all", async () => {
  await seedShares(db.pool, { users: 1, posts: 1 });
  await ask(db.pool, "delete from idempotency_key");
  let failures = 2;
  start({
    announce: async (tx, group: SettledGroup) => {
      for (const share of group.published) {
        await tx.client.query(
          "insert into idempotency_key (actor_id, key, request_hash) values ($1, 'published', '')",
          [share.id],
        );
      }
      if (group.published.length > 0 && failures-- > 0) throw new Error("the database went away");
    },
  });

  await until(async () => expect(await states()).toEqual({ SHARED: 1 }));
  expect(await ask(db.pool, "select actor_id from idempotency_key")).toHaveLength(1);
});

test("an engine whose connections are cut resumes with a new id", async () => {
  const adapter = recordingAdapter();
  const engine = start({ adapters: [adapter] });
  await vi.waitFor(() => expect(engine.health().alive).toBe(true));
  const before = engine.health().workerId;
  await db.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'polyphon-share-%'",
  );
  await seedShares(db.pool, { users: 20, posts: 1 });

  await until(async () => expect(await states()).toEqual({ SHARED: 20 }));
  expect(engine.health().workerId).not.toBe(before);
});
