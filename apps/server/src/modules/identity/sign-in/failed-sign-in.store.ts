import type { Panel } from "@polyphon/contract/identity/panel.ts";
import type { SignInFailure } from "@polyphon/contract/identity/sign-in-failures.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { byTime, spanValues, type TimeSpan } from "../../../platform/list/by-time.ts";

export interface FailedSignIn {
  readonly at: Date;
  readonly companyId: number | null;
  readonly accountId: number | null;
  readonly login: string;
  readonly panel: Panel;
  readonly reason: SignInFailure;
  readonly waitSeconds: number;
  readonly address: string;
  readonly agent: string | null;
}

export async function insertFailedSignIn(tx: Tx, failed: FailedSignIn): Promise<void> {
  await tx.client.query(
    `insert into failed_sign_in (at, company_id, account_id, login, panel, reason, wait_seconds, address, agent)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      failed.at,
      failed.companyId,
      failed.accountId,
      failed.login,
      failed.panel,
      failed.reason,
      failed.waitSeconds,
      failed.address,
      failed.agent,
    ],
  );
}

type ListedFailure = Pick<FailedSignIn, "at" | "login" | "reason" | "waitSeconds" | "address" | "agent"> & {
  readonly id: number;
  /** Null where nobody has the address. */
  readonly accountId: number | null;
};

/** Newest first, of everybody or of some companies; each has an index of its own. */
export async function listFailedSignIns(
  tx: Tx,
  filter: TimeSpan & { readonly companyIds: readonly number[] | null },
): Promise<ListedFailure[]> {
  const { rows } = await tx.client.query<ListedFailure>(
    `select id, at, login, account_id as "accountId", reason, wait_seconds as "waitSeconds", address, agent from failed_sign_in
     where ${filter.companyIds === null ? "$1::bigint[] is null" : "company_id = any($1)"} ${byTime(2)}`,
    [filter.companyIds, ...spanValues(filter)],
  );
  return rows;
}
