import type { Tx } from "../../platform/db/transaction.ts";
import { type PostRow, postColumns } from "./content.store.ts";
import { findByWords, wordsCondition } from "./post-words.store.ts";

export interface PostListWish {
  readonly now: Date;
  readonly afterId: number | null;
  readonly limit: number;
  readonly search: string | null;
  readonly categoryId: number | null;
  readonly source: string | null;
  readonly language: string | null;
  readonly state: "visible" | "scheduled" | "ended" | null;
}

interface Conditions {
  readonly values: readonly unknown[];
  readonly put: (value: unknown) => string;
  readonly sql: string;
}

/** What a post of the list must be; null when no title has the words that are looked for. */
async function conditionsOf(tx: Tx, wish: PostListWish): Promise<Conditions | null> {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  // Only where it is asked: a value that a statement does not use has no type.
  const now = wish.state === null ? "" : `${put(wish.now)}::timestamptz`;
  const all: string[] = [];
  if (wish.search !== null) {
    const found = await findByWords(tx, wish.search, wish.categoryId === null ? null : [wish.categoryId]);
    if (found.ids?.length === 0) return null;
    all.push(wordsCondition(found, "p", put));
  }
  if (wish.categoryId !== null) all.push(`p.category_id = ${put(wish.categoryId)}`);
  if (wish.source !== null) all.push(`p.source = ${put(wish.source)}`);
  if (wish.language !== null) all.push(`p.language = ${put(wish.language)}`);
  if (wish.state === "visible")
    all.push(`p.publish_at <= ${now} and (p.ends_on is null or p.ends_on >= (${now})::date)`);
  if (wish.state === "scheduled") all.push(`p.publish_at > ${now}`);
  if (wish.state === "ended") all.push(`p.ends_on < (${now})::date`);
  return { values, put, sql: all.length === 0 ? "true" : all.join(" and ") };
}

export async function listPosts(tx: Tx, wish: PostListWish): Promise<PostRow[]> {
  const asked = await conditionsOf(tx, wish);
  if (asked === null) return [];
  const after = wish.afterId === null ? "" : `and p.id < ${asked.put(wish.afterId)}`;
  const { rows } = await tx.client.query<PostRow>(
    `select ${postColumns} from post p join category c on c.id = p.category_id
     where ${asked.sql} ${after}
     order by p.id desc limit ${asked.put(wish.limit)}`,
    [...asked.values],
  );
  return rows;
}

const countAtMost = 10_000;

/** Exact up to ten thousand; past that the number is the planner's and is called an estimate. */
export async function countPosts(tx: Tx, wish: PostListWish): Promise<{ value: number; exact: boolean }> {
  const asked = await conditionsOf(tx, wish);
  if (asked === null) return { value: 0, exact: true };
  const { rows } = await tx.client.query<{ counted: number; estimate: number }>(
    `select (select count(*)::int from (select from post p where ${asked.sql} limit ${countAtMost + 1}) found) as counted,
       (select greatest(reltuples, 0)::bigint from pg_class where oid = 'post'::regclass) as estimate`,
    [...asked.values],
  );
  const found = rows[0] ?? { counted: 0, estimate: 0 };
  return found.counted <= countAtMost
    ? { value: found.counted, exact: true }
    : { value: Math.max(found.estimate, countAtMost), exact: false };
}
