import type { Tx } from "../../../src/platform/db/transaction.ts";
import type { Holder } from "../cast.ts";

/** The AI requests of the foreign company. */
export async function addForeignAi(tx: Tx, { companyId, accountId }: Holder, canary: string): Promise<void> {
  await tx.client.query(
    "insert into ai_use (company_id, month, kind, used) values ($1, '2026-11-01', 'TEXT', 7)",
    [companyId],
  );
  await tx.client.query(
    "insert into ai_passage (company_id, account_id, text, prompt_version) values ($1, $2, $3, 1)",
    [companyId, accountId, canary],
  );
}
