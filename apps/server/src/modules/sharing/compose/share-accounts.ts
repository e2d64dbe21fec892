import type { AccountType, ConnectionState, Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { sharingAccounts } from "../../networks/networks.api.ts";
import type { SharingDeps } from "../sharing.deps.ts";
import type { PublishAbilities } from "../sharing.port.ts";

interface ShareAccount {
  readonly status: ConnectionState;
  readonly accountType: AccountType;
  /** Null where we cannot publish on such an account. */
  readonly abilities: PublishAbilities | null;
}

export type ShareAccounts = ReadonlyMap<Network, ShareAccount>;

/** The person's accounts with what can be published on them. */
export async function shareAccounts(
  tx: Tx,
  deps: SharingDeps,
  userId: number,
  now: Date,
): Promise<ShareAccounts> {
  const accounts = await sharingAccounts(tx, userId, now);
  return new Map(
    [...accounts].map(([network, { status, accountType }]) => [
      network,
      { status, accountType, abilities: deps.abilities(network, accountType) },
    ]),
  );
}

export function isAssisted(accounts: ShareAccounts, network: Network): boolean {
  return accounts.get(network)?.abilities?.assisted === true;
}
