import type { connection } from "@polyphon/contract/networks/networks.contract.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import { endsFor, stateNow } from "@polyphon/rules/networks/connection-life.ts";
import type { z } from "zod";
import type { NetworkDeps } from "../networks.deps.ts";
import type { ConnectionRow } from "./connection.store.ts";

type Connection = z.output<typeof connection>;

export function presentConnection(
  { abilities, connectors }: Pick<NetworkDeps, "abilities" | "connectors">,
  network: Network,
  row: ConnectionRow | undefined,
  { now, connectable }: { readonly now: Date; readonly connectable: boolean },
): Connection {
  const pages = connectors.find((connector) => connector.network === network)?.pages === true;
  if (!row) {
    const nothing = {
      accountType: null,
      displayName: null,
      vanityName: null,
      expiresAt: null,
      abilities: null,
    };
    return { network, status: "NOT_CONNECTED", ...nothing, connectable, pages };
  }
  return {
    network,
    status: stateNow(row, now),
    accountType: row.accountType,
    displayName: row.displayName,
    vanityName: row.vanityName,
    expiresAt: endsFor(row)?.toISOString() ?? null,
    abilities: abilities(network, row.accountType),
    connectable,
    pages,
  };
}
