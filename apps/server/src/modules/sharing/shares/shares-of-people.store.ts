import type { Activity } from "@polyphon/contract/people/front-users/front-users.ts";
import type { AccountCondition } from "../../identity/identity.api.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface ShareFigures {
  readonly userId: number;
  readonly lastShareAt: Date | null;
  readonly shares: number;
}

/** The share figures in lists of people: how many since a day, and when the last one was. */
export async function figuresOf(
  tx: Tx,
  userIds: readonly number[],
  since: Date,
): Promise<Map<number, ShareFigures>> {
  const { rows } = await tx.client.query<ShareFigures>({
    name: "share-figures",
    text: `
      select u.id as "userId", last.shared_at as "lastShareAt", year.shares
      from unnest($1::bigint[]) u (id)
      cross join lateral (
        select count(*)::int as shares from share
        where user_id = u.id and due_at >= $2 and state = 'SHARED') year
      left join lateral (
        select shared_at from share where user_id = u.id and state = 'SHARED'
        order by due_at desc, id desc limit 1) last on true`,
    values: [userIds, since],
  });
  return new Map(rows.map((row) => [row.userId, row]));
}

/** For lists of people: whether the last share, which the figures show as well, is since then, before, or missing. */
export function activityCondition(activities: readonly Activity[], quietSince: Date): AccountCondition {
  return (accountId, bind) => {
    const last = `(select s.shared_at from share s where s.user_id = ${accountId} and s.state = 'SHARED'
      order by s.due_at desc, s.id desc limit 1)`;
    const is = (activity: Activity): string => {
      switch (activity) {
        case "SHARING":
          return `${last} >= ${bind(quietSince)}::timestamptz`;
        case "QUIET":
          return `${last} < ${bind(quietSince)}::timestamptz`;
        case "NEVER":
          return `not exists (select from share s where s.user_id = ${accountId} and s.state = 'SHARED')`;
      }
    };
    return `(${activities.map(is).join(" or ")})`;
  };
}

/** Waiting shares of people, which would end if the people were stopped. */
export async function countWaitingOf(tx: Tx, userIds: readonly number[]): Promise<number> {
  const { rows } = await tx.client.query<{ waiting: number }>(
    "select count(*)::int as waiting from share where user_id = any($1) and state in ('SCHEDULED', 'HELD')",
    [userIds],
  );
  return rows[0]?.waiting ?? 0;
}

export async function countSharesOf(tx: Tx, userIds: readonly number[]): Promise<number> {
  const { rows } = await tx.client.query<{ shares: number }>(
    "select count(*)::int as shares from share where user_id = any($1) and state = 'SHARED'",
    [userIds],
  );
  return rows[0]?.shares ?? 0;
}

/** The waiting shares of people with the posts they are of. */
export async function waitingOf(
  tx: Tx,
  userIds: readonly number[],
): Promise<{ readonly id: number; readonly userId: number; readonly postId: number }[]> {
  const { rows } = await tx.client.query<{ id: number; userId: number; postId: number }>(
    `select id, user_id as "userId", post_id as "postId" from share
     where user_id = any($1) and state in ('SCHEDULED', 'HELD')`,
    [userIds],
  );
  return rows;
}

/** Only what still waits: the engine's claim and this update exclude each other on the row. */
export async function cancelShares(
  tx: Tx,
  userIds: readonly number[],
  ids: readonly number[],
  now: Date,
): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `update share set state = 'CANCELLED', reason = 'cancelled_by_company', parked = false, held_at = null,
       version = version + 1, updated_at = $3
     where user_id = any($1) and id = any($2) and state in ('SCHEDULED', 'HELD') returning id`,
    [userIds, ids, now],
  );
  return rows.map(({ id }) => id);
}

/** The whole history moves with the person, so that they can still read it. Answers the ids. */
export async function moveSharesOf(
  tx: Tx,
  userIds: readonly number[],
  toCompanyId: number,
): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    "update share set company_id = $2 where user_id = any($1) returning id",
    [userIds, toCompanyId],
  );
  const ids = rows.map(({ id }) => id);
  await tx.client.query("update share_attempt set company_id = $2 where share_id = any($1)", [
    ids,
    toCompanyId,
  ]);
  return ids;
}

/**
 * Calls to action stay the person's; categories that the new company does not have are removed, and one without any is
 * switched off.
 */
export async function moveCallsToAction(
  tx: Tx,
  userIds: readonly number[],
  toCompanyId: number,
): Promise<void> {
  await tx.client.query(
    `delete from call_to_action_category of using call_to_action cta
     where cta.id = of.call_to_action_id and cta.user_id = any($1)
       and of.category_id not in (select category_id from category_company where company_id = $2)`,
    [userIds, toCompanyId],
  );
  await tx.client.query(
    `update call_to_action_category of set company_id = $2 from call_to_action cta
     where cta.id = of.call_to_action_id and cta.user_id = any($1)`,
    [userIds, toCompanyId],
  );
  await tx.client.query(
    `update call_to_action cta set company_id = $2,
       active = active and exists (select from call_to_action_category of where of.call_to_action_id = cta.id)
     where user_id = any($1)`,
    [userIds, toCompanyId],
  );
}
