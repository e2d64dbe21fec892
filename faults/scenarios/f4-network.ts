import { type Fate, startFaultyProxy } from "../network/faulty-proxy.ts";
import { type Measurement, note } from "../measurement.ts";
import { countOpen, openFixture, scheduleShares } from "../fixture.ts";
import type { Setup } from "../setup.ts";
import { claims, judge } from "../verdict.ts";
import { waitUntil } from "../wait-until.ts";
import { scaledTimes, startWorker } from "../processes/worker-settings.ts";

const leaseSeconds = 8;
const workers = 2;
const chance = 0.05;
const fates: readonly Fate[] = ["commit_then_drop", "drop", "half_close", "stall", "reset_in_body"];

/** The same fates in every run, whatever order the requests arrive in: a linear congruence draws them. */
function drawFates(seed: number, creates: RegExp): (head: string) => Fate {
  let state = seed;
  return (head) => {
    if (!creates.test(head)) return "pass";
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return fates[Math.floor(state / 2 ** 32 / chance)] ?? "pass";
  };
}

/** Every fourth request to the network fails in one of five ways. */
export async function f4(setup: Setup): Promise<Measurement[]> {
  const shares = setup.shares ?? (setup.size === "full" ? 20_000 : 2_000);
  const people = Math.ceil(shares / 4);
  const fixture = await openFixture(setup, "polyphon_engine_f4", {
    people,
    posts: 4,
    firstShareId: 40_000_000,
  });
  const proxy = await startFaultyProxy({
    targetPort: setup.network.port,
    // Twice the time a worker waits for an answer, as 30 s are to 15.
    stallMs: leaseSeconds * 500,
    fateOf: drawFates(42, setup.account.creates),
  });
  const settings = {
    databaseUrl: fixture.appUrl,
    networkUrl: proxy.url,
    config: scaledTimes(leaseSeconds),
  };
  const team = await Promise.all(Array.from({ length: workers }, () => startWorker(settings)));
  await scheduleShares(fixture, shares, shares * 5);
  await waitUntil(async () => (await countOpen(fixture)) === 0, 60_000 + shares * 20);
  await Promise.all(team.map((worker) => worker.end("SIGTERM")));
  await proxy.stop();

  const verdict = await judge(fixture, setup.network);
  await fixture.close();
  return [...claims("F4", verdict), ...fates.map((fate) => note(`F4 ${fate}`, String(proxy.struck[fate])))];
}
