import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareState } from "@polyphon/contract/sharing/sharing.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { Log } from "../../../platform/log/log.ts";
import type { SettledShare } from "./settle/settle.store.ts";
import type { ChooseAdapter } from "./send/choose-adapter.ts";
import type { EngineConnections } from "./engine-connections.ts";
import type { Reach } from "./failpoint.ts";
import type { KillSwitches } from "./send/kill-switches.ts";
import type { LeaseTimes } from "./claim/lease-times.ts";
import type { PayloadSource } from "./payload/payload-source.ts";
import type { WorkerIdentities } from "./claim/worker-identity.ts";

/** What is announced about a settled group, by how each share ended. Shares that continue are not in it. */
export interface SettledGroup {
  readonly published: readonly SettledShare[];
  readonly failed: readonly SettledShare[];
  readonly held: readonly SettledShare[];
  readonly cancelled: readonly SettledShare[];
  readonly unconfirmed: readonly SettledShare[];
}

/** Runs in the transaction that writes the states: what it writes is committed with them, or not at all. */
export type Announce = (tx: Tx, group: SettledGroup) => Promise<void>;

export interface EngineMetrics {
  claimed(count: number): void;
  settled(state: ShareState, count: number): void;
  /** How late a share was sent. */
  late(milliseconds: number): void;
  takenOver(count: number): void;
}

/** What every step of the engine works with. */
export interface EngineParts {
  readonly connections: EngineConnections;
  readonly identities: WorkerIdentities;
  readonly adapterFor: ChooseAdapter;
  readonly payloads: PayloadSource;
  readonly switches: KillSwitches;
  readonly times: LeaseTimes;
  readonly resendAllowed: (network: Network) => boolean;
  readonly announce: Announce;
  readonly metrics: EngineMetrics | undefined;
  readonly reach: Reach;
  readonly clock: () => Date;
  readonly log: Log;
}
