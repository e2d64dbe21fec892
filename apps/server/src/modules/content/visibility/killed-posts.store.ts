import type { Tx } from "../../../platform/db/transaction.ts";
import { findByWords, wordsCondition } from "../post/post-words.store.ts";

/** False when there is no such post. */
export async function markKilled(tx: Tx, id: number, killedAt: Date | null): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update post set killed_at = case when $2::timestamptz is null then null else coalesce(killed_at, $2) end where id = $1`,
    [id, killedAt],
  );
  return rowCount === 1;
}

export interface SwitchablePost {
  readonly id: number;
  readonly title: string;
  readonly categoryName: string;
  readonly publishAt: Date;
  readonly killedAt: Date | null;
  /** What the list is sorted by, to the microsecond. */
  readonly sortedAt: string;
}

/** Killed ones by when they were killed, otherwise by when they were added; newest first. A number finds a post by its id. */
export async function listSwitchablePosts(
  tx: Tx,
  wish: {
    readonly search: string | null;
    readonly killed: boolean;
    readonly after: { readonly at: string; readonly id: number } | null;
    readonly limit: number;
  },
): Promise<SwitchablePost[]> {
  const number = /^\d{1,15}$/u.test(wish.search ?? "") ? Number(wish.search) : null;
  const words = wish.search !== null && number === null ? wish.search : null;
  const sorted = wish.killed ? "p.killed_at" : "p.created_at";
  const found = words === null ? null : await findByWords(tx, words, null);
  if (found?.ids?.length === 0) return [];
  const values: unknown[] = [number, wish.after?.at ?? null, wish.after?.id ?? null, wish.limit];
  const worded = found ? wordsCondition(found, "p", (value) => `$${values.push(value)}`) : "true";
  const { rows } = await tx.client.query<SwitchablePost>(
    `select p.id, p.title, c.name as "categoryName", p.publish_at as "publishAt", p.killed_at as "killedAt",
       to_char(${sorted} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "sortedAt"
     from post p join category c on c.id = p.category_id
     where p.category_id is not null and ($1::bigint is null or p.id = $1)
       and ${worded}
       ${wish.killed ? "and p.killed_at is not null" : ""}
       and ($2::timestamptz is null or ${wish.killed ? "(p.killed_at, p.id) < ($2, $3::bigint)" : "p.id < $3::bigint"})
     order by ${wish.killed ? "p.killed_at desc, p.id desc" : "p.id desc"} limit $4`,
    values,
  );
  return rows;
}
