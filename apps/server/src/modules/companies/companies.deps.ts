import type { Named } from "@polyphon/contract/kit/named.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Contributed } from "@polyphon/rules/people/guard/guarded-months.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import type { ResourceLookups } from "../../platform/resource/resource-lookups.ts";
import type { SignPicture } from "./companies.port.ts";

/** How many there were in each period; `bounds` are the starts and the end of the last. */
type CountInPeriods = (tx: Tx, companyId: number, bounds: readonly Date[]) => Promise<Map<number, number>>;
/** The same with how many people contributed, under the label of each period; null leaves a period out. */
export type CountContributed = (
  tx: Tx,
  companyId: number,
  periods: { readonly bounds: readonly Date[]; readonly labels: readonly (number | null)[] },
) => Promise<ReadonlyMap<number, Contributed>>;
type CountByNetwork = (tx: Tx, companyId: number) => Promise<Partial<Record<Network, number>>>;

export interface CompaniesDeps {
  readonly sign: SignPicture;
  readonly lookups: ResourceLookups;
  /** The storage key of a picture; null for one that cannot be used. */
  readonly pictureKey: (tx: Tx, mediaId: number) => Promise<string | null>;
  /** The categories a company is connected to. */
  readonly categories: (tx: Tx, companyId: number) => Promise<Named[]>;
  readonly autopilotUsers: (tx: Tx, companyId: number) => Promise<number>;
  readonly waitingShares: CountByNetwork;
  readonly connections: CountByNetwork;
  readonly shares: CountInPeriods;
  readonly clicks: CountInPeriods;
  readonly contributedShares: CountContributed;
  readonly contributedClicks: CountContributed;
}
