import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../test/services/test-database.ts";
import { allScope } from "../../../platform/db/scope.ts";
import { inTransaction, type Tx } from "../../../platform/db/transaction.ts";
import { registerListeners } from "../../../platform/events/listeners.ts";
import { type RunningJobs, startJobs } from "../../../platform/jobs/run-jobs.ts";
import { makeLog } from "../../../platform/log/log.ts";
import { makeMetrics } from "../../../platform/metrics/metrics.ts";
import { type ShareEngine, startShareEngine } from "../engine/engine.ts";
import { ask, plainPayloads, recordingAdapter, seedShares } from "../../../../test/sharing/engine-fixture.ts";
import { releaseStopped } from "./jobs/release-stopped.ts";
import { countShares, previewRelease } from "./stopped-shares.store.ts";
import { setSwitch } from "./set-switch.ts";
import type { SwitchName } from "./switches.store.ts";

let db: TestDatabase;
let jobs: RunningJobs | null = null;
const engines: ShareEngine[] = [];
const log = makeLog({ level: "silent", process: "test" });
const hour = 3_600_000;
const everything: SwitchName = { scope: "all", key: "" };

beforeAll(async () => {
  registerListeners([]);
  db = await openTestDatabase();
});
beforeEach(async () => {
  for (const table of ["share", "kill_switch"]) await ask(db.pool, `delete from ${table}`);
  await db.asSuperuser("truncate kill_switch_log");
});
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.stop()));
  await jobs?.stop();
  jobs = null;
});
afterAll(() => db.drop());

const inAll = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(db.pool, allScope("share-engine"), work);

async function press(name: SwitchName, active: boolean, at = new Date()) {
  const [person] = await ask<{ id: number }>(
    db.pool,
    `insert into account (kind, email, password_hash, first_name, last_name) values ('staff', 'op' || clock_timestamp() || '@mail.example', 'none', 'Mara', 'Okafor') returning id`,
  );
  return inAll((tx) =>
    setSwitch(tx, { ...name, active, reason: "a test", byAccount: person?.id ?? 0, byCompany: null, at }),
  );
}

async function startRelease(): Promise<void> {
  jobs = await startJobs({
    databaseUrl: db.appUrl,
    database: db.pool,
    handlers: [releaseStopped],
    log,
    metrics: makeMetrics(),
    pollSeconds: 0.5,
  });
}

function startEngine(): { readonly times: number[] } {
  const times: number[] = [];
  const adapter = recordingAdapter({
    answer: async (shareId) => {
      times.push(performance.now());
      await pause(200);
      return { kind: "published", externalId: `urn:${shareId}`, permalink: null };
    },
  });
  const config = {
    PUBLISH_LEASE_SECONDS: 4,
    PUBLISH_TIMEOUT_SECONDS: 1,
    PUBLISH_LATE_COMMIT_SECONDS: 1,
    PUBLISH_IN_FLIGHT: 40,
    LINKEDIN_RESOLVE_BY_RESEND: true,
  };
  engines.push(
    startShareEngine({
      database: db.pool,
      adapters: [adapter],
      payloads: plainPayloads,
      config,
      log,
      announce: () => Promise.resolve(),
    }),
  );
  return { times };
}

const hold = () => ask(db.pool, "update share set state = 'HELD', reason = 'kill_switch', held_at = now()");
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 100 });
const statesOf = async () =>
  Object.fromEntries(
    (
      await ask<{ state: string; n: number }>(
        db.pool,
        "select state, count(*)::int as n from share group by state",
      )
    ).map(({ state, n }) => [state, n]),
  );
const lastLog = async () =>
  (await ask<Record<string, unknown>>(db.pool, "select * from kill_switch_log order by id desc limit 1"))[0];

describe("a kill switch that is switched on", () => {
  test("stops every worker within two seconds, in the middle of its work", async () => {
    await seedShares(db.pool, { users: 3_000, posts: 1 });
    const workers = [startEngine(), startEngine()];
    await until(async () => {
      for (const { times } of workers) expect(times.length).toBeGreaterThan(5);
    });
    await press(everything, true);
    const stoppedAt = performance.now();
    await pause(4_000);
    const late = workers.flatMap(({ times }) => times).filter((time) => time > stoppedAt + 2_000);
    expect(late).toEqual([]);
    expect((await statesOf())["SHARED"]).toBeLessThan(3_000);
  }, 30_000);

  test("reports at once how much it affects, by an estimate where counting would take long", async () => {
    await seedShares(db.pool, { users: 3, posts: 2, dueInMs: hour });
    await press(everything, true);
    expect(await lastLog()).toMatchObject({ active: true, affected: 6, affected_exact: true });
    expect(await inAll((tx) => countShares(tx, "planned", { scope: "network", key: "XING" }))).toEqual({
      value: 0,
      exact: true,
    });
    await seedShares(db.pool, { users: 1_200, posts: 20, dueInMs: hour, stepMs: 0 });
    const many = await inAll((tx) => countShares(tx, "planned", { scope: "all", key: "" }));
    expect(many.exact).toBe(false);
    expect(many.value).toBeGreaterThanOrEqual(10_000);
  }, 30_000);
});

