import type { Tx } from "../../../../platform/db/transaction.ts";

export async function findAsksQuestionnaires(tx: Tx, companyId: number): Promise<boolean> {
  const { rows } = await tx.client.query<{ on: boolean }>(
    "select questionnaire and active as on from company where id = $1",
    [companyId],
  );
  return rows[0]?.on ?? false;
}
