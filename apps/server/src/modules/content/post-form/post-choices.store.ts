import { containing } from "../../../platform/list/condition.ts";
import type { Choice, ChoiceFinder } from "../../../platform/resource/resource-lookups.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { byId } from "../../../platform/list/list-order.ts";

/** By a part of the name, or the names behind ids. */
interface Wanted {
  readonly search?: string | undefined;
  readonly ids?: readonly number[] | undefined;
}

const most = 100;

const ownTags = `select id, name, null as detail from post_tag
  where coalesce(company_id, 0) = coalesce(platform.current_company(), 0)`;

/** Tags of posts: each company has its own, and so has the provider. */
export const postTagChoices: ChoiceFinder = {
  find: async (tx, search, limit) => {
    const { rows } = await tx.client.query<Choice>(
      `${ownTags} and name ilike $1 order by name collate "und-x-icu", id limit $2`,
      [containing(search), limit],
    );
    return rows;
  },
  named: async (tx, ids) => {
    const { rows } = await tx.client.query<Choice>(`${ownTags} and id = any($1)`, [ids]);
    return rows;
  },
};

export async function countPostTags(tx: Tx, ids: readonly number[]): Promise<number> {
  const { rows } = await tx.client.query<{ found: number }>(
    "select count(*)::int as found from post_tag where id = any($1)",
    [ids],
  );
  return rows[0]?.found ?? 0;
}

/** Codes that work may be booked under; those no longer in use are not offered. */
export async function curatorCodesBy(tx: Tx, { search, ids }: Wanted): Promise<Choice[]> {
  const { rows } = await tx.client.query<Choice>(
    `select id, code as name, null as detail from curator_code
     where code ilike $1 and case when $2::bigint[] is null then active else id = any($2) end
     order by code collate "und-x-icu", id limit ${most}`,
    [containing(search), ids ?? null],
  );
  return rows;
}

export async function hasCuratorCode(tx: Tx, id: number): Promise<boolean> {
  const { rowCount } = await tx.client.query("select from curator_code where id = $1", [id]);
  return rowCount === 1;
}

/** What the category calls its tags, and the tags; null when the category cannot be seen. */
export async function tagsToChoose(
  tx: Tx,
  categoryId: number,
): Promise<{ title: string | null; items: Choice[] } | null> {
  const { rows } = await tx.client.query<{ title: string | null; items: Choice[] }>(
    `select c.defining_tag_title as title,
       coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.title, 'detail', null) order by lower(t.title))
         from category_defining_tag t where t.category_id = c.id), '[]') as items
     from category c where c.id = $1`,
    [categoryId],
  );
  return rows[0] ?? null;
}

export interface Pictured {
  readonly mediaId: number;
  readonly title: string;
}

/** Stickers that the calling company may put on its pictures. */
export async function stickersToChoose(tx: Tx): Promise<Pictured[]> {
  const { rows } = await tx.client.query<Pictured>(
    `select media_id as "mediaId", title from sticker order by title collate "und-x-icu", id limit ${most}`,
  );
  return rows;
}

/** Newest first: the provider's pictures and, for a company's staff, those of the company. */
export function galleryToChoose(
  tx: Tx,
  companyId: number | null,
  { hashtag }: { readonly hashtag?: string | undefined },
  page: PageInput,
): Promise<Page<Pictured & { hashtags: string[] }>> {
  return listPage<Pictured & { hashtags: string[] }>(
    tx,
    {
      select: `media_id as "mediaId", title, hashtags`,
      from: "gallery_image",
      where: [
        (bind) => `(company_id is null or company_id = ${bind(companyId)}::bigint)`,
        hashtag === undefined
          ? null
          : (bind) => `lower(${bind(hashtag)}) = any(select lower(tag) from unnest(hashtags) tag)`,
      ],
      order: byId("id", "descending"),
    },
    page,
  );
}
