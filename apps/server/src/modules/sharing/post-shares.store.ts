import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareState } from "@polyphon/contract/sharing/sharing.ts";
import type { Tx } from "../../platform/db/transaction.ts";

export interface OwnShareRow {
  readonly postId: number;
  readonly network: Network;
  readonly state: ShareState;
}

export async function ownSharesOfPosts(
  tx: Tx,
  userId: number,
  postIds: readonly number[],
): Promise<OwnShareRow[]> {
  const { rows } = await tx.client.query<OwnShareRow>({
    name: "own-shares-of-posts",
    text: `select post_id as "postId", network, state from share
           where user_id = $1 and post_id = any($2) and state in ('SCHEDULED', 'PUBLISHING', 'SHARED', 'UNCONFIRMED', 'HELD')`,
    values: [userId, postIds],
  });
  return rows;
}

/** The company's figure for the feed, kept by the settle's announcement rather than counted on every page. */
export async function colleaguesOfPosts(
  tx: Tx,
  companyId: number,
  postIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ postId: number; people: number }>({
    name: "colleagues-of-posts",
    text: `select post_id as "postId", people from post_share_count where company_id = $1 and post_id = any($2)`,
    values: [companyId, postIds],
  });
  return new Map(rows.map((row) => [row.postId, row.people]));
}

export async function shareTotals(tx: Tx, postIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ postId: number; shares: number }>(
    `select post_id as "postId", sum(shares)::bigint as shares from post_share_count where post_id = any($1) group by post_id`,
    [postIds],
  );
  return new Map(rows.map((row) => [row.postId, row.shares]));
}

export interface CountedShare {
  readonly companyId: number;
  readonly postId: number;
  readonly userId: number;
  readonly id: number;
}

/**
 * Adds published shares to the figures of their posts, in the transaction that settles them. Sorted, so that two
 * workers meet the rows in the same order; a person counts once per post, on whichever network the first share was.
 */
export async function countPublished(tx: Tx, shares: readonly CountedShare[]): Promise<void> {
  if (shares.length === 0) return;
  await tx.client.query({
    name: "count-published",
    text: `
      with published as (
        select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[]) as s (company_id, post_id, user_id, id)
      ), counted as (
        select company_id, post_id, count(*) as shares,
          count(distinct user_id) filter (where not exists (
            select from share o where o.user_id = published.user_id and o.post_id = published.post_id
              and o.state = 'SHARED' and o.id <> all ($4::bigint[]))) as people
        from published group by company_id, post_id order by company_id, post_id
      )
      insert into post_share_count as c (company_id, post_id, shares, people)
      select company_id, post_id, shares, people from counted
      on conflict (post_id, company_id) do update set shares = c.shares + excluded.shares, people = c.people + excluded.people`,
    values: [
      shares.map((share) => share.companyId),
      shares.map((share) => share.postId),
      shares.map((share) => share.userId),
      shares.map((share) => share.id),
    ],
  });
}
