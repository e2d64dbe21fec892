import type { Tx } from "../../../platform/db/transaction.ts";

export interface AiTextConfig {
  readonly language: string | null;
  readonly tones: readonly string[];
  readonly audienceId: number | null;
}

/** How a person likes texts to be written; nothing where the person is out of reach. */
export async function findAiTextConfig(tx: Tx, accountId: number): Promise<AiTextConfig> {
  const { rows } = await tx.client.query<AiTextConfig>(
    `select ai_text_language as language, ai_text_tonalities as tones, ai_text_audience_id as "audienceId"
     from account where id = $1`,
    [accountId],
  );
  return rows[0] ?? { language: null, tones: [], audienceId: null };
}

export async function storeAiTextConfig(tx: Tx, accountId: number, config: AiTextConfig): Promise<void> {
  await tx.client.query(
    "update account set ai_text_language = $2, ai_text_tonalities = $3, ai_text_audience_id = $4 where id = $1",
    [accountId, config.language, config.tones, config.audienceId],
  );
}
