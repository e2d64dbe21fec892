import { setTimeout as pause } from "node:timers/promises";
import { atLeast, atMost, type Measurement, none, note } from "../measurement.ts";
import { simulatedAccounts } from "../network/simulated-account.ts";
import { startPrivateRedis } from "../services/private-redis.ts";
import { startProduct } from "../processes/product.ts";
import { countOpen, openFixture, type Fixture, scheduleShares } from "../fixture.ts";
import type { Setup } from "../setup.ts";
import { startTcpRelay, type TcpRelay } from "../services/tcp-relay.ts";
import { claims, judge } from "../verdict.ts";
import { waitUntil } from "../wait-until.ts";
import { scaledTimes } from "../processes/worker-settings.ts";

const leaseSeconds = 8;
const recoverMs = 5_000;
const rounds = 2;
const rateName = "F5 rate afterwards, of the clean one";
const leastOfCleanRate = 0.95;
const finalWithinSeconds = 30;

/** Every session of the product, not ours. */
async function terminateAll({ admin, name }: Fixture): Promise<number> {
  const { rows } = await admin.query<{ ended: number }>(
    `select count(*) filter (where pg_terminate_backend(pid))::int as ended from pg_stat_activity
     where datname = $1 and pid <> pg_backend_pid() and application_name <> 'polyphon-faults'`,
    [name],
  );
  return rows[0]?.ended ?? 0;
}

async function hurt(fixture: Fixture, relay: TcpRelay, seconds: number): Promise<number> {
  let ended = 0;
  for (let second = 0; second < seconds; second += 1) {
    await pause(1_000);
    ended += await terminateAll(fixture);
    if (second % 5 === 2) relay.cutAll();
  }
  return ended;
}

class Rounds {
  readonly #fixture: Fixture;
  readonly #shares: number;
  #post = 0;

  constructor(fixture: Fixture, shares: number) {
    this.#fixture = fixture;
    this.#shares = shares;
  }

  /** Shares per second of the best of some rounds: what a busy machine takes away is not the product's fault. */
  async best(): Promise<number> {
    let best = 0;
    for (let round = 0; round < rounds; round += 1) {
      // A table that has grown meanwhile must not look like a product that has become slower.
      await this.#fixture.admin.query("vacuum (analyze) share");
      await this.schedule(0);
      const started = performance.now();
      await waitUntil(async () => (await countOpen(this.#fixture)) === 0, 60_000);
      best = Math.max(best, this.#shares / ((performance.now() - started) / 1_000));
    }
    return best;
  }

  async schedule(overMs: number): Promise<void> {
    await scheduleShares(this.#fixture, this.#shares, overMs, this.#post);
    this.#post += 1;
  }
}

/** Sessions are ended every second, connections cut and Redis restarted; then everything is as fast as before. */
export async function f5(setup: Setup): Promise<Measurement[]> {
  const shares = setup.shares ?? (setup.size === "full" ? 10_000 : 1_000);
  const seconds = setup.size === "full" ? 60 : 6;
  const linkedin = { ...setup, account: simulatedAccounts.LINKEDIN };
  const fixture = await openFixture(linkedin, "polyphon_engine_f5", {
    people: shares,
    posts: rounds * 3 + 1,
    firstShareId: 50_000_000,
  });
  const redis = await startPrivateRedis(16_440);
  const relay = await startTcpRelay(Number(new URL(fixture.appUrl).port));
  const relayed = new URL(fixture.appUrl);
  relayed.port = String(relay.port);
  const product = await startProduct({
    setup,
    webDatabase: relayed.href,
    workerDatabase: relayed.href,
    redisUrl: redis.url,
    config: scaledTimes(leaseSeconds),
  });
  const run = new Rounds(fixture, shares);
  await run.best();
  const clean = await run.best();

  await run.schedule(seconds * 800);
  const [ended] = await Promise.all([
    hurt(fixture, relay, seconds),
    pause(seconds * 500).then(() => redis.restart()),
  ]);
  const hurtUntil = performance.now();
  await waitUntil(async () => (await countOpen(fixture)) === 0, 60_000);
  const finalAfterMs = performance.now() - hurtUntil;
  await pause(Math.max(0, recoverMs - finalAfterMs));
  const after = await run.best();
  const exits = product.exits();
  const answering = await fetch(product.apiUrl).then(
    (answer) => answer.status > 0,
    () => false,
  );
  await product.stop();
  await relay.stop();
  await redis.stop();

  const verdict = await judge(fixture, setup.network);
  await fixture.close();
  return [
    ...claims("F5", verdict),
    none("F5 processes that ended", exits),
    none("F5 API that does not answer", answering ? 0 : 1),
    note("F5 sessions ended", String(ended)),
    atMost("F5 all final after the last fault", finalAfterMs / 1_000, finalWithinSeconds, "s"),
    note("F5 clean rate", `${clean.toFixed(0)} /s`),
    // A thousand shares are sent in half a second: what such a round says of a rate is chance.
    setup.size === "full"
      ? atLeast(rateName, after / clean, leastOfCleanRate)
      : note(rateName, (after / clean).toFixed(2)),
  ];
}
