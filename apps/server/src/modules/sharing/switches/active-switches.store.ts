import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Database } from "../../../platform/db/pool.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export type SwitchScope = "all" | "network" | "company" | "post";

export interface ActiveSwitch {
  readonly scope: SwitchScope;
  readonly key: string;
}

export async function listActiveSwitches(shares: Database): Promise<ActiveSwitch[]> {
  const { rows } = await shares.query<ActiveSwitch>({
    name: "share-switches",
    text: "select scope /* narrowed: scope */, key from kill_switch where active and scope <> 'cron'",
  });
  return rows;
}

/** By the system itself. True for the one call that turned it on, however many shares were refused at once. */
export async function switchNetworkOff(tx: Tx, network: Network, reason: string): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `insert into kill_switch (scope, key, active, reason) values ('network', $1, true, $2)
     on conflict (scope, key) do update set active = true, reason = $2, by_account = null, at = now()
     where not kill_switch.active`,
    [network, reason],
  );
  return rowCount === 1;
}
