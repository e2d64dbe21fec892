import type { Tx } from "../../../../platform/db/transaction.ts";

/** Companies in works-council mode: of these, or of all in sight. */
export async function companiesInCouncilMode(tx: Tx, among: readonly number[] | null): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    "select id from company where works_council and ($1::int[] is null or id = any($1))",
    [among],
  );
  return rows.map(({ id }) => id);
}
