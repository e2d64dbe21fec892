import type { Tx } from "../../../platform/db/transaction.ts";
import { bareColumns, type PostRow } from "../post/post.store.ts";
import { notKeptBack } from "../processing/processing.store.ts";

export type PostToPlan = Omit<PostRow, "categoryName"> & {
  /** Employees see it on one of the days. One that is only asked for by its id may be gone. */
  readonly seen: boolean;
};

export interface PlanPostsWish {
  readonly companyId: number;
  readonly categoryIds: readonly number[];
  /** The first and the last day, by the company's calendar. */
  readonly from: string;
  readonly to: string;
  /** Published before this instant. */
  readonly until: Date;
  /** How many of each category and language, the newest. */
  readonly most: number;
  /** Asked for by id, however many newer ones there are and whatever became of them. */
  readonly alsoIds: readonly number[];
}

/**
 * What a company's people may be planned: published, not killed, seen on one of the days, not kept back; never a personal
 * post. It is bounded by the newest of each category and language, so that old posts cost nothing.
 */
export async function postsToPlan(tx: Tx, wish: PlanPostsWish): Promise<PostToPlan[]> {
  const { rows } = await tx.client.query<PostToPlan>(
    `with seen as (
       select p.id, row_number() over (partition by p.category_id, p.language order by p.publish_at desc, p.id desc) as place
       from post p
       where p.category_id = any($2) and p.status = 'PUBLISHED' and p.killed_at is null and p.for_account_id is null
         and (p.company_id is null or p.company_id = $1) and p.publish_at < $5
         and (p.ends_on is null or p.ends_on >= $3) and (p.starts_on is null or p.starts_on <= $4)
         and ${notKeptBack("p", "$1")}),
     wanted as (
       select id, true as seen from seen where place <= $6 or id = any($7)
       union all select id, false from post
       where id = any($7) and category_id is not null and id not in (select id from seen))
     select ${bareColumns}, wanted.seen from wanted join post p using (id) order by p.id`,
    [wish.companyId, wish.categoryIds, wish.from, wish.to, wish.until, wish.most, wish.alsoIds],
  );
  return rows;
}
