import { limits } from "@polyphon/contract/limits.ts";
import type { ErrorName } from "@polyphon/contract/errors.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";

/** A refusal with the figures that its text names. */
export function refusePlan(
  plan: { readonly reason: ErrorName; readonly network: Network | null },
  zone: string,
): never {
  const { network } = plan;
  throw new Refusal(plan.reason, {
    zone,
    ...(network
      ? {
          network,
          min: limits.copy.min[network],
          max: limits.copy.max[network],
          limit: limits.weeklyShares[network],
        }
      : {}),
  });
}
