import { setTimeout as pause } from "node:timers/promises";
import type { Child } from "../processes/child-process.ts";
import { atMost, type Measurement, none, note, percentile } from "../measurement.ts";
import { countOpen, openFixture, type Fixture, scheduleShares } from "../fixture.ts";
import type { Setup } from "../setup.ts";
import { claims, judge } from "../verdict.ts";
import { waitUntil } from "../wait-until.ts";
import { scaledTimes, startWorker, type WorkerSettings } from "../processes/worker-settings.ts";

const leaseSeconds = 8;
const workers = 3;
const killEveryMs = 2_000;
const restarts = 5;
const settleWithinSeconds = 30;

function crew(settings: WorkerSettings): Promise<Child>[] {
  return Array.from({ length: workers }, () => startWorker(settings));
}

async function allFinal(fixture: Fixture, withinMs: number): Promise<number> {
  const started = performance.now();
  await waitUntil(async () => (await countOpen(fixture)) === 0, withinMs);
  return (performance.now() - started) / 1_000;
}

interface Killed {
  readonly kills: number;
  readonly crashes: number;
}

/** In step with the clock: the next one is killed while the last is still starting. */
async function killForAWhile(
  settings: WorkerSettings,
  team: Promise<Child>[],
  forMs: number,
): Promise<Killed> {
  const started = performance.now();
  let kills = 0;
  let crashes = 0;
  while ((kills + 1) * killEveryMs <= forMs) {
    await pause(started + (kills + 1) * killEveryMs - performance.now());
    const place = kills % team.length;
    const victim = await team[place];
    if (victim?.crashed() === true) crashes += 1;
    await victim?.end("SIGKILL");
    team[place] = startWorker(settings);
    kills += 1;
  }
  return { kills, crashes };
}

async function restartNow(setup: Setup, forMs: number): Promise<void> {
  for (let done = 0; done < restarts; done += 1) {
    await pause(forMs / (restarts + 1));
    await setup.postgres.restartImmediate();
  }
}

/** Workers are killed every two seconds and the database five times, while shares keep falling due. */
export async function f1(setup: Setup): Promise<Measurement[]> {
  const shares = setup.shares ?? (setup.size === "full" ? 100_000 : 10_000);
  const people = Math.ceil(shares / 10);
  const fixture = await openFixture(setup, "polyphon_engine_f1", { people, posts: 14 });
  const settings = {
    databaseUrl: fixture.appUrl,
    networkUrl: setup.network.url,
    config: scaledTimes(leaseSeconds),
  };
  const team = crew(settings);
  await Promise.all(team);

  await scheduleShares(fixture, 1_000, 5_000, 0);
  await allFinal(fixture, 60_000);
  const clean = await judge(fixture, setup.network);
  const trial = Math.min(people, 3_000);
  await scheduleShares(fixture, trial, 0, Math.ceil(1_000 / people) + 1);
  const rate = trial / (await allFinal(fixture, 120_000));

  const longestMs = setup.size === "full" ? 240_000 : 40_000;
  const windowMs = Math.min(longestMs, Math.max(20_000, (shares / rate) * 1_300));
  await scheduleShares(fixture, shares, windowMs * 0.8, 4);
  const [{ kills, crashes }] = await Promise.all([
    killForAWhile(settings, team, windowMs),
    restartNow(setup, windowMs),
  ]);
  const backlog = await countOpen(fixture);
  const took = await allFinal(fixture, 180_000 + (backlog / rate) * 1_000);
  const survivors = await Promise.all(team);
  const exits = crashes + survivors.filter((worker) => worker.crashed()).length;
  await Promise.all(survivors.map((worker) => worker.end("SIGTERM")));

  const verdict = await judge(fixture, setup.network);
  await fixture.close();
  return [
    ...claims("F1", verdict),
    none("F1 workers that ended by themselves", exits),
    note("F1 kills -9 / immediate restarts", `${kills} / ${restarts}`),
    note("F1 clean rate", `${rate.toFixed(0)} /s`),
    note("F1 backlog after the last fault", String(backlog)),
    atMost("F1 all final after the last fault", took, settleWithinSeconds + backlog / rate, "s"),
    atMost("F1 lateness p99, without faults", percentile(clean.lateness, 0.99), 1_000, "ms"),
  ];
}

/** One worker is killed with shares in progress: how long until another has finished them. */
export async function recovery(setup: Setup): Promise<Measurement[]> {
  const fixture = await openFixture(setup, "polyphon_engine_recovery", {
    people: 50,
    posts: 1,
    firstShareId: 80_000_000,
  });
  const settings = {
    databaseUrl: fixture.appUrl,
    networkUrl: setup.network.url,
    config: scaledTimes(leaseSeconds),
  };
  await setup.network.faults([{ kind: "delay", ms: 1_000, route: setup.account.route }]);
  const first = await startWorker(settings);
  await scheduleShares(fixture, 50, 0);
  const claimed = () =>
    fixture.admin.query<{ count: number }>("select count(*) from share where state = 'PUBLISHING'");
  await waitUntil(async () => (await claimed()).rows[0]?.count === 50, 20_000);
  await first.end("SIGKILL");
  const died = performance.now();
  const second = await startWorker(settings);
  await setup.network.clearFaults();
  await allFinal(fixture, 60_000);
  const took = (performance.now() - died) / 1_000;
  await second.end("SIGTERM");
  const verdict = await judge(fixture, setup.network);
  await fixture.close();
  return [
    ...claims("recovery", verdict).slice(0, 3),
    atMost("recovery after a crash, T = 8 s", took, leaseSeconds + 2, "s"),
  ];
}
