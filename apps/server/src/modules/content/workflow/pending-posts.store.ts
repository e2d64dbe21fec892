import type { PostStatus } from "@polyphon/contract/content/content.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

/** Posts in these states, of some categories or of all, of one writer or of all. */
export async function countWaitingPosts(
  tx: Tx,
  wanted: {
    readonly statuses: readonly PostStatus[];
    readonly categoryIds: readonly number[] | null;
    readonly writerId: number | null;
    readonly most: number;
  },
): Promise<number> {
  const { rows } = await tx.client.query<{ counted: number }>(
    `select count(*)::int as counted from (select from post where status <> 'PUBLISHED' and status = any($1)
       and category_id is not null
       and ($2::bigint[] is null or category_id = any($2)) and ($3::bigint is null or created_by = $3) limit $4) found`,
    [wanted.statuses, wanted.categoryIds, wanted.writerId, wanted.most],
  );
  return rows[0]?.counted ?? 0;
}
