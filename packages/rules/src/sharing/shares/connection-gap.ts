import type { ConnectionState } from "@polyphon/contract/networks/networks.ts";
import type { ConnectionGap, ShareState } from "@polyphon/contract/sharing/sharing.ts";

/** Why a share that waits for its time could not be published now; null where its connection is not in the way. */
export function connectionGap(
  state: ShareState,
  connection: ConnectionState | undefined,
): ConnectionGap | null {
  if (state !== "SCHEDULED" && state !== "HELD") return null;
  switch (connection) {
    case "TOKEN_ACTIVE":
      return null;
    case "TOKEN_EXPIRED":
      return "token_expired";
    case "TOKEN_REVOKED":
      return "token_revoked";
    case "NOT_CONNECTED":
    case undefined:
      return "not_connected";
    default:
      return connection satisfies never;
  }
}
