import type { Tx } from "../../../platform/db/transaction.ts";

export interface Purse {
  readonly companyId: number | null;
  readonly month: string;
  readonly kind: "TEXT" | "IMAGE";
}

/** Reserves the whole amount, or nothing when the month does not cover it; concurrent callers wait for the row. */
export async function takeFromPurse(
  tx: Tx,
  { companyId, month, kind }: Purse,
  count: number,
  limit: number,
): Promise<boolean> {
  if (count > limit) return false;
  const { rowCount } = await tx.client.query(
    `insert into ai_use (company_id, month, kind, used) values ($1, $2, $3, $4)
     on conflict (company_id, month, kind) do update set used = ai_use.used + excluded.used
       where ai_use.used + excluded.used <= $5`,
    [companyId, month, kind, count, limit],
  );
  return rowCount === 1;
}

export async function giveBack(tx: Tx, { companyId, month, kind }: Purse, count: number): Promise<void> {
  await tx.client.query(
    `update ai_use set used = greatest(0, used - $4)
     where company_id is not distinct from $1 and month = $2 and kind = $3`,
    [companyId, month, kind, count],
  );
}

export async function findUsed(
  tx: Tx,
  companyId: number | null,
  month: string,
): Promise<Readonly<Record<Purse["kind"], number>>> {
  const { rows } = await tx.client.query<{ kind: Purse["kind"]; used: number }>(
    "select kind, used from ai_use where company_id is not distinct from $1 and month = $2",
    [companyId, month],
  );
  return { TEXT: 0, IMAGE: 0, ...Object.fromEntries(rows.map(({ kind, used }) => [kind, used])) };
}
