import type { Tx } from "../../../platform/db/transaction.ts";

/** That a person has put a questionnaire off, as their app reads it. */
export async function markQuestionnaireSkipped(
  tx: Tx,
  accountIds: readonly number[],
  skipped: boolean,
): Promise<void> {
  if (accountIds.length === 0) return;
  await tx.client.query(
    "update account set questionnaire_skipped = $2 where id = any($1) and questionnaire_skipped <> $2",
    [accountIds, skipped],
  );
}
