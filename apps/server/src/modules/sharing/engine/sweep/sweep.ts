import { setTimeout as pause } from "node:timers/promises";
import { ensureAttemptMonths, wakeLanes } from "./sweep.store.ts";
import { takeOver } from "../claim/claim.ts";
import { dispatch } from "../send/dispatch.ts";
import type { EngineParts } from "../engine-parts.ts";
import type { InFlight } from "../in-flight.ts";
import type { Settler } from "../settle/settle.ts";
import type { WorkerIdentity } from "../claim/worker-identity.ts";

const sweepMs = 1_000;
const batch = 100;
const monthsEveryMs = 6 * 60 * 60 * 1_000;

async function takeOverAll(
  parts: EngineParts,
  settler: Settler,
  inFlight: InFlight,
  identity: WorkerIdentity,
): Promise<void> {
  for (let full = true; full;) {
    await inFlight.room(1);
    const claimed = await takeOver(parts, identity, Math.min(batch, inFlight.free));
    full = claimed.full;
    if (claimed.shares.length === 0) return;
    inFlight.enter(claimed.shares.length);
    parts.metrics?.takenOver(claimed.shares.length);
    void dispatch(parts, settler, claimed, "resolve");
  }
}

/** Once: reads the switches, wakes lanes, ends silent sessions, takes over what nobody finishes. */
export async function sweepOnce(parts: EngineParts, settler: Settler, inFlight: InFlight): Promise<void> {
  const identity = await parts.identities.take();
  if (identity === undefined) return;
  await parts.switches.refresh();
  await wakeLanes(parts.connections.shares);
  const ended = await identity.endSilentWorkers();
  if (ended > 0) parts.log.warn({ ended }, "ended the sessions of silent workers");
  await takeOverAll(parts, settler, inFlight, identity);
}

/** A missing partition costs speed in the long run; unfinished shares cannot wait for it. */
async function makeMonths(parts: EngineParts): Promise<void> {
  await ensureAttemptMonths(parts.connections.shares, parts.clock()).catch((error: unknown) =>
    parts.log.warn({ err: error }, "making the months of attempts failed"),
  );
}

export async function runSweep(
  parts: EngineParts,
  settler: Settler,
  inFlight: InFlight,
  stop: AbortSignal,
): Promise<void> {
  let monthsAt = -Infinity;
  while (!stop.aborted) {
    try {
      if (performance.now() - monthsAt > monthsEveryMs) {
        monthsAt = performance.now();
        await makeMonths(parts);
      }
      await sweepOnce(parts, settler, inFlight);
    } catch (error) {
      parts.log.warn({ err: error }, "sweeping failed");
    }
    await pause(sweepMs, undefined, { signal: stop }).catch(() => undefined);
  }
}
