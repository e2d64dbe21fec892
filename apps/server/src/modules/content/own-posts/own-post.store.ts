import type { ContentLanguage, PostType } from "@polyphon/contract/content/content.ts";
import type { listAskedOwnPosts } from "@polyphon/contract/content/own-posts/own-post-approval.contract.ts";
import type { OwnPostStatus, OwnPostStep } from "@polyphon/contract/content/own-posts/own-post.ts";
import type { InputOf } from "@polyphon/contract/kit/endpoint.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { insertRow, updateRows } from "../../../platform/db/write.ts";
import { among, equals } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { chosenOrder, orderKey, type OrderKeys, textKey } from "../../../platform/list/list-order.ts";

export interface OwnPostValues {
  readonly type: PostType;
  readonly title: string;
  readonly language: ContentLanguage;
  readonly copy: Readonly<Partial<Record<Network, string>>>;
  readonly postUrl: string | null;
  readonly facebookUrl: string | null;
  readonly videoEmbedCode: string | null;
  readonly imageIds: readonly number[];
  readonly attachmentId: number | null;
  readonly attachmentTitle: string | null;
  readonly notes: string | null;
}

export interface OwnPostRow extends OwnPostValues {
  readonly id: number;
  readonly version: number;
  readonly companyId: number;
  readonly accountId: number;
  readonly status: OwnPostStatus;
  readonly reason: string | null;
  readonly postId: number | null;
  readonly offeredPostId: number | null;
  readonly updatedAt: Date;
}

const columns = `o.id, o.version, o.company_id as "companyId", o.account_id as "accountId", o.type, o.title, o.language, o.copy,
  o.post_url as "postUrl", o.facebook_url as "facebookUrl", o.video_embed_code as "videoEmbedCode",
  o.attachment_id as "attachmentId", o.attachment_title as "attachmentTitle", o.notes, o.status, o.reason,
  o.post_id as "postId", o.offered_post_id as "offeredPostId", o.updated_at as "updatedAt",
  array(select media_id from own_post_image i where i.own_post_id = o.id order by i.position) as "imageIds"`;

