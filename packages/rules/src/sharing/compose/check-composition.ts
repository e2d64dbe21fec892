import { limits } from "@polyphon/contract/limits.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { copyOf, type Composition } from "./compose-share.ts";
import { countCopy, type CopyAttachments, type CopyCount } from "./copy/count-copy.ts";
import { sentCopy } from "./copy/write-mentions.ts";

export type CompositionFault =
  | { readonly kind: "no_network" }
  | { readonly kind: "empty"; readonly network: Network }
  | { readonly kind: "too_long"; readonly network: Network; readonly over: number }
  | { readonly kind: "too_short"; readonly network: Network; readonly min: number }
  | { readonly kind: "document_on_x"; readonly network: Network };

/** How a network counts the words that would be sent to it now. */
export function countComposition(
  composition: Composition,
  network: Network,
  attached: CopyAttachments,
): CopyCount {
  const text = sentCopy(network, copyOf(composition, network), composition.mentions);
  return countCopy(network, text.trim(), attached);
}

/** The first reason not to send, in the same order as on the server. */
export function checkComposition(
  composition: Composition,
  attached: CopyAttachments,
): CompositionFault | null {
  const { selected } = composition;
  if (selected.length === 0) return { kind: "no_network" };

  const empty = selected.find((network) => copyOf(composition, network).trim() === "");
  if (empty !== undefined) return { kind: "empty", network: empty };

  for (const network of selected) {
    const count = countComposition(composition, network, attached);
    if (count.tooLong) return { kind: "too_long", network, over: -count.remaining };
    if (count.tooShort) return { kind: "too_short", network, min: limits.copy.min[network] };
  }
  return attached.isDocument && selected.includes("TWITTER")
    ? { kind: "document_on_x", network: "TWITTER" }
    : null;
}
