import type { ErrorName } from "@polyphon/contract/errors.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";

export interface CompanyTerms {
  /** Networks the company shares on. */
  readonly offered: readonly Network[];
  /** The company has locked its copy: it is shared unchanged, or not at all. */
  readonly lockedDownCopy: boolean;
}

export interface WantedCopy {
  readonly network: Network;
  readonly text: string;
}

export type TermsBroken = {
  readonly reason: Extract<ErrorName, "feature_off" | "copy_locked" | "not_found">;
  readonly network: Network;
};

/**
 * What a company allows of a share. `voiceCopies` are the texts of the chosen voice; null when the post has no such
 * voice. Where texts are locked, the text of any network will do, because one copy may serve them all.
 */
export function brokenTerms(
  terms: CompanyTerms,
  voiceCopies: readonly string[] | null,
  wanted: readonly WantedCopy[],
): TermsBroken | null {
  const allowed = new Set((voiceCopies ?? []).map((text) => text.trim()));
  for (const { network, text } of wanted) {
    if (!terms.offered.includes(network)) return { reason: "feature_off", network };
    if (voiceCopies === null) return { reason: "not_found", network };
    if (terms.lockedDownCopy && !allowed.has(text.trim())) return { reason: "copy_locked", network };
  }
  return null;
}
