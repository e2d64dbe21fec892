import type { PostStatus } from "@polyphon/contract/content/content.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

/** Who has taken each of the posts on; a post that nobody has is missing. */
export async function assigneesOf(tx: Tx, postIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ id: number; accountId: number }>(
    `select /* not null: accountId */ id, assigned_to as "accountId" from post
     where id = any($1) and assigned_to is not null`,
    [postIds],
  );
  return new Map(rows.map(({ id, accountId }) => [id, accountId]));
}

/** False when the post is no longer in this state. Its version stays: nothing that anybody edits has changed. */
export async function setAssignee(
  tx: Tx,
  post: { readonly id: number; readonly status: PostStatus },
  accountId: number | null,
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    "update post set assigned_to = $3 where id = $1 and status = $2",
    [post.id, post.status, accountId],
  );
  return rowCount === 1;
}