/** Locked until the transaction ends where it is about to be changed. */
export async function findOwnPost(
  tx: Tx,
  id: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<OwnPostRow | null> {
  const { rows } = await tx.client.query<OwnPostRow>(
    `select ${columns} from own_post o where o.id = $1 ${lock ? "for update" : ""}`,
    [id],
  );
  return rows[0] ?? null;
}

export interface OwnPostFilter {
  readonly accountId?: number;
  /** Defaults to every company in the caller's scope. */
  readonly companyIds?: readonly number[];
  readonly status?: OwnPostStatus | undefined;
  readonly search?: string | undefined;
  /** Newest first unless another order is asked for. */
  readonly sort?: InputOf<typeof listAskedOwnPosts>["sort"];
}

const orders = {
  created: [],
  title: [textKey("o.title")],
  changed: [orderKey("o.updated_at", "timestamptz")],
} as const satisfies OrderKeys;

export function listOwnPosts(tx: Tx, filter: OwnPostFilter, page: PageInput): Promise<Page<OwnPostRow>> {
  return listPage<OwnPostRow>(
    tx,
    {
      select: columns,
      from: "own_post o",
      where: [
        equals("o.account_id", filter.accountId),
        among("o.company_id", filter.companyIds),
        equals("o.status", filter.status),
        filter.search ? (bind) => `strpos(lower(o.title), lower(${bind(filter.search)})) > 0` : null,
      ],
      order: chosenOrder(filter.sort ?? "-created", orders, "o.id"),
    },
    page,
  );
}

export async function countWaitingOwnPosts(
  tx: Tx,
  companyIds: readonly number[],
  most: number,
): Promise<number> {
  const { rows } = await tx.client.query<{ counted: number }>(
    `select count(*)::int as counted from (select from own_post where status = 'PENDING' and company_id = any($1) limit $2) found`,
    [companyIds, most],
  );
  return rows[0]?.counted ?? 0;
}

function columnsOf(values: OwnPostValues) {
  return {
    type: values.type,
    title: values.title,
    language: values.language,
    copy: JSON.stringify(values.copy),
    post_url: values.postUrl,
    facebook_url: values.facebookUrl,
    video_embed_code: values.videoEmbedCode,
    attachment_id: values.attachmentId,
    attachment_title: values.attachmentTitle,
    notes: values.notes,
  };
}

async function writeImages(
  tx: Tx,
  id: number,
  companyId: number,
  imageIds: readonly number[],
): Promise<void> {
  await tx.client.query("delete from own_post_image where own_post_id = $1", [id]);
  await tx.client.query(
    `insert into own_post_image (own_post_id, company_id, media_id, position)
     select $1, $2, media_id, position from unnest($3::bigint[]) with ordinality as given (media_id, position)`,
    [id, companyId, imageIds],
  );
}

export async function insertOwnPost(
  tx: Tx,
  author: { readonly companyId: number; readonly accountId: number },
  values: OwnPostValues,
  status: OwnPostStatus,
): Promise<number> {
  const { companyId, accountId } = author;
  const id = await insertRow(tx, "own_post", {
    ...columnsOf(values),
    company_id: companyId,
    account_id: accountId,
    status,
  });
  await writeImages(tx, id, companyId, values.imageIds);
  return id;
}

/** The row's lock is held; the version says whether the writer saw its current state. */
export async function updateOwnPost(
  tx: Tx,
  row: Pick<OwnPostRow, "id" | "version" | "companyId">,
  values: OwnPostValues,
  now: Date,
): Promise<void> {
  const changes = { ...columnsOf(values), version: row.version + 1, updated_at: now };
  await updateRows(tx, "own_post", { id: row.id }, changes);
  await writeImages(tx, row.id, row.companyId, values.imageIds);
}

export async function setOwnPostStatus(
  tx: Tx,
  id: number,
  { status, reason }: { readonly status: OwnPostStatus; readonly reason: string | null },
  now: Date,
): Promise<void> {
  await tx.client.query(
    "update own_post set status = $2, reason = $3, version = version + 1, updated_at = $4 where id = $1",
    [id, status, reason, now],
  );
}

export async function linkPersonalPost(tx: Tx, id: number, postId: number): Promise<void> {
  await tx.client.query("update own_post set post_id = $2 where id = $1", [id, postId]);
}

export async function linkOfferedPost(tx: Tx, id: number, postId: number): Promise<void> {
  await tx.client.query("update own_post set offered_post_id = $2, version = version + 1 where id = $1", [
    id,
    postId,
  ]);
}

export async function deleteOwnPost(tx: Tx, id: number): Promise<void> {
  await tx.client.query("delete from own_post where id = $1", [id]);
}

export function addStep(
  tx: Tx,
  row: { readonly id: number; readonly companyId: number },
  line: {
    readonly step: OwnPostStep;
    readonly accountId: number;
    readonly reason: string | null;
    readonly at: Date;
  },
): Promise<number> {
  return insertRow(tx, "own_post_step", {
    own_post_id: row.id,
    company_id: row.companyId,
    account_id: line.accountId,
    step: line.step,
    reason: line.reason,
    at: line.at,
  });
}

export interface StepRow {
  readonly step: OwnPostStep;
  readonly accountId: number | null;
  readonly reason: string | null;
  readonly at: Date;
}

const stepsShown = 100;

/** Newest first. */
export async function stepsOf(tx: Tx, id: number): Promise<StepRow[]> {
  const { rows } = await tx.client.query<StepRow>(
    `select step, account_id as "accountId", reason, at from own_post_step where own_post_id = $1 order by id desc limit ${stepsShown}`,
    [id],
  );
  return rows;
}

/** The authors of offered own posts: account ids by post. */
export async function authorsOfOffered(tx: Tx, postIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ postId: number; accountId: number }>(
    `select offered_post_id as "postId", account_id as "accountId" from own_post
     where offered_post_id is not null and offered_post_id = any($1)`,
    [postIds],
  );
  return new Map(rows.map(({ postId, accountId }) => [postId, accountId]));
}

/** Approved own posts of many people; who is missing has none. */
export async function countApprovedOf(tx: Tx, accountIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ accountId: number; approved: number }>(
    `select account_id as "accountId", count(*)::int as approved from own_post
     where account_id = any($1) and status = 'APPROVED' group by account_id`,
    [accountIds],
  );
  return new Map(rows.map(({ accountId, approved }) => [accountId, approved]));
}
