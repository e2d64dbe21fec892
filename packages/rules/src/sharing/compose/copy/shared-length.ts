import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { countCopy, type CopyAttachments } from "./count-copy.ts";
import { leastWeight } from "./x-weight.ts";

export interface SharedLength {
  readonly used: number;
  readonly max: number;
}

/**
 * How long the text of a share is for its network, links included: by the product's rule, or by what X itself counts at
 * least where that is more. An attached address takes the same place in both.
 */
export function sharedLength(network: Network, text: string, attached: CopyAttachments): SharedLength {
  const { length } = countCopy(network, text, attached);
  const max = limits.copy.max[network];
  if (network !== "TWITTER") return { used: length, max };
  return { used: Math.max(length, leastWeight(text) + countCopy(network, "", attached).length), max };
}
