import type { Network } from "@polyphon/contract/networks/networks.ts";

/** What a sealed secret is bound to: moved to another person's row or another use, it does not open. */
export function tokenBinding(
  owner: { companyId: number; userId: number; network: Network },
  use: "access" | "refresh" | "choice" | "verifier",
): string {
  return `${owner.companyId}/${owner.userId}/${owner.network}/${use}`;
}
