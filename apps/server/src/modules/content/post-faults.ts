import { limits } from "@polyphon/contract/limits.ts";
import type { PostFault } from "@polyphon/rules/content/check-post.ts";
import { Refusal } from "../../platform/operation/refusal.ts";

function valuesOf(fault: PostFault, zone: string): Record<string, string | number> {
  const { network } = fault;
  return network ? { zone, network, min: limits.copy.min[network], max: limits.copy.max[network] } : { zone };
}

/** The first fault names the refusal; every fault is a violation at its field. */
export function refuseFaults(faults: readonly PostFault[], zone: string): void {
  const [first] = faults;
  if (!first) return;
  const violations = faults.map((fault) => ({
    field: fault.voice ? ["voices", fault.voice, fault.network].filter(Boolean).join(".") : fault.field,
    error: fault.reason,
    values: valuesOf(fault, zone),
  }));
  throw new Refusal(first.reason, valuesOf(first, zone), violations);
}
