import type { Database } from "../db/pool.ts";
import { allScope } from "../db/scope.ts";
import { inReadTransaction } from "../db/transaction.ts";
import type { Check } from "../health/check.ts";
import type { Log } from "../log/log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { lookRepeatedly } from "../process/look-repeatedly.ts";
import type { AuditDeps } from "./audit-deps.ts";
import { lastCheck } from "./audit-checks.ts";
import type { Seal } from "./seal.ts";
import { oldestUnsealed } from "./seal-rows.ts";
import { sealWaiting } from "./seal-lines.ts";

export interface RunningSealing {
  stop(): Promise<void>;
  readonly check: Check;
}

const everySeconds = 1;
/** The outside copy needs one seal per chain and minute, not every one. */
const outsideEveryMs = 60_000;
/** Older than this, a waiting line means that nobody seals. */
const lateSeconds = 60;

/** Runs in every worker; the database lets one of them seal at a time. */
export function startSealing(
  options: AuditDeps & {
    readonly database: Database;
    readonly log: Log;
    readonly metrics: Metrics;
  },
): RunningSealing {
  const { database, keys, outside, log, metrics } = options;
  const newest = new Map<number, Seal>();
  let writtenAt = 0;

  async function copyOutside(): Promise<void> {
    if (!outside || newest.size === 0 || Date.now() - writtenAt < outsideEveryMs) return;
    writtenAt = Date.now();
    try {
      await outside.append([...newest.values()]);
      newest.clear();
    } catch (error) {
      // Sealing goes on without it, and the next minute tries again.
      log.error({ err: error }, "the newest seals could not be copied outside");
    }
  }
  async function measure(): Promise<void> {
    const { waited, checked } = await inReadTransaction(database, allScope("audit"), async (tx) => ({
      waited: await oldestUnsealed(tx),
      checked: await lastCheck(tx),
    }));
    metrics.audit.unsealed.set(waited);
    if (!checked) return;
    metrics.audit.checkedAt.set(checked.endedAt.getTime() / 1000);
    metrics.audit.faults.set(checked.fault === null ? 0 : 1);
  }
  const looking = lookRepeatedly({
    everySeconds,
    look: async () => {
      for (let more = true; more;) {
        const round = await sealWaiting(database, keys);
        for (const seal of round.seals) newest.set(seal.chain, seal);
        more = round.more;
      }
      await copyOutside();
      await measure();
    },
    failed: (error) => log.warn({ err: error }, "lines of the audit trail could not be sealed and wait"),
  });
  return {
    stop: async () => {
      await looking.stop();
      writtenAt = 0;
      await copyOutside();
    },
    check: {
      name: "audit-seals",
      run: async () => {
        const seconds = await inReadTransaction(database, allScope("health"), oldestUnsealed);
        return { ok: seconds <= lateSeconds, ageSeconds: seconds };
      },
    },
  };
}
