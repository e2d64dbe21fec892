import type { Tx } from "../../platform/db/transaction.ts";
import { type PostRow, postColumns } from "./content.store.ts";

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

const matches = `
  ($2::bigint is null or p.category_id = $2)
  and ($3::text is null or p.source = $3)
  and ($4::text is null or p.language = $4)
  and ($5::text is null or to_tsvector('simple', p.title) @@ websearch_to_tsquery('simple', $5))
  and case $6::text
        when 'visible' then p.publish_at <= $1 and (p.ends_on is null or p.ends_on >= ($1::timestamptz)::date)
        when 'scheduled' then p.publish_at > $1
        when 'ended' then p.ends_on < ($1::timestamptz)::date
        else true end`;

const parameters = (wish: PostListWish) => [
  wish.now,
  wish.categoryId,
  wish.source,
  wish.language,
  wish.search,
  wish.state,
];

export async function listPosts(tx: Tx, wish: PostListWish): Promise<PostRow[]> {
  const { rows } = await tx.client.query<PostRow>(
    `select ${postColumns} from post p join category c on c.id = p.category_id
     where ${matches} and ($7::bigint is null or p.id < $7)
     order by p.id desc limit $8`,
    [...parameters(wish), wish.afterId, wish.limit],
  );
  return rows;
}

const countAtMost = 10_000;

/** Exact up to ten thousand; past that the number is the planner's and is called an estimate. */
export async function countPosts(tx: Tx, wish: PostListWish): Promise<{ value: number; exact: boolean }> {
  const { rows } = await tx.client.query<{ counted: number; estimate: number }>(
    `select (select count(*)::int from (select from post p where ${matches} limit ${countAtMost + 1}) found) as counted,
       (select greatest(reltuples, 0)::bigint from pg_class where oid = 'post'::regclass) as estimate`,
    parameters(wish),
  );
  const found = rows[0] ?? { counted: 0, estimate: 0 };
  return found.counted <= countAtMost
    ? { value: found.counted, exact: true }
    : { value: Math.max(found.estimate, countAtMost), exact: false };
}
