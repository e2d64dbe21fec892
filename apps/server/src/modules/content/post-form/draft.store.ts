import type { Tx } from "../../../platform/db/transaction.ts";

export interface DraftRow {
  readonly form: string;
  readonly basedOn: number | null;
  readonly savedAt: Date;
}

/** Whose draft it is, in which company, and of which post; null means a new one. */
export interface DraftOwner {
  readonly accountId: number;
  readonly companyId: number | null;
  readonly postId: number | null;
}

const owned = `account_id = $1 and coalesce(company_id, 0) = coalesce($2::bigint, 0)
  and coalesce(post_id, 0) = coalesce($3::bigint, 0)`;

export async function findDraft(tx: Tx, owner: DraftOwner): Promise<DraftRow | null> {
  const { rows } = await tx.client.query<DraftRow>(
    `select form, based_on as "basedOn", saved_at as "savedAt" from post_draft where ${owned}`,
    [owner.accountId, owner.companyId, owner.postId],
  );
  return rows[0] ?? null;
}

export async function keepDraft(tx: Tx, owner: DraftOwner, draft: DraftRow): Promise<void> {
  await tx.client.query(
    `insert into post_draft (account_id, company_id, post_id, based_on, form, saved_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (account_id, coalesce(company_id, 0), coalesce(post_id, 0)) do update
       set form = excluded.form, based_on = excluded.based_on, saved_at = excluded.saved_at`,
    [owner.accountId, owner.companyId, owner.postId, draft.basedOn, draft.form, draft.savedAt],
  );
}

export async function dropDraft(tx: Tx, owner: DraftOwner): Promise<void> {
  await tx.client.query(`delete from post_draft where ${owned}`, [
    owner.accountId,
    owner.companyId,
    owner.postId,
  ]);
}
