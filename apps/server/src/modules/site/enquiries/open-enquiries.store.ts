import type { Tx } from "../../../platform/db/transaction.ts";

export async function countOpenEnquiries(tx: Tx, most: number): Promise<number> {
  const { rows } = await tx.client.query<{ counted: number }>(
    "select count(*)::int as counted from (select from enquiry where state = 'OPEN' limit $1) found",
    [most],
  );
  return rows[0]?.counted ?? 0;
}
