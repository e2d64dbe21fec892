import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../test/services/test-database.ts";
import { until } from "../../../../test/until.ts";
import { makeLog } from "../../log/log.ts";
import { sendSignal, Signals } from "./signals.ts";

let db: TestDatabase;
let signals: Signals;
const channel = "polyphon_test_signals";
const never = 60_000;

beforeAll(async () => {
  db = await openTestDatabase();
  signals = new Signals({
    url: db.appUrl,
    channel,
    log: makeLog({ level: "silent", process: "test" }),
  });
});
afterAll(async () => {
  await signals.close();
  await db.drop();
});

const listeners = async () => {
  const { rows } = await db.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = $1 and application_name = 'polyphon-signals' and query like 'listen%' and state = 'idle'",
    [db.name],
  );
  return rows.map(({ pid }) => pid);
};

const listening = () => until(listeners, (pids) => pids.length === 1);

/** What is signalled before the connection listens is made up for by one wake; later waits hear only their own. */
async function waitListening(ids: readonly number[]) {
  const wait = signals.wait(ids);
  await listening();
  return wait;
}

describe("whoever waits for rows", () => {
  test("is woken when their ids are signalled, and not by those of others", async () => {
    const first = await waitListening([1]);
    await first.heard(never);
    const [mine, others] = [signals.wait([7, 8]), signals.wait([9])];
    let othersHeard = false;
    void others.heard(never).then(() => (othersHeard = true));
    await sendSignal(db.pool, channel, [8, 10]);
    await mine.heard(never);
    expect(othersHeard).toBe(false);
    await sendSignal(db.pool, channel, [9]);
    await until(
      () => Promise.resolve(othersHeard),
      (heard) => heard,
    );
    expect(othersHeard).toBe(true);
    for (const wait of [first, mine, others]) wait.end();
  });

  test("hears what was signalled after the wait began, even while looking", async () => {
    const wait = await waitListening([20]);
    await sendSignal(db.pool, channel, [20]);
    await wait.heard(never);
    wait.end();
  });

  test("is woken by as many ids at once as a group of a worker has", async () => {
    const ids = Array.from({ length: 2_000 }, (_, index) => 9_000_000_000 + index);
    const last = ids.at(-1) ?? 0;
    const wait = await waitListening([last]);
    await sendSignal(db.pool, channel, ids);
    await wait.heard(never);
    wait.end();
  });

  test("goes on after the time it gave, with nothing signalled", async () => {
    const wait = await waitListening([30]);
    await wait.heard(20);
    wait.end();
  });

  test("is woken to look for itself when the connection was lost and is back, and hears signals again", async () => {
    const wait = await waitListening([40]);
    const [pid = 0] = await listening();
    await db.asSuperuser("select pg_terminate_backend($1)", [pid]);
    await wait.heard(never);
    await until(listeners, ([now]) => now !== undefined && now !== pid);
    await sendSignal(db.pool, channel, [40]);
    await wait.heard(never);
    wait.end();
  });
});
