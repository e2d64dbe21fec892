import type { Tx } from "../../../../platform/db/transaction.ts";

export interface CopyTarget {
  readonly companyId: number;
  readonly categoryId: number;
  readonly userId: number;
}

/** Where posts imported through this person's connection are copied to. Each company and category once. */
export async function copyTargets(
  tx: Tx,
  sourceCompanyId: number,
  sourceUserId: number,
): Promise<CopyTarget[]> {
  const { rows } = await tx.client.query<CopyTarget>(
    `select distinct on (d.destination_id, s.category_id) d.destination_id as "companyId", s.category_id as "categoryId",
       s.destination_user_id as "userId"
     from linkedin_content_copy s join linkedin_content_copy_destination d on d.copy_id = s.id
     where s.source_company_id = $1 and s.source_user_id = $2 order by d.destination_id, s.category_id, s.id`,
    [sourceCompanyId, sourceUserId],
  );
  return rows;
}

/** Whether another setting of the source already fills the category at one of the destinations. */
export async function hasSameTarget(
  tx: Tx,
  setting: {
    readonly id: number | null;
    readonly sourceCompanyId: number;
    readonly categoryId: number;
    readonly destinationIds: readonly number[];
  },
): Promise<boolean> {
  // Serialises concurrent saves, so that the second sees what the first wrote.
  await tx.client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `linkedin copies of ${setting.sourceCompanyId}`,
  ]);
  const { rowCount } = await tx.client.query(
    `select from linkedin_content_copy s join linkedin_content_copy_destination d on d.copy_id = s.id
     where s.source_company_id = $1 and s.category_id = $2 and d.destination_id = any($3) and s.id is distinct from $4::bigint
     limit 1`,
    [setting.sourceCompanyId, setting.categoryId, setting.destinationIds, setting.id],
  );
  return (rowCount ?? 0) > 0;
}

export async function wasCopied(tx: Tx, linkedinPostId: number, target: CopyTarget): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    "select from linkedin_post_copied where linkedin_post_id = $1 and company_id = $2 and category_id = $3",
    [linkedinPostId, target.companyId, target.categoryId],
  );
  return (rowCount ?? 0) > 0;
}

/** False when it was copied there meanwhile. */
export async function markCopied(tx: Tx, linkedinPostId: number, target: CopyTarget): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `insert into linkedin_post_copied (linkedin_post_id, company_id, category_id) values ($1, $2, $3)
     on conflict do nothing`,
    [linkedinPostId, target.companyId, target.categoryId],
  );
  return rowCount === 1;
}

export async function nameCopy(
  tx: Tx,
  linkedinPostId: number,
  target: CopyTarget,
  postId: number,
): Promise<void> {
  await tx.client.query(
    `update linkedin_post_copied set post_id = $4 where linkedin_post_id = $1 and company_id = $2 and category_id = $3`,
    [linkedinPostId, target.companyId, target.categoryId, postId],
  );
}
