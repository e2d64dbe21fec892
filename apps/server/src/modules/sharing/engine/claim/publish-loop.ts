import { setTimeout as pause } from "node:timers/promises";
import type { ClaimOrder } from "./claim.store.ts";
import { claim } from "./claim.ts";
import { dispatch } from "../send/dispatch.ts";
import type { EngineParts } from "../engine-parts.ts";
import type { InFlight } from "../in-flight.ts";
import type { Settler } from "../settle/settle.ts";

const batch = 100;
const pollMs = 100;
const failureMs = 200;

/** Claims what is due every 100 ms, at once again when there is more, until it is stopped. */
export async function runPublishLoop(
  parts: EngineParts,
  settler: Settler,
  inFlight: InFlight,
  stop: AbortSignal,
): Promise<void> {
  let order: ClaimOrder = "oldest";
  const rest = (ms: number) => pause(ms, undefined, { signal: stop }).catch(() => undefined);
  while (!stop.aborted) {
    await inFlight.room(batch);
    const identity = await parts.identities.take();
    if (identity === undefined || stop.aborted) return;
    try {
      const claimed = await claim(parts, identity, Math.min(batch, inFlight.free), order);
      // Behind a backlog every other claim takes what fell due last: nobody waits for somebody else's fifty thousand.
      order = claimed.full && order === "oldest" ? "newest" : "oldest";
      inFlight.enter(claimed.shares.length);
      parts.metrics?.claimed(claimed.shares.length);
      if (claimed.shares.length > 0) void dispatch(parts, settler, claimed, "publish");
      if (!claimed.full) await rest(pollMs);
    } catch (error) {
      parts.log.warn({ err: error }, "claiming failed");
      await rest(failureMs);
    }
  }
}
