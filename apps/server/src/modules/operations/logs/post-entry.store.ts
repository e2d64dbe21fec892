import type { Tx } from "../../../platform/db/transaction.ts";
import { byTime, spanValues, type TimeSpan } from "../../../platform/list/by-time.ts";

export interface ListedEntry {
  readonly id: number;
  readonly at: Date;
  readonly actorId: number | null;
  readonly action: string;
  readonly subjectId: number;
}

export interface EntryFilter extends TimeSpan {
  readonly actions: readonly string[];
  readonly subjectId: number | null;
}

/** Who added and edited posts, from the audit trail, newest first. The condition on the actions matches its index. */
export async function listPostEntries(tx: Tx, filter: EntryFilter): Promise<ListedEntry[]> {
  const { rows } = await tx.client.query<ListedEntry>(
    `select id, at, actor_id as "actorId", action, subject_id as "subjectId" from audit_entry
     where action in ('add-post', 'edit-post') and action = any($1) and subject_id is not null
       and ($2::bigint is null or subject_id = $2) ${byTime(3)}`,
    [filter.actions, filter.subjectId, ...spanValues(filter)],
  );
  return rows;
}
