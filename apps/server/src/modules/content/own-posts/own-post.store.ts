import type { ContentLanguage, PostType } from "@polyphon/contract/content/content.ts";
import type { OwnPostStatus, OwnPostStep } from "@polyphon/contract/content/own-posts/own-post.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

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

/** Locked until the transaction ends where something is about to be changed. */
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

export interface OwnPostWish {
  readonly accountId: number | null;
  /** Null is every company in the caller's scope. */
  readonly companyIds: readonly number[] | null;
  readonly status: OwnPostStatus | null;
  readonly search: string | null;
  readonly afterId: number | null;
  readonly limit: number;
}

/** Newest first. */
export async function listOwnPosts(tx: Tx, wish: OwnPostWish): Promise<OwnPostRow[]> {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const all = ["true"];
  if (wish.accountId !== null) all.push(`o.account_id = ${put(wish.accountId)}`);
  if (wish.companyIds !== null)
    all.push(
      wish.companyIds.length === 1
        ? `o.company_id = ${put(wish.companyIds[0])}`
        : `o.company_id = any(${put(wish.companyIds)})`,
    );
  if (wish.status !== null) all.push(`o.status = ${put(wish.status)}`);
  if (wish.search !== null) all.push(`strpos(lower(o.title), lower(${put(wish.search)})) > 0`);
  if (wish.afterId !== null) all.push(`o.id < ${put(wish.afterId)}`);
  const { rows } = await tx.client.query<OwnPostRow>(
    `select ${columns} from own_post o where ${all.join(" and ")} order by o.id desc limit ${put(wish.limit)}`,
    values,
  );
  return rows;
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
  const { id } = await tx.db
    .insertInto("own_post")
    .values({
      ...columnsOf(values),
      company_id: author.companyId,
      account_id: author.accountId,
      status,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeImages(tx, id, author.companyId, values.imageIds);
  return id;
}

/** The row is held by its lock; the version says whether the writer saw it as it is. */
export async function updateOwnPost(
  tx: Tx,
  row: Pick<OwnPostRow, "id" | "version" | "companyId">,
  values: OwnPostValues,
  now: Date,
): Promise<void> {
  await tx.db
    .updateTable("own_post")
    .set({ ...columnsOf(values), version: row.version + 1, updated_at: now })
    .where("id", "=", row.id)
    .execute();
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

export async function addStep(
  tx: Tx,
  row: { readonly id: number; readonly companyId: number },
  line: {
    readonly step: OwnPostStep;
    readonly accountId: number;
    readonly reason: string | null;
    readonly at: Date;
  },
): Promise<number> {
  const { id } = await tx.db
    .insertInto("own_post_step")
    .values({
      own_post_id: row.id,
      company_id: row.companyId,
      account_id: line.accountId,
      step: line.step,
      reason: line.reason,
      at: line.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
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

/** Who wrote what colleagues were offered: account ids by post. */
export async function authorsOfOffered(tx: Tx, postIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ postId: number; accountId: number }>(
    `select offered_post_id as "postId", account_id as "accountId" from own_post where offered_post_id = any($1)`,
    [postIds],
  );
  return new Map(rows.map(({ postId, accountId }) => [postId, accountId]));
}

/** Approved own posts of many people; one that is missing has none. */
export async function countApprovedOf(tx: Tx, accountIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ accountId: number; approved: number }>(
    `select account_id as "accountId", count(*)::int as approved from own_post
     where account_id = any($1) and status = 'APPROVED' group by account_id`,
    [accountIds],
  );
  return new Map(rows.map(({ accountId, approved }) => [accountId, approved]));
}
