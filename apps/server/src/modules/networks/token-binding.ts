import type { Network } from "@polyphon/contract/networks/networks.ts";

/** What a sealed token is tied to: moved to another person's row, it does not open. */
export function tokenBinding(
  owner: { companyId: number; userId: number; network: Network },
  use: "access" | "refresh",
): string {
  return `${owner.companyId}/${owner.userId}/${owner.network}/${use}`;
}
