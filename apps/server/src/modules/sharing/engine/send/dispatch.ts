import { setTimeout as pause } from "node:timers/promises";
import type { ClaimedShare } from "../claim/claim.store.ts";
import type { Claimed } from "../claim/claim.ts";
import type { EngineParts } from "../engine-parts.ts";
import type { Lease } from "./guard.ts";
import type { Payload } from "../payload/payload-source.ts";
import { publishShare } from "./publish-share.ts";
import { resolveShare } from "../sweep/resolve-share.ts";
import type { Settler } from "../settle/settle.ts";
import { released, stillOpen } from "../settle/settlement-of.ts";

export type Purpose = "publish" | "resolve";

const points = {
  publish: { before: "payload.before", after: "payload.after" },
  resolve: { before: "resolve.payload.before", after: "resolve.payload.after" },
} as const;
const steps = { publish: publishShare, resolve: resolveShare } as const;

/** Retried while something may still be sent: a restarting database must not cost a share its turn. */
async function loadPayloads(
  parts: EngineParts,
  shares: readonly ClaimedShare[],
  lease: Lease,
  purpose: Purpose,
): Promise<ReadonlyMap<number, Payload>> {
  while (lease.allowsSending(parts.times)) {
    try {
      parts.reach(points[purpose].before);
      const payloads = await parts.payloads.load(shares, purpose);
      parts.reach(points[purpose].after);
      return payloads;
    } catch (error) {
      parts.log.warn({ err: error, shares: shares.length }, "payloads are loaded again");
      await pause(200);
    }
  }
  return new Map();
}

/** Sends what was claimed, all at once, and hands each result to the settler. Never throws. */
export async function dispatch(
  parts: EngineParts,
  settler: Pick<Settler, "add">,
  claimed: Claimed,
  purpose: Purpose,
): Promise<void> {
  const { shares, lease } = claimed;
  const payloads = await loadPayloads(parts, shares, lease, purpose);
  for (const share of shares) {
    const payload = payloads.get(share.id);
    if (payload === undefined) {
      settler.add(
        purpose === "publish"
          ? released(share, "its payload could not be loaded")
          : stillOpen(share, parts.times.lostAnswerMs, "released", "its payload could not be loaded"),
      );
      continue;
    }
    void steps[purpose](parts, share, lease, payload).then((settlement) => settler.add(settlement));
  }
}
