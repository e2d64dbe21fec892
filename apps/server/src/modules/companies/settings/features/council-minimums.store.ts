import type { Tx } from "../../../../platform/db/transaction.ts";

/** Those of the companies that are in works-council mode, each with the fewest people that a figure may be about. */
export async function findCouncilMinimums(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.client.query<{ id: number; minimum: number }>(
    "select id, works_council_minimum as minimum from company where id = any($1) and works_council",
    [ids],
  );
  return new Map(rows.map(({ id, minimum }) => [id, minimum]));
}
