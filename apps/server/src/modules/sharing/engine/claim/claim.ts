import { type Claim, claimDueShares, type ClaimOrder } from "./claim.store.ts";
import { takeOverShares } from "../sweep/sweep.store.ts";
import type { EngineParts } from "../engine-parts.ts";
import { Lease } from "../send/guard.ts";
import type { WorkerIdentity } from "./worker-identity.ts";

export interface Claimed extends Claim {
  readonly lease: Lease;
}

/** PostgreSQL itself answered that the statement failed; anything else leaves open whether it was committed. */
function certainlyFailed(error: unknown): boolean {
  return error instanceof Error && "severity" in error && error.severity === "ERROR";
}

/** After a lost answer rows may have this id that nobody knows of: only a dead id lets a sweep find them. */
async function claimAs<T>(identity: WorkerIdentity, statement: () => Promise<T>): Promise<T> {
  try {
    return await statement();
  } catch (error) {
    if (!certainlyFailed(error)) identity.retire();
    throw error;
  }
}

export async function claim(
  parts: EngineParts,
  identity: WorkerIdentity,
  most: number,
  order: ClaimOrder,
): Promise<Claimed> {
  const lease = new Lease(identity);
  parts.reach("claim.before");
  const claimed = await claimAs(identity, () =>
    claimDueShares(parts.connections.shares, identity.id, most, parts.times.leaseMs, order),
  );
  if (claimed.shares.length > 0) parts.reach("claim.after");
  return { ...claimed, lease };
}

export async function takeOver(parts: EngineParts, identity: WorkerIdentity, most: number): Promise<Claimed> {
  const lease = new Lease(identity);
  parts.reach("sweep.before");
  const shares = await claimAs(identity, () =>
    takeOverShares(parts.connections.shares, identity.id, most, parts.times.leaseMs),
  );
  if (shares.length > 0) parts.reach("sweep.after");
  return { shares, full: shares.length >= most, lease };
}
