import { type Fate, startFaultyProxy } from "../network/faulty-proxy.ts";
import { type Measurement, note } from "../measurement.ts";
import { countOpen, openScene, scheduleShares } from "../scene.ts";
import type { Stage } from "../stage.ts";
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

/** Every fourth request to the network goes wrong in one of five ways. */
export async function f4(stage: Stage): Promise<Measurement[]> {
  const shares = stage.shares ?? (stage.size === "full" ? 20_000 : 2_000);
  const people = Math.ceil(shares / 4);
  const scene = await openScene(stage, "polyphon_engine_f4", { people, posts: 4, firstShareId: 40_000_000 });
  const proxy = await startFaultyProxy({
    targetPort: stage.network.port,
    // Twice the time a worker waits for an answer, as 30 s are to 15.
    stallMs: leaseSeconds * 500,
    fateOf: drawFates(42, stage.account.creates),
  });
  const settings = {
    databaseUrl: scene.appUrl,
    networkUrl: proxy.url,
    config: scaledTimes(leaseSeconds),
  };
  const team = await Promise.all(Array.from({ length: workers }, () => startWorker(settings)));
  await scheduleShares(scene, shares, shares * 5);
  await waitUntil(async () => (await countOpen(scene)) === 0, 60_000 + shares * 20);
  await Promise.all(team.map((worker) => worker.end("SIGTERM")));
  await proxy.stop();

  const verdict = await judge(scene, stage.network);
  await scene.close();
  return [...claims("F4", verdict), ...fates.map((fate) => note(`F4 ${fate}`, String(proxy.struck[fate])))];
}
