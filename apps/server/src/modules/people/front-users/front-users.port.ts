import type { AccountType, Network } from "@polyphon/contract/networks/networks.ts";
import type { ConnectionMark, NetworkWord } from "@polyphon/contract/people/front-users/front-users.ts";
import type { ShareState } from "@polyphon/contract/sharing/sharing.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { AccountCondition } from "../../identity/identity.api.ts";

/** What the networks know of employees. */
export interface EmployeeConnections {
  marks(
    tx: Tx,
    ids: readonly number[],
    now: Date,
  ): Promise<ReadonlyMap<number, readonly { readonly network: Network; readonly mark: ConnectionMark }[]>>;
  facts(
    tx: Tx,
    id: number,
    now: Date,
  ): Promise<
    readonly {
      readonly network: Network;
      readonly mark: ConnectionMark;
      readonly accountType: AccountType;
      readonly displayName: string;
      readonly connectedAt: Date;
      readonly endsAt: Date | null;
    }[]
  >;
  condition(words: readonly NetworkWord[], now: Date): AccountCondition;
  count(tx: Tx, ids: readonly number[]): Promise<number>;
}

/** What is known of the shares of employees. */
export interface EmployeeShares {
  figures(
    tx: Tx,
    ids: readonly number[],
    since: Date,
  ): Promise<ReadonlyMap<number, { readonly lastShareAt: Date | null; readonly shares: number }>>;
  recent(
    tx: Tx,
    id: number,
    now: Date,
    limit: number,
  ): Promise<
    readonly {
      readonly id: number;
      readonly network: Network;
      readonly title: string;
      readonly state: ShareState;
      readonly reason: string | null;
      readonly dueAt: Date;
      readonly permalink: string | null;
    }[]
  >;
  countWaiting(tx: Tx, ids: readonly number[]): Promise<number>;
}

/** What the autopilot knows of employees. */
export interface EmployeeAutopilot {
  switchedOn(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>>;
  /** It has nothing to do for whoever only reads. */
  switchOff(tx: Tx, ids: readonly number[]): Promise<unknown>;
}

/** People with the accounts of their LinkedIn groups, on the way to another company. */
export interface Move {
  readonly accountIds: readonly number[];
  readonly toCompanyId: number;
}

/** What other modules keep of people goes along in the same transaction. */
export interface MoveOfPeople {
  weighShares(tx: Tx, move: Move): Promise<{ readonly shares: number; readonly cancelled: number }>;
  countFilters(tx: Tx, accountIds: readonly number[]): Promise<number>;
  weighConnections(tx: Tx, move: Move): Promise<{ readonly kept: number; readonly lost: number }>;
  readonly steps: readonly ((tx: Tx, move: Move, now: Date) => Promise<void>)[];
}
