import type { Named } from "@polyphon/contract/kit/named.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../platform/db/transaction.ts";
import type { ResourceDesk } from "../../platform/resource/resource-desk.ts";
import type { SignPicture } from "./companies.port.ts";

/** How many there were in each stretch of time; `bounds` are its begins and the end of the last. */
type CountInPeriods = (tx: Tx, companyId: number, bounds: readonly Date[]) => Promise<Map<number, number>>;
type CountByNetwork = (tx: Tx, companyId: number) => Promise<Partial<Record<Network, number>>>;

export interface CompaniesDeps {
  readonly sign: SignPicture;
  readonly desk: ResourceDesk;
  /** Where the picture behind an id lies; null for one that cannot be used. */
  readonly pictureKey: (tx: Tx, mediaId: number) => Promise<string | null>;
  /** The categories a company is connected to. */
  readonly categories: (tx: Tx, companyId: number) => Promise<Named[]>;
  readonly autopilotUsers: (tx: Tx, companyId: number) => Promise<number>;
  readonly waitingShares: CountByNetwork;
  readonly connections: CountByNetwork;
  readonly shares: CountInPeriods;
  readonly clicks: CountInPeriods;
}
