import type { AccountType, Network } from "@polyphon/contract/networks/networks.ts";
import type { MediaAbilities } from "@polyphon/rules/sharing/fits-network.ts";
import type { Tx } from "../../platform/db/transaction.ts";

/** What planning itself needs. */
export interface PlanNeeds {
  /** What can be published on an account, and whether only its owner can; null where nothing can. */
  readonly abilities: (
    network: Network,
    accountType: AccountType,
  ) => (MediaAbilities & { readonly assisted: boolean }) | null;
}

export interface AutopilotNeeds extends PlanNeeds {
  /** Addresses of small pictures, by media id. */
  readonly thumbnails: (tx: Tx, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}
