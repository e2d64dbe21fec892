import { setTimeout as pause } from "node:timers/promises";
import type { Child } from "../processes/child-process.ts";
import { atMost, type Measurement, none, note, percentile } from "../measurement.ts";
import { countOpen, openScene, type Scene, scheduleShares } from "../scene.ts";
import type { Stage } from "../stage.ts";
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

async function allFinal(scene: Scene, withinMs: number): Promise<number> {
  const started = performance.now();
  await waitUntil(async () => (await countOpen(scene)) === 0, withinMs);
  return (performance.now() - started) / 1_000;
}

interface Killed {
  readonly kills: number;
  readonly crashes: number;
}

/** In step with the clock: the next one dies while the last is still starting. */
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

async function restartNow(stage: Stage, forMs: number): Promise<void> {
  for (let done = 0; done < restarts; done += 1) {
    await pause(forMs / (restarts + 1));
    await stage.postgres.restartImmediate();
  }
}

/** Workers die every two seconds and the database five times, while shares keep falling due. */
export async function f1(stage: Stage): Promise<Measurement[]> {
  const shares = stage.shares ?? (stage.size === "full" ? 100_000 : 10_000);
  const people = Math.ceil(shares / 10);
  const scene = await openScene(stage, "polyphon_engine_f1", { people, posts: 14 });
  const settings = {
    databaseUrl: scene.appUrl,
    networkUrl: stage.network.url,
    config: scaledTimes(leaseSeconds),
  };
  const team = crew(settings);
  await Promise.all(team);

  await scheduleShares(scene, 1_000, 5_000, 0);
  await allFinal(scene, 60_000);
  const clean = await judge(scene, stage.network);
  const trial = Math.min(people, 3_000);
  await scheduleShares(scene, trial, 0, Math.ceil(1_000 / people) + 1);
  const rate = trial / (await allFinal(scene, 120_000));

  const longestMs = stage.size === "full" ? 240_000 : 40_000;
  const windowMs = Math.min(longestMs, Math.max(20_000, (shares / rate) * 1_300));
  await scheduleShares(scene, shares, windowMs * 0.8, 4);
  const [{ kills, crashes }] = await Promise.all([
    killForAWhile(settings, team, windowMs),
    restartNow(stage, windowMs),
  ]);
  const backlog = await countOpen(scene);
  const took = await allFinal(scene, 180_000 + (backlog / rate) * 1_000);
  const survivors = await Promise.all(team);
  const exits = crashes + survivors.filter((worker) => worker.crashed()).length;
  await Promise.all(survivors.map((worker) => worker.end("SIGTERM")));

  const verdict = await judge(scene, stage.network);
  await scene.close();
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

/** One worker dies with everything on its way: how long until another has finished it. */
export async function recovery(stage: Stage): Promise<Measurement[]> {
  const scene = await openScene(stage, "polyphon_engine_recovery", {
    people: 50,
    posts: 1,
    firstShareId: 80_000_000,
  });
  const settings = {
    databaseUrl: scene.appUrl,
    networkUrl: stage.network.url,
    config: scaledTimes(leaseSeconds),
  };
  await stage.network.faults([{ kind: "delay", ms: 1_000, route: stage.account.route }]);
  const first = await startWorker(settings);
  await scheduleShares(scene, 50, 0);
  const claimed = () =>
    scene.admin.query<{ count: number }>("select count(*) from share where state = 'PUBLISHING'");
  await waitUntil(async () => (await claimed()).rows[0]?.count === 50, 20_000);
  await first.end("SIGKILL");
  const died = performance.now();
  const second = await startWorker(settings);
  await stage.network.clearFaults();
  await allFinal(scene, 60_000);
  const took = (performance.now() - died) / 1_000;
  await second.end("SIGTERM");
  const verdict = await judge(scene, stage.network);
  await scene.close();
  return [
    ...claims("recovery", verdict).slice(0, 2),
    atMost("recovery after a crash, T = 8 s", took, leaseSeconds + 2, "s"),
  ];
}
