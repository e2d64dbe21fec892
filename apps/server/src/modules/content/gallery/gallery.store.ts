import type { Tx } from "../../../platform/db/transaction.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { byId } from "../../../platform/list/list-order.ts";

export interface GalleryRow {
  readonly id: number;
  readonly mediaId: number;
  readonly title: string;
  readonly hashtags: string[];
}

/** What a company may use: its own pictures and the provider's, with the hashtags it allows; none means all. */
const usable = (company: string, allowed: string): string =>
  `(company_id is null or company_id = ${company}) and (cardinality(${allowed}::text[]) = 0 or hashtags && ${allowed}::text[])`;

/** Newest first. */
export function listGallery(
  tx: Tx,
  companyId: number,
  allowed: readonly string[],
  { hashtag }: { readonly hashtag?: string | undefined },
  page: PageInput,
): Promise<Page<GalleryRow>> {
  return listPage<GalleryRow>(
    tx,
    {
      select: `id, media_id as "mediaId", title, hashtags`,
      from: "gallery_image",
      where: [
        (bind) => usable(bind(companyId), bind(allowed)),
        hashtag === undefined ? null : (bind) => `${bind(hashtag)} = any(hashtags)`,
      ],
      order: byId("id", "descending"),
    },
    page,
  );
}

/** The pictures of these ids that the company may use: gallery id to media id. */
export async function findGallery(
  tx: Tx,
  companyId: number,
  allowed: readonly string[],
  ids: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ id: number; mediaId: number }>(
    `select id, media_id as "mediaId" from gallery_image where ${usable("$1", "$2")} and id = any($3)`,
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
     where ${usable("$1", "$2")} and (cardinality($2::text[]) = 0 or hashtag = any($2::text[]))
     group by hashtag order by images desc, hashtag limit ${hashtagsAtMost}`,
    [companyId, allowed],
  );
  return rows;
}
