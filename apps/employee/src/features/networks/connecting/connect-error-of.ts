import type { Network } from "@polyphon/contract/networks/networks.ts";

export interface ConnectErrorFacts {
  readonly network: Network | null;
  readonly kind: "cancelled" | "failed";
}

/** Networks word a refusal by the person each in their own way; everything else went wrong on the way. */
const refusal = /^(access_denied|user_denied|user_cancelled_(login|authorize)|cancelled)$/;

/** Reads an address that anybody could have written: only known words count. */
export function errorOf(
  known: readonly Network[],
  network: string | null,
  error: string | null,
): ConnectErrorFacts {
  const name = network?.toUpperCase() === "X" ? "TWITTER" : network?.toUpperCase();
  return {
    network: known.find((one) => one === name) ?? null,
    kind: error !== null && refusal.test(error) ? "cancelled" : "failed",
  };
}
