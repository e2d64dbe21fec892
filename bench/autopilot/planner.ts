import { loadFacts } from "@polyphon/server/modules/autopilot/choices/choice-facts.ts";
import { planRun } from "@polyphon/server/modules/autopilot/runs/jobs/plan-run.ts";
import { lookAhead } from "@polyphon/server/modules/autopilot/plan/look-ahead.ts";
import { workOnRun } from "@polyphon/server/modules/autopilot/runs/work-on-run.ts";
import { requestRun } from "@polyphon/server/modules/autopilot/runs/request-run.ts";
import { openPool } from "@polyphon/server/platform/db/pool.ts";
import { companyScope } from "@polyphon/server/platform/db/scope.ts";
import { inTransaction } from "@polyphon/server/platform/db/transaction.ts";
import { registerListeners } from "@polyphon/server/platform/events/listeners.ts";
import { startJobs } from "@polyphon/server/platform/jobs/run-jobs.ts";
import { makeLog } from "@polyphon/server/platform/log/log.ts";
import { makeMetrics } from "@polyphon/server/platform/metrics/metrics.ts";
import type { FrontActor } from "@polyphon/server/platform/session/actor.ts";
import { bePart, partArgument } from "../kit/be-part.ts";
import type { BenchDatabase } from "../kit/bench-database.ts";
import { plannedMonday } from "./plan-data.ts";

/** A worker that plans weeks, as a process of its own. */
const database = partArgument() as BenchDatabase;
const pool = openPool({ url: database.app, size: 4, name: "polyphon-bench-planner" });
const log = makeLog({ level: "silent", process: "bench" });
registerListeners([]);
const deps = {
  abilities: () => ({ minImages: 0, video: true, linkCard: true, assisted: false }),
  thumbnails: () => Promise.resolve(new Map<number, string>()),
};
const looks = 30;

const actorOf = (companyId: number, accountId: number): FrontActor => ({
  kind: "front",
  accountId,
  companyId,
  timeZone: "Europe/Berlin",
  features: new Set(),
  featuresOff: [],
  lightFrontUser: false,
  roleId: 0,
  primaryAccountId: null,
  restriction: null,
  sso: false,
  expiresAt: new Date("2040-01-01"),
});

const ask = (companyId: number) =>
  inTransaction(pool, companyScope(companyId), (tx) =>
    requestRun(tx, { companyId, monday: plannedMonday, cause: "WEEKLY", requestedBy: null, now: new Date() }),
  );

bePart({
  pid: () => process.pid,
  /** Seconds for a company's week, milliseconds of each step, and peak memory in megabytes. */
  plan: async (companyId: number) => {
    const runId = await ask(companyId);
    if (runId === null) throw new Error("a run is open already");
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss / 2 ** 20);
    }, 50);
    const begun = performance.now();
    const begins: number[] = [];
    const clock = () => {
      begins.push(performance.now());
      return new Date();
    };
    const { signal } = new AbortController();
    const end = await workOnRun({ database: pool, deps, runId, companyId, clock }, signal);
    const seconds = (performance.now() - begun) / 1000;
    clearInterval(watch);
    const steps = begins.slice(1).map((at, index) => at - (begins[index] ?? 0));
    if (end !== "over") throw new Error(`the run ended ${end}`);
    return { seconds, peak, steps };
  },
  /** Milliseconds for the coming four weeks, one person after the other, as a screen requests them. */
  preview: async (companyId: number) => {
    const { rows } = await inTransaction(pool, companyScope(companyId), ({ client }) =>
      client.query<{ id: number }>("select id from account where company_id = $1 order by id desc limit $2", [
        companyId,
        looks,
      ]),
    );
    const took: number[] = [];
    for (const { id } of rows) {
      const actor = actorOf(companyId, id);
      const begun = performance.now();
      const { weeks } = await inTransaction(pool, companyScope(companyId), async (tx) => {
        const facts = await loadFacts(tx, actor);
        return lookAhead(deps, { tx, actor, now: new Date() }, facts, {});
      });
      took.push(performance.now() - begun);
      if (weeks.length !== 4) throw new Error(`${weeks.length} weeks ahead`);
    }
    return took;
  },
  ask,
  /** Takes runs from the queue until it is killed. */
  work: async () => {
    await startJobs({
      databaseUrl: database.app,
      database: pool,
      handlers: [planRun(deps)],
      log,
      metrics: makeMetrics(),
    });
  },
});
