import type { AccountType } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { ConnectionFacts } from "./connection-marks.store.ts";

export interface AccountFacts extends ConnectionFacts {
  readonly accountType: AccountType;
}

/** Connections of many people with the kind of each account, without their tokens. */
export async function accountFactsOf(tx: Tx, userIds: readonly number[]): Promise<AccountFacts[]> {
  const { rows } = await tx.client.query<AccountFacts>(
    `select user_id as "userId", network, status, account_type as "accountType", access_expires_at as "accessExpiresAt",
       refresh_expires_at as "refreshExpiresAt", refresh_token is not null as "canRefresh"
     from social_connection where user_id = any($1)`,
    [userIds],
  );
  return rows;
}
