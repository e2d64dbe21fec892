import type { Tx } from "../../../platform/db/transaction.ts";
import { isOpenTo, isPublished } from "./visible-post.ts";

/** Those of the posts that a company sees, by its categories, whatever the caller's scope. */
export async function postsVisibleIn(
  tx: Tx,
  companyId: number,
  postIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (postIds.length === 0) return new Set();
  const { rows } = await tx.client.query<{ id: number }>(
    `select p.id from post p join category_company of on of.category_id = p.category_id and of.company_id = $1
     where p.id = any($2) and ${isPublished("p")} and ${isOpenTo("p", "$1")}`,
    [companyId, postIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Asked once a share of the post is written: its reference keeps whoever takes the post back waiting from then on, and has
 * waited for whoever was first.
 */
export async function isStillPublished(tx: Tx, id: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(`select from post p where p.id = $1 and ${isPublished("p")}`, [
    id,
  ]);
  return rowCount === 1;
}
