import type { savedFilters } from "@polyphon/contract/identity/account.ts";
import type { z } from "zod";
import type { Tx } from "../../../platform/db/transaction.ts";

export type FeedFilter = z.output<typeof savedFilters>;

export interface FeedFilters {
  readonly posts: FeedFilter | null;
  readonly realTime: Record<string, unknown> | null;
}

export async function findFeedFilters(tx: Tx, personId: number): Promise<FeedFilters> {
  const { rows } = await tx.client.query<FeedFilters>(
    `select posts, real_time as "realTime" from feed_filter where account_id = $1`,
    [personId],
  );
  return rows[0] ?? { posts: null, realTime: null };
}

export async function storeFeedFilter(tx: Tx, personId: number, filter: FeedFilter): Promise<void> {
  await tx.client.query(
    `insert into feed_filter (account_id, posts) values ($1, $2)
     on conflict (account_id) do update set posts = $2`,
    [personId, JSON.stringify(filter)],
  );
}

/** How many of these people have a feed filter. */
export async function countFeedFilters(tx: Tx, accountIds: readonly number[]): Promise<number> {
  const { rows } = await tx.client.query<{ people: number }>(
    "select count(*)::int as people from feed_filter where account_id = any($1)",
    [accountIds],
  );
  return rows[0]?.people ?? 0;
}

/** For people who leave a company: their filters name its categories. */
export async function forgetFeedFilters(tx: Tx, accountIds: readonly number[]): Promise<void> {
  await tx.client.query("delete from feed_filter where account_id = any($1)", [accountIds]);
}
