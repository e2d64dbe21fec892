import type { Tx } from "../../../platform/db/transaction.ts";

export interface DraftRow {
  readonly id: number;
  readonly version: number;
  readonly form: string;
  readonly basedOn: number | null;
  readonly savedAt: Date;
}

export type SavedRow = Pick<DraftRow, "id" | "version" | "savedAt">;

/** Whose draft it is, and in which company. */
export interface DraftOwner {
  readonly accountId: number;
  readonly companyId: number | null;
}

export interface DraftText {
  readonly form: string;
  readonly suggestedName: string | null;
  readonly basedOn: number | null;
}

const owned = "account_id = $1 and coalesce(company_id, 0) = coalesce($2::bigint, 0)";
const row = `id, version, form, based_on as "basedOn", saved_at as "savedAt"`;

export interface NamedDraftRow {
  readonly id: number;
  readonly name: string | null;
  readonly named: boolean;
  readonly savedAt: Date;
}

/** Of new posts, newest first. Their number is limited, so there is no second page. */
export async function listDrafts(tx: Tx, owner: DraftOwner): Promise<NamedDraftRow[]> {
  const { rows } = await tx.client.query<NamedDraftRow>(
    `select id, coalesce(name, suggested_name) as name, name is not null as named, saved_at as "savedAt"
     from post_draft where ${owned} and post_id is null and removed_at is null
     order by saved_at desc, id desc`,
    [owner.accountId, owner.companyId],
  );
  return rows;
}

export async function findDraft(tx: Tx, owner: DraftOwner, id: number): Promise<DraftRow | null> {
  const { rows } = await tx.client.query<DraftRow>(
    `select ${row} from post_draft where ${owned} and id = $3 and post_id is null and removed_at is null`,
    [owner.accountId, owner.companyId, id],
  );
  return rows[0] ?? null;
}

export async function findDraftOfPost(tx: Tx, owner: DraftOwner, postId: number): Promise<DraftRow | null> {
  const { rows } = await tx.client.query<DraftRow>(
    `select ${row} from post_draft where ${owned} and post_id = $3 and removed_at is null`,
    [owner.accountId, owner.companyId, postId],
  );
  return rows[0] ?? null;
}

/** How many of new posts there are. Two calls that would each add the last one come one after the other. */
export async function countDrafts(tx: Tx, owner: DraftOwner): Promise<number> {
  await tx.client.query("select pg_advisory_xact_lock(hashtextextended('post drafts', $1))", [
    owner.accountId,
  ]);
  const { rows } = await tx.client.query<{ count: number }>(
    `select count(*)::int as count from post_draft where ${owned} and post_id is null and removed_at is null`,
    [owner.accountId, owner.companyId],
  );
  return rows[0]?.count ?? 0;
}

/** Null if the post has a draft of this owner already. */
export async function addDraft(
  tx: Tx,
  owner: DraftOwner,
  { postId, form, suggestedName, basedOn }: DraftText & { readonly postId: number | null },
  now: Date,
): Promise<SavedRow | null> {
  const { rows } = await tx.client.query<SavedRow>(
    `insert into post_draft (account_id, company_id, post_id, form, suggested_name, based_on, saved_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id, version, saved_at as "savedAt"`,
    [owner.accountId, owner.companyId, postId, form, suggestedName, basedOn, now],
  );
  return rows[0] ?? null;
}

export interface DraftEdit extends DraftText {
  readonly id: number;
  /** The version on top of which it was written. */
  readonly version: number;
}

/** Null if the draft has ended, or was saved by another tab meanwhile. */
export async function editDraft(
  tx: Tx,
  owner: DraftOwner,
  draft: DraftEdit,
  now: Date,
): Promise<SavedRow | null> {
  const { rows } = await tx.client.query<SavedRow>(
    `update post_draft set form = $5, suggested_name = $6, based_on = $7, saved_at = $8, version = version + 1
     where ${owned} and id = $3 and version = $4 and removed_at is null returning id, version, saved_at as "savedAt"`,
    [
      owner.accountId,
      owner.companyId,
      draft.id,
      draft.version,
      draft.form,
      draft.suggestedName,
      draft.basedOn,
      now,
    ],
  );
  return rows[0] ?? null;
}

export async function hasDraft(tx: Tx, owner: DraftOwner, id: number): Promise<boolean> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select id from post_draft where ${owned} and id = $3 and removed_at is null`,
    [owner.accountId, owner.companyId, id],
  );
  return rows.length > 0;
}

export async function renameDraft(
  tx: Tx,
  owner: DraftOwner,
  id: number,
  name: string | null,
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update post_draft set name = $4 where ${owned} and id = $3 and post_id is null and removed_at is null`,
    [owner.accountId, owner.companyId, id, name],
  );
  return rowCount === 1;
}

export async function removeDraft(tx: Tx, owner: DraftOwner, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update post_draft set removed_at = $4 where ${owned} and id = $3 and removed_at is null`,
    [owner.accountId, owner.companyId, id, now],
  );
  return rowCount === 1;
}

/** One that was never removed is restored as well. */
export async function restoreDraft(tx: Tx, owner: DraftOwner, id: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update post_draft set removed_at = null where ${owned} and id = $3 and post_id is null`,
    [owner.accountId, owner.companyId, id],
  );
  return rowCount === 1;
}

/** The draft of a post that has been saved. */
export async function endDraft(tx: Tx, owner: DraftOwner, id: number): Promise<void> {
  await tx.client.query(`delete from post_draft where ${owned} and id = $3 and post_id is null`, [
    owner.accountId,
    owner.companyId,
    id,
  ]);
}

export async function endDraftOfPost(tx: Tx, owner: DraftOwner, postId: number): Promise<void> {
  await tx.client.query(`delete from post_draft where ${owned} and post_id = $3`, [
    owner.accountId,
    owner.companyId,
    postId,
  ]);
}

/** How many were deleted, at most as many as asked for. */
export async function purgeDrafts(
  tx: Tx,
  { unusedSince, removedBefore, limit }: { unusedSince: Date; removedBefore: Date; limit: number },
): Promise<number> {
  const { rowCount } = await tx.client.query(
    `delete from post_draft where id in (
       (select id from post_draft where saved_at < $1 limit $3)
       union (select id from post_draft where removed_at < $2 limit $3))`,
    [unusedSince, removedBefore, limit],
  );
  return rowCount ?? 0;
}
