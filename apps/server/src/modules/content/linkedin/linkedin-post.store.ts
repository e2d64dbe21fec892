import type { ContentLanguage } from "@polyphon/contract/content/content.ts";
import type { LinkedinPostStatus } from "@polyphon/contract/content/linkedin/linkedin-post.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { equals } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { chosenOrder, orderKey, type OrderKeys, textKey } from "../../../platform/list/list-order.ts";

export interface LinkedinPostRow {
  readonly id: number;
  readonly companyId: number;
  readonly status: LinkedinPostStatus;
  readonly title: string;
  readonly categoryId: number | null;
  readonly categoryName: string | null;
  readonly language: ContentLanguage;
  readonly postUrl: string | null;
  readonly campaignName: string | null;
  readonly permalink: string | null;
  readonly copy: Partial<Record<Network, string>>;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly postedAt: Date;
  readonly importedAt: Date;
  readonly readBy: number | null;
  readonly postId: number | null;
  readonly version: number;
  readonly imageIds: number[];
}

const columns = `l.id, l.company_id as "companyId", l.status, l.title, l.category_id as "categoryId", c.name as "categoryName",
  l.language, l.post_url as "postUrl", l.campaign_name as "campaignName", l.permalink, l.copy, l.starts_on as "startsOn",
  l.ends_on as "endsOn", l.posted_at as "postedAt", l.imported_at as "importedAt", l.read_by as "readBy",
  l.post_id as "postId", l.version,
  array(select i.media_id from linkedin_post_image i where i.linkedin_post_id = l.id order by i.position) as "imageIds"`;

const tables = "linkedin_post l left join category c on c.id = l.category_id";

const orders = {
  posted: [orderKey("l.posted_at", "timestamptz")],
  title: [textKey("l.title")],
} as const satisfies OrderKeys;

/** Rejected ones are shown on request. */
export function listLinkedinPosts(
  tx: Tx,
  companyId: number,
  filter: {
    readonly status?: LinkedinPostStatus | undefined;
    readonly search?: string | undefined;
    readonly sort: keyof typeof orders | `-${keyof typeof orders}`;
  },
  page: PageInput,
): Promise<Page<LinkedinPostRow>> {
  return listPage<LinkedinPostRow>(
    tx,
    {
      select: columns,
      from: tables,
      where: [
        equals("l.company_id", companyId),
        equals("l.status", filter.status) ?? "l.status <> 'REJECTED'",
        filter.search ? (bind) => `strpos(lower(l.title), lower(${bind(filter.search)})) > 0` : null,
      ],
      order: chosenOrder(filter.sort, orders, "l.id"),
    },
    page,
  );
}

export async function findLinkedinPost(
  tx: Tx,
  id: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<LinkedinPostRow | null> {
  const { rows } = await tx.client.query<LinkedinPostRow>(
    `select ${columns} from ${tables} where l.id = $1 ${lock ? "for update of l" : ""}`,
    [id],
  );
  return rows[0] ?? null;
}

export interface LinkedinPostChange {
  readonly title: string;
  readonly categoryId: number;
  readonly language: ContentLanguage;
  readonly postUrl: string | null;
  readonly campaignName: string | null;
  readonly copy: Readonly<Partial<Record<Network, string | undefined>>>;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

/** The caller must hold the row's lock. */
export async function updateLinkedinPost(tx: Tx, id: number, change: LinkedinPostChange): Promise<void> {
  await tx.client.query(
    `update linkedin_post set title = $2, category_id = $3, language = $4, post_url = $5, campaign_name = $6, copy = $7,
       starts_on = $8, ends_on = $9, version = version + 1 where id = $1`,
    [
      id,
      change.title,
      change.categoryId,
      change.language,
      change.postUrl,
      change.campaignName,
      JSON.stringify(change.copy),
      change.startsOn,
      change.endsOn,
    ],
  );
}

export async function decideLinkedinPost(
  tx: Tx,
  id: number,
  decision: {
    readonly status: "ACTIVE" | "REJECTED";
    readonly postId: number | null;
    readonly by: number;
    readonly at: Date;
  },
): Promise<void> {
  await tx.client.query(
    `update linkedin_post set status = $2, post_id = $3, decided_by = $4, decided_at = $5, version = version + 1
     where id = $1`,
    [id, decision.status, decision.postId, decision.by, decision.at],
  );
}

export async function writeLinkedinImages(
  tx: Tx,
  post: { readonly id: number; readonly companyId: number },
  mediaIds: readonly number[],
): Promise<void> {
  await tx.client.query("delete from linkedin_post_image where linkedin_post_id = $1", [post.id]);
  await tx.client.query(
    `insert into linkedin_post_image (company_id, linkedin_post_id, media_id, position)
     select $2, $1, media_id, position from unnest($3::bigint[]) with ordinality as given (media_id, position)`,
    [post.id, post.companyId, mediaIds],
  );
}
