import type { AccountType, Network } from "@polyphon/contract/networks/networks.ts";
import type { MediaAbilities } from "@polyphon/rules/sharing/compose/networks/fits-network.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import type { ResourceLookups } from "../../platform/resource/resource-lookups.ts";

export interface PlanDeps {
  /** What can be published on an account, and whether only its owner can; null where nothing can. */
  readonly abilities: (
    network: Network,
    accountType: AccountType,
  ) => (MediaAbilities & { readonly assisted: boolean }) | null;
}

/** A plan that is looked at before it is made. */
export interface PreviewDeps extends PlanDeps {
  /** Addresses of small pictures, by media id. */
  readonly thumbnails: (tx: Tx, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}

export interface AutopilotDeps extends PreviewDeps {
  readonly lookups: ResourceLookups;
}
