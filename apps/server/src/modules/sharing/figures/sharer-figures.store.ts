import type { Tx } from "../../../platform/db/transaction.ts";

export interface SharerRow {
  readonly userId: number;
  readonly shares: number;
  /** The Mondays of the weeks with a share, by the calendar of the zone. */
  readonly mondays: readonly string[];
  readonly shareIds: readonly number[];
}

/** What people have shared, read along the index of their own shares. */
export async function sharersAmong(tx: Tx, userIds: readonly number[], zone: string): Promise<SharerRow[]> {
  const { rows } = await tx.client.query<SharerRow>({
    name: "sharers-among",
    text: `
      select user_id as "userId", count(*)::int as shares, array_agg(id) as "shareIds",
        array_agg(distinct to_char(date_trunc('week', coalesce(shared_at, due_at) at time zone $2), 'YYYY-MM-DD')) as mondays
      from share where user_id = any($1) and state = 'SHARED' group by user_id`,
    values: [userIds, zone],
  });
  return rows;
}

export interface Sharer {
  readonly userId: number;
  readonly companyId: number;
}

/** Whose these shares are, each person once. */
export async function sharersOf(tx: Tx, shareIds: readonly number[]): Promise<Sharer[]> {
  const { rows } = await tx.client.query<Sharer>(
    `select distinct user_id as "userId", company_id as "companyId" from share where id = any($1) order by 2, 1`,
    [shareIds],
  );
  return rows;
}
