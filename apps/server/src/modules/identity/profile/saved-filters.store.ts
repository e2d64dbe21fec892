import type { Tx } from "../../../platform/db/transaction.ts";

export interface SavedFilters {
  readonly languages: readonly string[];
  readonly category: readonly number[];
  readonly categoryDefiningTags: readonly number[];
}

/** A group's account has the filters of the employee behind it. */
const person = "(select coalesce(primary_account_id, id) from account where id = $1)";

export async function findSavedFilters(tx: Tx, accountId: number): Promise<SavedFilters | null> {
  const { rows } = await tx.client.query<{ filters: SavedFilters | null }>(
    `select saved_filters as filters from account where id = ${person}`,
    [accountId],
  );
  return rows[0]?.filters ?? null;
}

export async function keepSavedFilters(tx: Tx, accountId: number, filters: SavedFilters): Promise<void> {
  await tx.client.query(`update account set saved_filters = $2 where id = ${person}`, [
    accountId,
    JSON.stringify(filters),
  ]);
}
