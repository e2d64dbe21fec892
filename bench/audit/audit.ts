import { auditDeps } from "@polyphon/server/platform/audit/audit-deps.ts";
import { checkSeals } from "@polyphon/server/platform/audit/check-seals.ts";
import { oldestUnsealed } from "@polyphon/server/platform/audit/seal-rows.ts";
import { startSealing } from "@polyphon/server/platform/audit/start-sealing.ts";
import { readConfig } from "@polyphon/server/platform/config/config.ts";
import { openPool } from "@polyphon/server/platform/db/pool.ts";
import { allScope } from "@polyphon/server/platform/db/scope.ts";
import { inReadTransaction } from "@polyphon/server/platform/db/transaction.ts";
import { makeLog } from "@polyphon/server/platform/log/log.ts";
import { makeMetrics } from "@polyphon/server/platform/metrics/metrics.ts";
import { setTimeout as pause } from "node:timers/promises";
import { benchDatabase, withClient } from "../kit/bench-database.ts";
import type { Measurement } from "../kit/measurement.ts";
import { startPart } from "../kit/part.ts";

const writers = 8;
const companies = 50;

/** Lines written by several processes while one seals: how long the oldest ever waits, and whether all seals hold. */
export const audit: Measurement = {
  name: "audit",
  run: async ({ quick }) => {
    const database = await benchDatabase("audit", []);
    await withClient(database.admin, (client) =>
      client.query("truncate audit_entry, audit_unsealed, audit_seal"),
    );
    const lines = quick ? 20_000 : 100_000;
    const pool = openPool({ url: database.app, size: 4, name: "polyphon-bench-sealing" });
    const deps = auditDeps(readConfig({}));
    const log = makeLog({ level: "warn", process: "bench" });
    const sealing = startSealing({ ...deps, database: pool, log, metrics: makeMetrics() });
    const parts = Array.from({ length: writers }, () =>
      startPart(new URL("./audit-writer.ts", import.meta.url), { url: database.app, companies }),
    );
    const waiting = () => inReadTransaction(pool, allScope("audit"), oldestUnsealed);
    const begun = performance.now();
    const written = { seconds: 0 };
    void Promise.all(parts.map((part) => part.call("write", lines / writers))).then(() => {
      written.seconds = (performance.now() - begun) / 1000;
    });
    let longest = 0;
    for (let waits = 1; written.seconds === 0 || waits > 0; await pause(100)) {
      waits = await waiting();
      longest = Math.max(longest, waits);
    }
    const all = (performance.now() - begun) / 1000;
    await sealing.stop();
    const checkedFrom = performance.now();
    const check = await checkSeals(pool, deps, AbortSignal.timeout(600_000));
    const checked = (performance.now() - checkedFrom) / 1000;
    await Promise.all([...parts.map((part) => part.stop()), pool.end()]);
    const whole = check.fault === null && check.lines === lines;
    return [
      {
        name: "audit",
        figure: whole ? longest : Number.POSITIVE_INFINITY,
        goal: 10,
        bound: "at most",
        unit: " s",
        note: `${check.lines} lines by ${writers} processes in ${written.seconds.toFixed(1)} s, sealed after ${all.toFixed(1)} s by ${check.seals} seals, checked in ${checked.toFixed(1)} s: ${check.fault ?? "intact"}`,
      },
    ];
  },
};
