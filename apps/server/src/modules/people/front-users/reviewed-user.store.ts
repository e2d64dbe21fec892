import type { Tx } from "../../../platform/db/transaction.ts";

export interface Review {
  readonly reviewed: boolean;
  readonly rating: number | null;
}

/** For those accounts whose profile is or was reviewed. */
export async function reviewsOf(tx: Tx, accountIds: readonly number[]): Promise<ReadonlyMap<number, Review>> {
  const { rows } = await tx.client.query<Review & { id: number }>(
    "select account_id as id, reviewed, rating from reviewed_user where account_id = any($1)",
    [accountIds],
  );
  return new Map(rows.map(({ id, ...review }) => [id, review]));
}

export async function storeReviewed(tx: Tx, accountId: number, reviewed: boolean): Promise<void> {
  await tx.client.query(
    `insert into reviewed_user as kept (account_id, reviewed)
     select $1, $2 where $2 or exists (select from reviewed_user where account_id = $1)
     on conflict (account_id) do update set reviewed = $2 where kept.reviewed <> $2`,
    [accountId, reviewed],
  );
}
