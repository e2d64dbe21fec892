import type { FeedKind, FeedTrouble } from "@polyphon/contract/content/real-time/real-time.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { FeedValidators } from "./real-time.port.ts";

export interface WantedFeed {
  readonly companyId: number;
  readonly kind: FeedKind;
  readonly address: string;
}

/** Afterwards there is a row for each wanted feed, due at once where it is new, and none for any other. */
export async function keepFeeds(tx: Tx, wanted: readonly WantedFeed[], now: Date): Promise<void> {
  const values = [
    wanted.map(({ companyId }) => companyId),
    wanted.map(({ address }) => address),
    wanted.map(({ kind }) => kind),
  ];
  await tx.client.query(
    `insert into real_time_feed (company_id, address, kind, next_at)
     select w.*, $4 from unnest($1::bigint[], $2::text[], $3::text[]) w
     on conflict (company_id, address) do nothing`,
    [...values, now],
  );
  await tx.client.query(
    `delete from real_time_feed f where not exists (
       select from unnest($1::bigint[], $2::text[]) w (company_id, address)
       where w.company_id = f.company_id and w.address = f.address)`,
    values.slice(0, 2),
  );
}

/** Those that are due, postponed until `until` so that no other run takes them as well. */
export async function claimDueFeeds(
  tx: Tx,
  now: Date,
  until: Date,
  limit: number,
): Promise<{ feedId: number; companyId: number }[]> {
  const { rows } = await tx.client.query<{ feedId: number; companyId: number }>(
    `update real_time_feed set next_at = $2 where id in (
       select id from real_time_feed where next_at <= $1 order by next_at limit $3 for update skip locked)
     returning id as "feedId", company_id as "companyId"`,
    [now, until, limit],
  );
  return rows;
}

export interface FeedRow extends WantedFeed, FeedValidators {
  readonly id: number;
  readonly failures: number;
}

export async function findFeed(tx: Tx, id: number): Promise<FeedRow | null> {
  const { rows } = await tx.client.query<FeedRow>(
    `select id, company_id as "companyId", kind, address, etag, last_modified as "lastModified", failures
     from real_time_feed where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export interface FeedSuccess {
  readonly now: Date;
  readonly nextAt: Date;
  /** Null where nothing was new: the known values stay. */
  readonly news: (FeedValidators & { readonly title: string | null }) | null;
}

export async function markFeedRead(tx: Tx, id: number, { now, nextAt, news }: FeedSuccess): Promise<void> {
  await tx.client.query(
    `update real_time_feed set failures = 0, trouble = null, last_success_at = $2, next_at = $3,
       title = case when $4 then coalesce($5, title) else title end,
       etag = case when $4 then $6 else etag end,
       last_modified = case when $4 then $7 else last_modified end
     where id = $1`,
    [id, now, nextAt, news !== null, news?.title ?? null, news?.etag ?? null, news?.lastModified ?? null],
  );
}

export async function markFeedFailed(
  tx: Tx,
  id: number,
  { trouble, nextAt }: { readonly trouble: FeedTrouble; readonly nextAt: Date },
): Promise<void> {
  await tx.client.query(
    "update real_time_feed set failures = failures + 1, trouble = $2, next_at = $3 where id = $1",
    [id, trouble, nextAt],
  );
}

export interface FeedState extends WantedFeed {
  readonly id: number;
  readonly title: string | null;
  readonly lastSuccessAt: Date | null;
  readonly nextAt: Date;
  readonly failures: number;
  readonly trouble: FeedTrouble | null;
}

/** Failing ones first, then the latest ones. */
export async function listFeedStates(tx: Tx, companyId: number | null, limit: number): Promise<FeedState[]> {
  const { rows } = await tx.client.query<FeedState>(
    `select id, company_id as "companyId", kind, address, title, last_success_at as "lastSuccessAt",
       next_at as "nextAt", failures, trouble
     from real_time_feed where ($1::bigint is null or company_id = $1)
     order by failures desc, id desc limit $2`,
    [companyId, limit],
  );
  return rows;
}

export async function countFeeds(
  tx: Tx,
  companyId: number | null,
): Promise<{ feeds: number; failing: number }> {
  const { rows } = await tx.client.query<{ feeds: number; failing: number }>(
    `select count(*)::int as feeds, count(*) filter (where failures > 0)::int as failing
     from real_time_feed where ($1::bigint is null or company_id = $1)`,
    [companyId],
  );
  return rows[0] ?? { feeds: 0, failing: 0 };
}
