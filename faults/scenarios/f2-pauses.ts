import { setTimeout as pause } from "node:timers/promises";
import type { Child } from "../processes/child-process.ts";
import { type Measurement, note } from "../measurement.ts";
import { countOpen, openFixture, type Fixture, scheduleShares } from "../fixture.ts";
import type { Setup } from "../setup.ts";
import { claims, judge } from "../verdict.ts";
import { waitUntil } from "../wait-until.ts";
import { scaledTimes, startWorker } from "../processes/worker-settings.ts";

const leaseSeconds = 2;
const workers = 6;
const pauseEveryMs = 1_000;
const sharesPerSecond = 120;

async function pauseFor(worker: Child | undefined, ms: number): Promise<void> {
  worker?.signal("SIGSTOP");
  await pause(ms);
  worker?.signal("SIGCONT");
}

async function refusedByGuard(fixture: Fixture): Promise<number> {
  const { rows } = await fixture.admin.query<{ count: number }>(
    "select count(*) from share_attempt where outcome = 'released'",
  );
  return rows[0]?.count ?? 0;
}

/**
 * Workers are paused for twice their lease and resume believing that they still hold their shares. The network's
 * duplicate filter and the second request are off, so that whatever is published twice is seen.
 */
export async function f2(setup: Setup): Promise<Measurement[]> {
  const fixture = await openFixture(setup, "polyphon_engine_f2", {
    people: 3_000,
    posts: 4,
    firstShareId: 20_000_000,
  });
  await setup.network.settings({ commitDelayMs: 150, ...setup.account.filter.off });
  const pauses = setup.size === "full" ? 50 : 20;
  const settings = {
    databaseUrl: fixture.appUrl,
    networkUrl: setup.network.url,
    config: { ...scaledTimes(leaseSeconds), LINKEDIN_RESOLVE_BY_RESEND: "false" },
  };
  const team = await Promise.all(Array.from({ length: workers }, () => startWorker(settings)));
  await scheduleShares(fixture, (pauses * pauseEveryMs * sharesPerSecond) / 1_000, pauses * pauseEveryMs);

  const sleeping: Promise<void>[] = [];
  for (let number = 0; number < pauses; number += 1) {
    sleeping.push(pauseFor(team[number % workers], leaseSeconds * 2_000));
    await pause(pauseEveryMs);
  }
  await Promise.all(sleeping);
  await waitUntil(async () => (await countOpen(fixture)) === 0, 60_000);
  await Promise.all(team.map((worker) => worker.end("SIGTERM")));

  const verdict = await judge(fixture, setup.network);
  const refused = await refusedByGuard(fixture);
  await setup.network.settings({ commitDelayMs: 0, ...setup.account.filter.on });
  await fixture.close();
  return [
    ...claims("F2", verdict),
    note("F2 pauses of twice the lease", String(pauses)),
    note("F2 sends refused by the guard", String(refused)),
  ];
}
