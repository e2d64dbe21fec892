import type { connection } from "@polyphon/contract/networks/networks.contract.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { z } from "zod";
import type { ConnectionRow } from "./networks.store.ts";

type Connection = z.output<typeof connection>;

/** A token past its end is shown as expired even before anybody has tried it. */
export function presentConnection(
  network: Network,
  row: ConnectionRow | undefined,
  now: Date,
  connectable: boolean,
): Connection {
  if (!row) return { network, status: "NOT_CONNECTED", displayName: null, expiresAt: null, connectable };
  const over = row.status === "TOKEN_ACTIVE" && row.accessExpiresAt <= now;
  return {
    network,
    status: over ? "TOKEN_EXPIRED" : row.status,
    displayName: row.displayName,
    expiresAt: row.accessExpiresAt.toISOString(),
    connectable,
  };
}
