import type {
  ContentLanguage,
  ImageSelectionMode,
  PostSource,
  PostStatus,
  PostType,
  ShareType,
  Voice,
} from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface PostRow {
  readonly id: number;
  readonly categoryId: number;
  readonly categoryName: string;
  readonly companyId: number | null;
  readonly title: string;
  readonly source: PostSource;
  readonly type: PostType;
  readonly language: ContentLanguage;
  readonly postUrl: string | null;
  readonly campaignName: string | null;
  readonly notes: string | null;
  readonly voices: { voice: Voice; copy: Partial<Record<Network, string>>; aiPercent?: number | null }[];
  readonly frontPageNews: boolean;
  /** How many days drip news takes to reach everybody; null is news for all at once. */
  readonly dripDays: number | null;
  readonly featuredUntil: string | null;
  readonly publishAt: Date;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly status: PostStatus;
  readonly killedAt: Date | null;
  readonly version: number;
  /** Its writer. */
  readonly createdBy: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Whom front-page news is for; none is everybody. */
  readonly groupIds: number[];
  readonly imageIds: number[];
  readonly tagIds: number[];
  /** Its copy may be changed although the company locks copy down. */
  readonly editable: boolean;
  readonly facebookUrl: string | null;
  readonly videoEmbedCode: string | null;
  /** The file of a video or document post. */
  readonly attachment: {
    readonly kind: "VIDEO" | "DOCUMENT";
    readonly mediaId: number;
    readonly title: string;
  } | null;
  readonly imageSelectionMode: ImageSelectionMode;
  readonly shareType: ShareType;
  /** The owner of a personal post; null means everybody who sees its category. */
  readonly forAccountId: number | null;
}

/** One in a category, or a personal one, which has none. */
export type AnyPostRow = Omit<PostRow, "categoryId" | "categoryName"> & {
  readonly categoryId: number | null;
  readonly categoryName: string | null;
};

/** Of a post under the alias `p`, all but the category's name. */
export const bareColumns = `
  p.id, p.category_id as "categoryId", p.company_id as "companyId", p.title, p.source, p.type,
  p.language, p.post_url as "postUrl", p.campaign_name as "campaignName", p.notes, p.voices,
  p.front_page_news as "frontPageNews", p.featured_until as "featuredUntil", p.publish_at as "publishAt",
  p.ends_on as "endsOn", p.status, p.killed_at as "killedAt", p.version, p.created_at as "createdAt",
  p.updated_at as "updatedAt", p.created_by as "createdBy", p.group_ids as "groupIds", p.starts_on as "startsOn", p.drip_days as "dripDays", p.facebook_url as "facebookUrl",
  p.copy_editable as editable, p.video_embed_code as "videoEmbedCode", p.image_selection_mode as "imageSelectionMode", p.share_type as "shareType",
  p.for_account_id as "forAccountId",
  case when p.attachment_id is not null then jsonb_build_object('kind', p.type, 'mediaId', p.attachment_id,
    'title', coalesce(p.attachment_title, p.title)) end as attachment,
  array(select media_id from post_image i where i.post_id = p.id order by i.position) as "imageIds",
  array(select tag_id from post_defining_tag t where t.post_id = p.id) as "tagIds"`;

/** Of a post under the alias `p`; the category's name comes from the alias `c`. */
export const postColumns = `${bareColumns}, c.name as "categoryName"`;

export async function findPost(tx: Tx, id: number): Promise<AnyPostRow | null> {
  const { rows } = await tx.client.query<AnyPostRow>(
    `select ${postColumns} from post p left join category c on c.id = p.category_id
     where p.id = $1 and (p.category_id is null or c.id is not null)`,
    [id],
  );
  return rows[0] ?? null;
}

/** Of those in categories, which excludes personal posts. */
export async function findCategorisedPosts(tx: Tx, ids: readonly number[]): Promise<PostRow[]> {
  const { rows } = await tx.client.query<PostRow>(
    `select ${postColumns} /* not null: categoryId */ from post p join category c on c.id = p.category_id where p.id = any($1)`,
    [ids],
  );
  return rows;
}

export async function findPosts(tx: Tx, ids: readonly number[]): Promise<AnyPostRow[]> {
  const { rows } = await tx.client.query<AnyPostRow>(
    `select ${postColumns} from post p left join category c on c.id = p.category_id
     where p.id = any($1) and (p.category_id is null or c.id is not null)`,
    [ids],
  );
  return rows;
}

export interface CategoryRow {
  readonly id: number;
  readonly name: string;
  readonly utmMandatory: boolean;
}

export async function findCategory(tx: Tx, id: number): Promise<CategoryRow | null> {
  const { rows } = await tx.client.query<CategoryRow>(
    `select id, name, utm_mandatory as "utmMandatory" from category where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** For a picker: the first hundred in the staff's own order, narrowed by what was typed. */
export async function listCategories(
  tx: Tx,
  search: string | undefined,
  among: readonly number[] | null,
): Promise<CategoryRow[]> {
  const { rows } = await tx.client.query<CategoryRow>(
    `select id, name, utm_mandatory as "utmMandatory" from category
     where ($1::text is null or strpos(lower(name), lower($1)) > 0) and ($2::bigint[] is null or id = any($2))
     order by display_order, lower(name) limit 100`,
    [search ?? null, among],
  );
  return rows;
}
