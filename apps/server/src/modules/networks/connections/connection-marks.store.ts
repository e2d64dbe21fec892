import type { AccountType } from "@polyphon/contract/networks/networks.ts";
import type { NetworkWord } from "@polyphon/contract/people/front-users/front-users.ts";
import { type ConnectionLife, renewedForGood } from "@polyphon/rules/networks/connection-life.ts";
import { expiringDays } from "@polyphon/rules/networks/connection-mark.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

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

const lasts = `case when s.refresh_token is null then s.access_expires_at
  else greatest(s.access_expires_at, coalesce(s.refresh_expires_at, 'infinity')) end`;
const renews = `(s.refresh_token is not null and s.network in (${renewedForGood.map((one) => `'${one}'`).join(", ")}))`;

/** The rule of rules/networks/connection-mark.ts as SQL, for millions of rows. */
const marked: Readonly<Record<Exclude<NetworkWord, "NONE">, (now: () => string) => string>> = {
  ACTIVE: (now) =>
    `s.status = 'TOKEN_ACTIVE' and ${lasts} > ${now()} and (${renews} or ${lasts} > ${now()} + interval '${expiringDays} days')`,
  EXPIRING: (now) =>
    `s.status = 'TOKEN_ACTIVE' and ${lasts} > ${now()} and not ${renews} and ${lasts} <= ${now()} + interval '${expiringDays} days'`,
  EXPIRED: (now) => `(s.status = 'TOKEN_EXPIRED' or (s.status = 'TOKEN_ACTIVE' and ${lasts} <= ${now()}))`,
  LOST: () => "s.status = 'TOKEN_REVOKED'",
};

/** Whether somebody has a connection of one of the marks, or none at all. */
export function connectionCondition(words: readonly NetworkWord[], now: Date) {
  return (accountId: string, place: (value: unknown) => string): string => {
    const at = () => `${place(now)}::timestamptz`;
    const one = (word: NetworkWord) =>
      word === "NONE"
        ? `not exists (select from social_connection s where s.user_id = ${accountId})`
        : `exists (select from social_connection s where s.user_id = ${accountId} and ${marked[word](at)})`;
    return `(${words.map(one).join(" or ")})`;
  };
}
