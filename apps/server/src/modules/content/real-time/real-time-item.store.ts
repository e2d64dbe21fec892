import type { FigureGuard } from "@polyphon/rules/people/guard/shown-figure.ts";
import type { ContentLanguage, Reaction } from "@polyphon/contract/content/content.ts";
import { limits } from "@polyphon/contract/limits.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { among, between, type Condition, equals } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { chosenOrder, orderKey } from "../../../platform/list/list-order.ts";

export interface NewItem {
  readonly guid: string;
  readonly url: string;
  readonly urlKey: string;
  readonly title: string;
  readonly summary: string;
  readonly source: string;
  readonly author: string | null;
  readonly language: ContentLanguage | null;
  readonly pictureUrl: string | null;
  readonly publishedAt: Date;
}

/** Ids of those that are new: a page or an entry that the company already has is kept as it first arrived. */
export async function insertItems(
  tx: Tx,
  feed: { readonly id: number; readonly companyId: number },
  items: readonly NewItem[],
  now: Date,
): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into real_time_item (company_id, feed_id, guid, url, url_key, title, summary, source, author, language,
       picture_url, published_at, fetched_at)
     select $1, $2, i.guid, i.url, i."urlKey", i.title, i.summary, i.source, i.author, i.language, i."pictureUrl",
       i."publishedAt", $4
     from jsonb_to_recordset($3) as i (guid text, url text, "urlKey" text, title text, summary text, source text,
       author text, language text, "pictureUrl" text, "publishedAt" timestamptz)
     on conflict do nothing returning id`,
    [feed.companyId, feed.id, JSON.stringify(items), now],
  );
  return rows.map(({ id }) => id);
}

/** When the last of the newest `keep` items was published; null while there are fewer. */
export async function edgeOfItems(tx: Tx, companyId: number, keep: number): Promise<Date | null> {
  const { rows } = await tx.client.query<{ edge: Date | null; count: number }>(
    `select min(published_at) as edge, count(*)::int as count from (
       select published_at from real_time_item where company_id = $1
       order by published_at desc, id desc limit $2) newest`,
    [companyId, keep],
  );
  return rows[0] && rows[0].count >= keep ? rows[0].edge : null;
}

export interface ItemRow {
  readonly id: number;
  readonly companyId: number;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly source: string;
  readonly author: string | null;
  readonly language: ContentLanguage | null;
  readonly pictureUrl: string | null;
  readonly mediaId: number | null;
  readonly publishedAt: Date;
  readonly fetchedAt: Date;
  readonly views: number;
  readonly likes: number;
  readonly dislikes: number;
  readonly shares: number;
  /** Of the company; null outside works-council mode. */
  readonly guard: FigureGuard | null;
  readonly feed: string | null;
}

const columns = `i.id, i.company_id as "companyId", i.url, i.title, i.summary, i.source, i.author, i.language,
  i.picture_url as "pictureUrl", i.media_id as "mediaId", i.published_at as "publishedAt", i.fetched_at as "fetchedAt",
  i.views, i.likes, i.dislikes, i.shares,
  (select jsonb_build_object('minimum', g.minimum, 'population', g.people) from council_company g
    where g.company_id = i.company_id) as guard`;

export async function findItem(tx: Tx, id: number, options = { lock: false }): Promise<ItemRow | null> {
  const { rows } = await tx.client.query<ItemRow>(
    `select ${columns}, (select coalesce(f.title, f.address) from real_time_feed f where f.id = i.feed_id) as feed
     from real_time_item i where i.id = $1 ${options.lock ? "for update" : ""}`,
    [id],
  );
  return rows[0] ?? null;
}

export interface SeenItem extends ItemRow {
  readonly ownReaction: Reaction | null;
  readonly shared: boolean;
}

export interface ItemFilter {
  readonly companyId: number | null;
  readonly languages?: readonly ContentLanguage[] | undefined;
  readonly source?: string | undefined;
  readonly search?: string | undefined;
  readonly from?: Date | null;
  readonly to?: Date | null;
  /** Newest first unless another order is asked for. */
  readonly sort?: "published" | "-published";
}

/** Every word must be found, or a word that begins with it; what is no letter and no digit only divides words. */
function hasWords(search: string): Condition {
  if (search.length < limits.search.min) return null;
  const words = (search.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}:*`).join(" & ");
  return words === ""
    ? "false"
    : (bind) => `to_tsvector('simple', i.title || ' ' || i.source) @@ to_tsquery('simple', ${bind(words)})`;
}

export function listItems(tx: Tx, filter: ItemFilter, page: PageInput): Promise<Page<ItemRow>> {
  return listPage<ItemRow>(
    tx,
    {
      select: `${columns}, null as feed`,
      from: "real_time_item i",
      where: [
        equals("i.company_id", filter.companyId),
        among("i.language", filter.languages),
        equals("i.source", filter.source),
        hasWords(filter.search ?? ""),
        between("i.published_at", filter.from, filter.to),
      ],
      order: chosenOrder(
        filter.sort ?? "-published",
        { published: [orderKey("i.published_at", "timestamptz")] },
        "i.id",
      ),
    },
    page,
  );
}

/** What the reader did with these items. */
export async function ownActionsOn(
  tx: Tx,
  accountId: number,
  ids: readonly number[],
): Promise<Map<number, Pick<SeenItem, "ownReaction" | "shared">>> {
  const { rows } = await tx.client.query<{ id: number; ownReaction: Reaction | null; shared: boolean }>(
    `select item_id as id, max(kind) filter (where kind in ('LIKE', 'DISLIKE')) as "ownReaction",
       bool_or(kind = 'SHARE') as shared
     from real_time_action where account_id = $1 and item_id = any($2::bigint[]) group by item_id`,
    [accountId, ids],
  );
  return new Map(rows.map(({ id, ...own }) => [id, own]));
}

export async function listSources(
  tx: Tx,
  companyId: number,
): Promise<{ sources: string[]; languages: ContentLanguage[] }> {
  const { rows } = await tx.client.query<{ sources: string[]; languages: ContentLanguage[] }>(
    `select coalesce(array_agg(distinct source order by source), '{}') as sources,
       coalesce(array_agg(distinct language) filter (where language is not null), '{}') as languages
     from real_time_item where company_id = $1`,
    [companyId],
  );
  return rows[0] ?? { sources: [], languages: [] };
}

/** False when the item was deleted or has a picture already. */
export async function setItemPicture(tx: Tx, id: number, mediaId: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    "update real_time_item set media_id = $2 where id = $1 and media_id is null",
    [id, mediaId],
  );
  return rowCount === 1;
}

/** Deletes what is older than `before` or beyond the newest `keep` of a company, unless it became a post. */
export async function clearItems(
  tx: Tx,
  { before, keep, limit }: { readonly before: Date; readonly keep: number; readonly limit: number },
): Promise<{ removed: number; mediaIds: number[] }> {
  const { rows } = await tx.client.query<{ mediaId: number | null }>(
    `delete from real_time_item where id in (
       select id from (
         select id, taken, published_at, row_number() over (partition by company_id order by published_at desc, id desc) as place
         from real_time_item) placed
       where not taken and (published_at < $1 or place > $2) limit $3)
     returning media_id as "mediaId"`,
    [before, keep, limit],
  );
  return { removed: rows.length, mediaIds: rows.flatMap(({ mediaId }) => mediaId ?? []) };
}
