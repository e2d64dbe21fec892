import type { Tx } from "../../../platform/db/transaction.ts";

export interface GalleryRow {
  readonly id: number;
  readonly mediaId: number;
  readonly title: string;
  readonly hashtags: string[];
}

/** What a company may use: its own pictures and the provider's, of the hashtags it allows; none named means every one. */
const usable = `(company_id is null or company_id = $1) and (cardinality($2::text[]) = 0 or hashtags && $2::text[])`;

export async function listGallery(
  tx: Tx,
  companyId: number,
  allowed: readonly string[],
  wish: { readonly hashtag: string | null; readonly afterId: number | null; readonly limit: number },
): Promise<GalleryRow[]> {
  const { rows } = await tx.client.query<GalleryRow>(
    `select id, media_id as "mediaId", title, hashtags from gallery_image
     where ${usable} and ($3::text is null or $3 = any(hashtags)) and ($4::bigint is null or id < $4)
     order by id desc limit $5`,
    [companyId, allowed, wish.hashtag, wish.afterId, wish.limit],
  );
  return rows;
}

/** The pictures of these ids that the company may use: gallery id to media id. */
export async function findGallery(
  tx: Tx,
  companyId: number,
  allowed: readonly string[],
  ids: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ id: number; mediaId: number }>(
    `select id, media_id as "mediaId" from gallery_image where ${usable} and id = any($3)`,
    [companyId, allowed, ids],
  );
  return new Map(rows.map(({ id, mediaId }) => [id, mediaId]));
}

const hashtagsAtMost = 200;

export async function listHashtags(
  tx: Tx,
  companyId: number,
  allowed: readonly string[],
): Promise<{ hashtag: string; images: number }[]> {
  const { rows } = await tx.client.query<{ hashtag: string; images: number }>(
    `select hashtag, count(*)::int as images from gallery_image, unnest(hashtags) as hashtag
     where ${usable} and (cardinality($2::text[]) = 0 or hashtag = any($2::text[]))
     group by hashtag order by images desc, hashtag limit ${hashtagsAtMost}`,
    [companyId, allowed],
  );
  return rows;
}
