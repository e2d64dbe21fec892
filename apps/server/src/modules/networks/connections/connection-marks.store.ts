import type { AccountType } from "@polyphon/contract/networks/networks.ts";
import type { NetworkWord } from "@polyphon/contract/people/front-users/front-users.ts";
import type { ConnectionLife } from "@polyphon/rules/networks/connection-life.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { markedAs } from "./connection-life.store.ts";

export interface ConnectionFacts extends ConnectionLife {
  readonly userId: number;
  readonly accountType: AccountType;
}

/** Of many people at once, without their tokens. */
export async function lifesOf(tx: Tx, userIds: readonly number[]): Promise<ConnectionFacts[]> {
  const { rows } = await tx.client.query<ConnectionFacts>(
    `select user_id as "userId", network, status, account_type as "accountType", access_expires_at as "accessExpiresAt",
       refresh_expires_at as "refreshExpiresAt", refresh_token is not null as "canRefresh"
     from social_connection where user_id = any($1)`,
    [userIds],
  );
  return rows;
}

export async function countConnectionsOf(tx: Tx, userIds: readonly number[]): Promise<number> {
  const { rows } = await tx.client.query<{ connections: number }>(
    "select count(*)::int as connections from social_connection where user_id = any($1)",
    [userIds],
  );
  return rows[0]?.connections ?? 0;
}

/** Whether somebody has a connection of one of the marks, or none at all. */
export function connectionCondition(words: readonly NetworkWord[]) {
  return (accountId: string): string => {
    const one = (word: NetworkWord) =>
      word === "NONE"
        ? `not exists (select from social_connection s where s.user_id = ${accountId})`
        : `exists (select from social_connection s where s.user_id = ${accountId} and ${markedAs[word]})`;
    return `(${words.map(one).join(" or ")})`;
  };
}
