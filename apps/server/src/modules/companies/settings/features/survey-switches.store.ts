import type { Tx } from "../../../../platform/db/transaction.ts";

export async function findAsksQuestionnaires(tx: Tx, companyId: number): Promise<boolean> {
  const { rows } = await tx.client.query<{ on: boolean }>(
    "select questionnaire and active as on from company where id = $1",
    [companyId],
  );
  return rows[0]?.on ?? false;
}

/** Those of the companies whose works council allows neither names nor small groups. */
export async function worksCouncilAmong(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.client.query<{ id: number }>(
    "select id from company where id = any($1) and works_council",
    [ids],
  );
  return rows.map(({ id }) => id);
}
