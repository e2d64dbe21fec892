import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareState } from "@polyphon/contract/sharing/sharing.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface SeenShares {
  readonly own: readonly { readonly network: Network; readonly state: ShareState }[];
  /** Null where works-council mode withholds it, and at least as many as said where it rounds. */
  readonly colleagues: number | null;
  readonly rounded: boolean;
}

/**
 * What a reader sees of the shares of posts, in one statement: their own, and the company's figure, which the settle's
 * announcement maintains. The reader is part of that figure and is subtracted before the guard of small groups.
 */
export async function sharesSeenBy(
  tx: Tx,
  reader: { readonly companyId: number; readonly accountId: number },
  postIds: readonly number[],
): Promise<Map<number, SeenShares>> {
  const { rows } = await tx.client.query<SeenShares & { postId: number }>({
    name: "shares-seen-by",
    text: `
      select p.id as "postId", mine.own, guard.minimum is not null as rounded,
        platform.shown_people(
          coalesce((select c.people from post_share_count c where c.company_id = $1 and c.post_id = p.id), 0)
            - coalesce(mine.went_out, false)::int, guard.minimum, guard.people) as colleagues
      from unnest($3::bigint[]) p (id) left join council_company guard on guard.company_id = $1
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('network', network, 'state', state)), '[]') as own,
          bool_or(state = 'SHARED') as went_out
        from share
        where user_id = $2 and post_id = p.id and state in ('SCHEDULED', 'PUBLISHING', 'SHARED', 'UNCONFIRMED', 'HELD')
      ) mine`,
    values: [reader.companyId, reader.accountId, postIds],
  });
  return new Map(rows.map(({ postId, ...seen }) => [postId, seen]));
}

export async function isShared(tx: Tx, postId: number): Promise<boolean> {
  const { rowCount } = await tx.client.query("select from share where post_id = $1 limit 1", [postId]);
  return (rowCount ?? 0) > 0;
}

export interface ShareTotal {
  /** Null where works-council mode withholds it, and at least as many as said where it rounds. */
  readonly shares: number | null;
  readonly rounded: boolean;
}

/** Each company's part goes through the guard of small groups before they are added. */
export async function shareTotals(tx: Tx, postIds: readonly number[]): Promise<Map<number, ShareTotal>> {
  const { rows } = await tx.client.query<ShareTotal & { postId: number }>(
    `select /* not null: postId, rounded */ p.id as "postId", council.rounded,
       case when council.rounded then nullif(counted.shares, 0) else counted.shares end as shares
     from unnest($1::bigint[]) p (id) cross join lateral (select platform.reaches_council(p.id) as rounded) council
     cross join lateral (
       select coalesce(sum(platform.shown_figure(c.shares, c.people, g.minimum, g.people)), 0)::bigint as shares
       from post_share_count c left join council_company g on g.company_id = c.company_id where c.post_id = p.id) counted`,
    [postIds],
  );
  return new Map(rows.map(({ postId, ...total }) => [postId, total]));
}

export interface CountedShare {
  readonly companyId: number;
  readonly postId: number;
  readonly userId: number;
  readonly id: number;
}

/**
 * Adds published shares to the figures of their posts, in the transaction that settles them. Sorted, so that two
 * workers lock the rows in the same order; a person counts once per post, on whichever network the first share was.
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