describe("a kill switch that is released", () => {
  test("releases what it held over the next hour in order, and cancels what is older than a day", async () => {
    const { shareIds } = await seedShares(db.pool, {
      users: 1,
      posts: 6,
      dueInMs: -28 * hour,
      stepMs: 6 * hour,
    });
    await hold();
    await press(everything, true);
    const now = new Date();
    expect(await inAll((tx) => previewRelease(tx, { scope: "all", key: "" }, now))).toMatchObject({
      goOut: 4,
      later: 1,
      tooOld: 1,
      stays: 0,
      spread: [1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0],
      graceHours: 24,
    });
    await press(everything, false, now);
    await startRelease();
    await until(async () => expect(await statesOf()).toEqual({ SCHEDULED: 5, CANCELLED: 1 }));
    const rows = await ask<{ id: number; due: Date; reason: string | null }>(
      db.pool,
      "select id, due_at as due, reason from share where state = 'SCHEDULED' order by due_at",
    );
    expect(rows.map(({ id }) => id)).toEqual(shareIds.slice(1));
    for (const { due } of rows.slice(0, 4)) {
      expect(due.getTime()).toBeGreaterThanOrEqual(now.getTime());
      expect(due.getTime()).toBeLessThan(now.getTime() + hour);
    }
    expect(rows[4]?.due.getTime()).toBeGreaterThan(now.getTime() + hour);
    expect(await lastLog()).toMatchObject({ active: false, affected: 6, released: 5, cancelled: 1 });
    expect((await lastLog())?.["done_at"]).not.toBeNull();
  }, 30_000);

  test("releases thousands in steps, evenly over the hour", async () => {
    await seedShares(db.pool, { users: 2_500, posts: 2, dueInMs: -2 * hour });
    await hold();
    await press(everything, true);
    await press(everything, false);
    await startRelease();
    await until(async () => expect(await statesOf()).toEqual({ SCHEDULED: 5_000 }));
    const rows = await ask<{ n: number }>(
      db.pool,
      `select count(*)::int as n from share group by width_bucket(extract(epoch from due_at - (select min(due_at) from share)), 0, 3601, 6)`,
    );
    expect(rows).toHaveLength(6);
    for (const { n } of rows) expect(Math.abs(n - 5_000 / 6)).toBeLessThan(60);
  }, 40_000);

  test("leaves alone what another switch still holds, and everything once it is on again", async () => {
    const one = await seedShares(db.pool, { users: 2, posts: 1 });
    const other = await seedShares(db.pool, { users: 3, posts: 1 });
    await hold();
    const company = { scope: "company", key: String(one.companyId) } as const;
    await press(company, true);
    await press(everything, true);
    const preview = await inAll((tx) => previewRelease(tx, { scope: "all", key: "" }, new Date()));
    expect(preview).toMatchObject({ stays: 2 });
    expect(preview.goOut + preview.later).toBe(3);
    await press(everything, false);
    await startRelease();
    await until(async () => expect(await statesOf()).toEqual({ SCHEDULED: 3, HELD: 2 }));
    const held = await ask<{ id: number }>(db.pool, "select id from share where state = 'HELD' order by id");
    expect(held.map(({ id }) => id)).toEqual(one.shareIds);
    expect(other.shareIds).toHaveLength(3);
    await press(company, false);
    await press(company, true);
    await pause(2_000);
    expect((await statesOf())["HELD"]).toBe(2);
  }, 30_000);

  test("also releases what a worker returned in the moment of the release", async () => {
    await seedShares(db.pool, { users: 2, posts: 1 });
    await press(everything, true);
    await press(everything, false);
    await startRelease();
    await until(async () => expect((await lastLog())?.["done_at"]).not.toBeNull());
    await hold();
    await until(async () => expect(await statesOf()).toEqual({ SCHEDULED: 2 }));
  }, 40_000);
});

describe("setting a switch", () => {
  test("to the state it is in changes nothing and is not logged twice", async () => {
    await press(everything, true);
    await Promise.all([press(everything, true), press(everything, true)]);
    await press(everything, false);
    await press(everything, false);
    const rows = await ask<{ active: boolean }>(db.pool, "select active from kill_switch_log order by id");
    expect(rows.map(({ active }) => active)).toEqual([true, false]);
  });
});
