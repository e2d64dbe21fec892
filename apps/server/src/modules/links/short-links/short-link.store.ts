import type { Tx } from "../../../platform/db/transaction.ts";

export interface NewShortLink {
  readonly code: string;
  readonly shareId: number;
  readonly companyId: number;
  readonly targetUrl: string;
}

/** Answers what was written: a taken code, or a share that has its link already, is left out. */
export async function insertShortLinks(tx: Tx, links: readonly NewShortLink[]): Promise<Map<number, string>> {
  const { rows } = await tx.client.query<{ shareId: number; code: string }>(
    `insert into short_link (code, share_id, company_id, target_url)
     select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])
     on conflict do nothing returning share_id as "shareId", code`,
    [
      links.map(({ code }) => code),
      links.map(({ shareId }) => shareId),
      links.map(({ companyId }) => companyId),
      links.map(({ targetUrl }) => targetUrl),
    ],
  );
  return new Map(rows.map(({ shareId, code }) => [shareId, code]));
}

export async function codesOfShares(tx: Tx, shareIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await tx.client.query<{ shareId: number; code: string }>(
    `select share_id as "shareId", code from short_link where share_id = any($1)`,
    [shareIds],
  );
  return new Map(rows.map(({ shareId, code }) => [shareId, code]));
}

/** A count starts at zero with its link, which also fixes the post. */
export async function openCounts(
  tx: Tx,
  links: readonly { readonly shareId: number; readonly companyId: number; readonly postId: number }[],
): Promise<void> {
  await tx.client.query(
    `insert into click_count (share_id, company_id, post_id)
     select * from unnest($1::bigint[], $2::bigint[], $3::bigint[]) on conflict do nothing`,
    [
      links.map(({ shareId }) => shareId),
      links.map(({ companyId }) => companyId),
      links.map(({ postId }) => postId),
    ],
  );
}

/**
 * Of each post, without those of companies in works-council mode: there clicks are counted by week alone. Null where
 * they leave nothing to show.
 */
export async function personsOfPosts(
  tx: Tx,
  postIds: readonly number[],
): Promise<Map<number, number | null>> {
  const { rows } = await tx.client.query<{ postId: number; persons: number | null }>({
    name: "persons-of-posts",
    text: `select /* not null: postId */ p.id as "postId",
        case when platform.reaches_council(p.id) then nullif(counted.persons, 0) else counted.persons end as persons
      from unnest($1::bigint[]) p (id) cross join lateral (
        select coalesce(sum(c.persons), 0)::bigint as persons from click_count c
        where c.post_id = p.id and not exists (select from council_company g where g.company_id = c.company_id)) counted`,
    values: [postIds],
  });
  return new Map(rows.map((row) => [row.postId, row.persons]));
}

/** Clicks by people on links that were made since then, by post. */
export async function personsSince(
  tx: Tx,
  postIds: readonly number[],
  since: Date,
): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ postId: number; persons: number }>(
    `select /* not null: postId */ c.post_id as "postId", sum(c.persons)::bigint as persons
     from click_count c join short_link l on l.share_id = c.share_id
     where c.post_id = any($1) and l.created_at >= $2 group by c.post_id`,
    [postIds, since],
  );
  return new Map(rows.map((row) => [row.postId, row.persons]));
}

export interface ShortLink {
  readonly shareId: number;
  readonly companyId: number;
  readonly targetUrl: string;
}

export async function findShortLink(tx: Tx, code: string): Promise<ShortLink | null> {
  const { rows } = await tx.client.query<ShortLink>(
    `select share_id as "shareId", company_id as "companyId", target_url as "targetUrl" from short_link where code = $1`,
    [code],
  );
  return rows[0] ?? null;
}

export interface Clicks {
  readonly persons: number;
  readonly bots: number;
  readonly previews: number;
  readonly lastAt: Date | null;
}

export async function countsOfShares(tx: Tx, shareIds: readonly number[]): Promise<Map<number, Clicks>> {
  const { rows } = await tx.client.query<Clicks & { shareId: number }>(
    `select share_id as "shareId", persons, bots, previews, last_at as "lastAt" from click_count where share_id = any($1)`,
    [shareIds],
  );
  return new Map(rows.map(({ shareId, ...clicks }) => [shareId, clicks]));
}

/** The links of shares whose person moved to another company, with their counts. */
export async function moveLinks(tx: Tx, shareIds: readonly number[], toCompanyId: number): Promise<void> {
  await tx.client.query("update short_link set company_id = $2 where share_id = any($1)", [
    shareIds,
    toCompanyId,
  ]);
  await tx.client.query("update click_count set company_id = $2 where share_id = any($1)", [
    shareIds,
    toCompanyId,
  ]);
}

/** Clicks by people on many shares at once; a missing one has none. */
export async function personsOfShares(tx: Tx, shareIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ shareId: number; persons: number }>(
    `select share_id as "shareId", persons from click_count where share_id = any($1) and persons > 0`,
    [shareIds],
  );
  return new Map(rows.map(({ shareId, persons }) => [shareId, persons]));
}

export interface ClickPlace {
  readonly at: Date;
  readonly id: number;
}

/** Clicks by people in the order of their time, each with its share; the key of the table is the order. */
export async function clicksAfter(
  tx: Tx,
  input: { readonly after: ClickPlace; readonly until: Date; readonly limit: number },
): Promise<(ClickPlace & { readonly shareId: number })[]> {
  const { rows } = await tx.client.query<ClickPlace & { shareId: number }>(
    `select at, id, share_id as "shareId" from click
     where (at, id) > ($1, $2) and at >= $1 and at < $3 and kind = 'PERSON' order by at, id limit $4`,
    [input.after.at, input.after.id, input.until, input.limit],
  );
  return rows;
}
