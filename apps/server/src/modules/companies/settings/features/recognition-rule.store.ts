import type { Tx } from "../../../../platform/db/transaction.ts";

export interface RecognitionRule {
  readonly badges: boolean;
  /** When off, everybody is treated as elite. */
  readonly levels: boolean;
  readonly timeZone: string;
}

/** Whether a company's people earn badges and levels, and in which calendar weeks count. */
export async function findRecognitionRule(tx: Tx, companyId: number): Promise<RecognitionRule> {
  const { rows } = await tx.client.query<RecognitionRule>(
    `select badges, user_proficiency_level as levels, time_zone as "timeZone" from company where id = $1`,
    [companyId],
  );
  return rows[0] ?? { badges: false, levels: false, timeZone: "UTC" };
}
