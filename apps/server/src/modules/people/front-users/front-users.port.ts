import type { AccountType, Network } from "@polyphon/contract/networks/networks.ts";
import type {
  Activity,
  ConnectionMark,
  NetworkWord,
} from "@polyphon/contract/people/front-users/front-users.ts";
import type { ShareReason, ShareState } from "@polyphon/contract/sharing/sharing.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { AccountCondition } from "../../identity/identity.api.ts";

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
  condition(words: readonly NetworkWord[]): AccountCondition;
  count(tx: Tx, ids: readonly number[]): Promise<number>;
}

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
      readonly reason: ShareReason | null;
      readonly dueAt: Date;
      readonly permalink: string | null;
    }[]
  >;
  countWaiting(tx: Tx, ids: readonly number[]): Promise<number>;
  condition(activities: readonly Activity[], quietSince: Date): AccountCondition;
}

export interface EmployeeAutopilot {
  switchedOn(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>>;
  /** A read-only user has no use for it. */
  switchOff(tx: Tx, ids: readonly number[]): Promise<unknown>;
  condition(on: boolean, companyIds: readonly number[] | null): AccountCondition;
}

/** People with the accounts of their LinkedIn groups who move to another company. */
export interface Move {
  readonly accountIds: readonly number[];
  readonly toCompanyId: number;
}

/** What other modules store about people moves in the same transaction. */
export interface MoveOfPeople {
  weighShares(tx: Tx, move: Move): Promise<{ readonly shares: number; readonly cancelled: number }>;
  countFilters(tx: Tx, accountIds: readonly number[]): Promise<number>;
  weighConnections(tx: Tx, move: Move): Promise<{ readonly kept: number; readonly lost: number }>;
  readonly steps: readonly ((tx: Tx, move: Move, now: Date) => Promise<void>)[];
}
