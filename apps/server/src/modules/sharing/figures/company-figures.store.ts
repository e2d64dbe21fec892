import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

/** Shares of a company that still wait, by network. */
export async function countWaiting(tx: Tx, companyId: number): Promise<Partial<Record<Network, number>>> {
  const { rows } = await tx.client.query<{ network: Network; counted: number }>(
    `select network, count(*)::int as counted from share
     where company_id = $1 and state in ('SCHEDULED', 'HELD') group by network`,
    [companyId],
  );
  return Object.fromEntries(rows.map(({ network, counted }) => [network, counted]));
}

/** How many shares of a company were published in each period; `bounds` are the starts and the end of the last. */
export async function countShared(
  tx: Tx,
  companyId: number,
  bounds: readonly Date[],
): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ at: number; counted: number }>(
    `select width_bucket(due_at, $2::timestamptz[]) - 1 as at, count(*)::int as counted from share
     where company_id = $1 and due_at >= $3 and due_at < $4 and state = 'SHARED' group by 1`,
    [companyId, bounds, bounds[0], bounds.at(-1)],
  );
  return new Map(rows.map(({ at, counted }) => [at, counted]));
}

/** How many people of a company published a share within a period. */
export async function countSharers(tx: Tx, companyId: number, from: Date, until: Date): Promise<number> {
  const { rows } = await tx.client.query<{ counted: number }>(
    `select count(distinct user_id)::int as counted from share
     where company_id = $1 and due_at >= $2 and due_at < $3 and state = 'SHARED'`,
    [companyId, from, until],
  );
  return rows[0]?.counted ?? 0;
}
