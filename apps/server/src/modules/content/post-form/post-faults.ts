import { limits } from "@polyphon/contract/limits.ts";
import type { OwnPostFault } from "@polyphon/rules/content/own-posts/check-own-post.ts";
import type { PostFault } from "@polyphon/rules/content/post-form/check-post.ts";
import { Refusal } from "../../../platform/operation/refusal.ts";

type Fault = PostFault | OwnPostFault;
type Values = Readonly<Record<string, string | number>>;

function valuesOf({ network }: Fault, known: Values): Values {
  if (!network) return { ...known, max: limits.post.images };
  return { ...known, network, min: limits.copy.min[network], max: limits.copy.max[network] };
}

/** The first fault names the refusal; every fault is a violation at its field. */
export function refuseFaults(faults: readonly Fault[], known: Values = {}): void {
  const [first] = faults;
  if (!first) return;
  const violations = faults.map((fault) => ({
    field: [fault.field, "voice" in fault && fault.voice, fault.network].filter(Boolean).join("."),
    error: fault.reason,
    values: valuesOf(fault, known),
  }));
  throw new Refusal(first.reason, valuesOf(first, known), violations);
}
