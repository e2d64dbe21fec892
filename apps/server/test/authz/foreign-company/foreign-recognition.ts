import type { Tx } from "../../../src/platform/db/transaction.ts";
import type { Holder } from "../cast.ts";

/** Who of the foreign company may rise in level. */
export async function addForeignRecognition(tx: Tx, { companyId, accountId }: Holder): Promise<void> {
  await tx.client.query("insert into level_candidate (account_id, company_id) values ($1, $2)", [
    accountId,
    companyId,
  ]);
}
