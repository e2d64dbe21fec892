import type { Tx } from "../../../platform/db/transaction.ts";

/** How many clicks by people a company's links had in each period; `bounds` are the starts and the end of the last. */
export async function countClicks(
  tx: Tx,
  companyId: number,
  bounds: readonly Date[],
): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ at: number; counted: number }>(
    `select width_bucket(at, $2::timestamptz[]) - 1 as at, count(*)::int as counted from click
     where company_id = $1 and at >= $3 and at < $4 and kind = 'PERSON' group by 1`,
    [companyId, bounds, bounds[0], bounds.at(-1)],
  );
  return new Map(rows.map(({ at, counted }) => [at, counted]));
}
