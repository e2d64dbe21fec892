import { type Failpoint, failpoints } from "@polyphon/server/modules/sharing/engine/failpoint.ts";
import { setTimeout as pause } from "node:timers/promises";
import { type Measurement, none } from "../measurement.ts";
import { countOpen, openFixture, scheduleShares } from "../fixture.ts";
import type { Setup } from "../setup.ts";
import { claims, judge, type Verdict } from "../verdict.ts";
import { waitUntil } from "../wait-until.ts";
import { scaledTimes, startWorker, type WorkerSettings } from "../processes/worker-settings.ts";

const leaseSeconds = 2;
const sharesPerPoint = 6;
const atOnce = 4;
const patienceMs = 40_000;

interface Crash {
  readonly point: Failpoint;
  readonly visited: boolean;
  readonly verdict: Verdict;
}

async function diesAt(settings: WorkerSettings, crashAt: Failpoint): Promise<boolean> {
  const worker = await startWorker({ ...settings, crashAt });
  const signal = await Promise.race([worker.ended, pause(patienceMs, "alive" as const)]);
  if (signal === "alive") await worker.end("SIGKILL");
  return signal === "SIGKILL";
}

async function crashAt(setup: Setup, point: Failpoint, place: number): Promise<Crash> {
  const fixture = await openFixture(setup, `polyphon_engine_f3_${place}`, {
    people: sharesPerPoint,
    posts: 1,
    pictures: true,
    firstShareId: 30_000_000 + place * 1_000,
  });
  const settings = {
    databaseUrl: fixture.appUrl,
    networkUrl: setup.network.url,
    config: scaledTimes(leaseSeconds),
    readable: point.startsWith("resolve.look-up"),
  };
  await scheduleShares(fixture, sharesPerPoint, 0);
  // A share has to be left behind before a worker can crash while resolving it.
  if (/^(resolve|sweep\.after)/.test(point)) await diesAt(settings, "publish.after");
  const visited = await diesAt(settings, point);
  const finisher = await startWorker(settings);
  await waitUntil(async () => (await countOpen(fixture)) === 0, patienceMs);
  await finisher.end("SIGTERM");
  const verdict = await judge(fixture, setup.network);
  await fixture.close();
  return { point, visited, verdict };
}

/** A network that can look up a post is never sent the same post again to resolve it. */
function pointsOf({ account }: Setup): Failpoint[] {
  return failpoints.filter((point) => account.resends || !/^resolve\.(mark|publish)/.test(point));
}

/** A worker crashes at every await of the publish path; another one finishes what it left. */
export async function f3(setup: Setup): Promise<Measurement[]> {
  const points = pointsOf(setup);
  const waiting = [...points.entries()];
  const crashes: Crash[] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      crashes.push(await crashAt(setup, next[1], next[0]));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));

  const sum = (of: (verdict: Verdict) => number) =>
    crashes.reduce((total, crash) => total + of(crash.verdict), 0);
  const total: Verdict = {
    lost: sum((one) => one.lost),
    open: sum((one) => one.open),
    twice: sum((one) => one.twice),
    unconfirmed: sum((one) => one.unconfirmed),
    unconfirmedAbsent: sum((one) => one.unconfirmedAbsent),
    shared: sum((one) => one.shared),
    lateness: [],
    appeared: [],
  };
  const faulty = crashes.filter(
    ({ verdict, visited }) => verdict.lost + verdict.twice + verdict.open > 0 || !visited,
  );
  return [
    ...claims("F3", total),
    none(`F3 points not visited, of ${points.length}`, crashes.filter((crash) => !crash.visited).length),
    ...faulty.map(({ point, visited, verdict }) =>
      none(`F3 at ${point}${visited ? "" : " (not visited)"}`, verdict.lost + verdict.twice),
    ),
  ];
}
