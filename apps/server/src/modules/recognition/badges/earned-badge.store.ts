import type { Tx } from "../../../platform/db/transaction.ts";
import type { BadgeRow } from "./badge.store.ts";

export interface EarnedRow extends Omit<BadgeRow, "id"> {
  readonly id: number;
  readonly badgeId: number;
  readonly earnedAt: Date;
  readonly postId: number | null;
  readonly title: string;
  readonly content: string;
  readonly postTitle: string;
  readonly socialCopy: string;
}

type Language = "en" | "de";

/** The columns of the reader's language, under names without it. */
function columnsIn(language: Language): string {
  const end = language === "de" ? "_de" : "";
  return `e.id, e.badge_id as "badgeId", e.earned_at as "earnedAt", e.post_id as "postId", b.family, b.category, b.level,
    b.threshold, b.media_id as "mediaId", b.title${end} as title, b.content${end} as content,
    b.post_title${end} as "postTitle", b.social_copy${end} as "socialCopy"`;
}

/** Not seen yet, in the order they were earned in; the partial index contains only these. */
export async function unviewedOf(tx: Tx, accountId: number, language: Language): Promise<EarnedRow[]> {
  const { rows } = await tx.client.query<EarnedRow>(
    `select ${columnsIn(language)} from earned_badge e join badge b on b.id = e.badge_id
     where e.account_id = $1 and e.viewed_at is null order by e.id`,
    [accountId],
  );
  return rows;
}

/** A person has at most as many as there are badges. */
export async function earnedOf(tx: Tx, accountId: number, language: Language): Promise<EarnedRow[]> {
  const { rows } = await tx.client.query<EarnedRow>(
    `select ${columnsIn(language)} from earned_badge e join badge b on b.id = e.badge_id
     where e.account_id = $1 order by e.earned_at desc, e.id desc`,
    [accountId],
  );
  return rows;
}

/** Locked until the transaction ends, so that a double click makes one post. */
export async function lockEarned(
  tx: Tx,
  accountId: number,
  badgeId: number,
  language: Language,
): Promise<EarnedRow | null> {
  const { rows } = await tx.client.query<EarnedRow>(
    `select ${columnsIn(language)} from earned_badge e join badge b on b.id = e.badge_id
     where e.account_id = $1 and e.badge_id = $2 for update of e`,
    [accountId, badgeId],
  );
  return rows[0] ?? null;
}

export async function countEarned(tx: Tx, accountId: number, ids: readonly number[]): Promise<number> {
  const { rows } = await tx.client.query<{ counted: number }>(
    "select count(*)::int as counted from earned_badge where account_id = $1 and id = any($2)",
    [accountId, ids],
  );
  return rows[0]?.counted ?? 0;
}

export async function markViewed(
  tx: Tx,
  accountId: number,
  ids: readonly number[],
  now: Date,
): Promise<number> {
  const { rowCount } = await tx.client.query(
    "update earned_badge set viewed_at = $3 where account_id = $1 and id = any($2) and viewed_at is null",
    [accountId, ids, now],
  );
  return rowCount ?? 0;
}

export async function linkPost(tx: Tx, id: number, postId: number): Promise<void> {
  await tx.client.query("update earned_badge set post_id = $2 where id = $1", [id, postId]);
}

/** Badge ids by person. */
export async function heldBy(
  tx: Tx,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const { rows } = await tx.client.query<{ accountId: number; badgeIds: number[] }>(
    `select account_id as "accountId", array_agg(badge_id) as "badgeIds" from earned_badge
     where account_id = any($1) group by account_id`,
    [accountIds],
  );
  return new Map(rows.map(({ accountId, badgeIds }) => [accountId, new Set(badgeIds)]));
}

export interface NewEarned {
  readonly accountId: number;
  readonly badgeId: number;
}

/** Once: of two concurrent writers the unique index accepts one. */
export async function insertEarned(
  tx: Tx,
  companyId: number,
  earned: readonly NewEarned[],
  now: Date,
): Promise<number> {
  if (earned.length === 0) return 0;
  const { rowCount } = await tx.client.query(
    `insert into earned_badge (company_id, account_id, badge_id, earned_at)
     select $1, account_id, badge_id, $4 from unnest($2::bigint[], $3::bigint[]) as e (account_id, badge_id)
     on conflict do nothing`,
    [companyId, earned.map(({ accountId }) => accountId), earned.map(({ badgeId }) => badgeId), now],
  );
  return rowCount ?? 0;
}

/** Badges move with the person; the posts they were shared with stay where they were shared. */
export async function moveEarned(tx: Tx, accountIds: readonly number[], toCompanyId: number): Promise<void> {
  await tx.client.query(
    "update earned_badge set company_id = $2, post_id = null where account_id = any($1)",
    [accountIds, toCompanyId],
  );
  await tx.client.query("update level_candidate set company_id = $2 where account_id = any($1)", [
    accountIds,
    toCompanyId,
  ]);
}
