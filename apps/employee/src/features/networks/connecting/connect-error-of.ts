import type { Network } from "@polyphon/contract/networks/networks.ts";

export interface ConnectErrorFacts {
  readonly network: Network | null;
  readonly kind: "cancelled" | "failed";
}

/** Each network has its own codes for a refusal by the user; everything else is a failure. */
const refusal = /^(access_denied|user_denied|user_cancelled_(login|authorize)|cancelled)$/;

/** Reads an address that anybody could have written, so only known values count. */
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
