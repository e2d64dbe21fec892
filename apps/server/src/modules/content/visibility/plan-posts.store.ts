import type { Tx } from "../../../platform/db/transaction.ts";
import { bareColumns, type PostRow } from "../post/post.store.ts";
import { isOpenTo, isPublished, isWithinDays } from "./visible-post.ts";

export type PostToPlan = Omit<PostRow, "categoryName"> & {
  /** Employees see it on one of the days. One that is only requested by id may be deleted. */
  readonly seen: boolean;
};

export interface PlanPostsFilter {
  readonly companyId: number;
  readonly categoryIds: readonly number[];
  /** The first and the last day, by the company's calendar. */
  readonly from: string;
  readonly to: string;
  /** Published before this instant. */
  readonly until: Date;
  /** How many of each category and language, the newest. */
  readonly most: number;
  /** Requested by id, however many newer ones there are and whatever their state. */
  readonly alsoIds: readonly number[];
}

/**
 * What may be planned for a company's people: published, not killed, visible on one of the days, not held back; never a
 * personal post. Limited to the newest of each category and language, so that old posts cost nothing.
 */
export async function postsToPlan(tx: Tx, input: PlanPostsFilter): Promise<PostToPlan[]> {
  const { rows } = await tx.client.query<PostToPlan>(
    `with seen as (
       select p.id, row_number() over (partition by p.category_id, p.language order by p.publish_at desc, p.id desc) as place
       from post p
       where p.category_id = any($2) and ${isPublished("p")} and p.for_account_id is null
         and p.publish_at < $5 and ${isWithinDays("p", "$3", "$4")} and ${isOpenTo("p", "$1")}),
     wanted as (
       select id, true as seen from seen where place <= $6 or id = any($7)
       union all select id, false from post
       where id = any($7) and category_id is not null and id not in (select id from seen))
     select ${bareColumns}, wanted.seen from wanted join post p using (id) order by p.id`,
    [input.companyId, input.categoryIds, input.from, input.to, input.until, input.most, input.alsoIds],
  );
  return rows;
}
