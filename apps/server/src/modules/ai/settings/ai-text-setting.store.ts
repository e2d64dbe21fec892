import type { Tx } from "../../../platform/db/transaction.ts";

export interface AiTextConfig {
  readonly language: string | null;
  readonly tones: readonly string[];
  readonly audienceId: number | null;
}

/** How a person likes texts to be written; null where they saved nothing, or are outside the scope. */
export async function findAiTextConfig(tx: Tx, accountId: number): Promise<AiTextConfig> {
  const { rows } = await tx.client.query<AiTextConfig>(
    `select language, tonalities as tones, audience_id as "audienceId" from ai_text_setting where account_id = $1`,
    [accountId],
  );
  return rows[0] ?? { language: null, tones: [], audienceId: null };
}

export async function storeAiTextConfig(tx: Tx, accountId: number, config: AiTextConfig): Promise<void> {
  await tx.client.query(
    `insert into ai_text_setting (account_id, language, tonalities, audience_id) values ($1, $2, $3, $4)
     on conflict (account_id) do update set language = $2, tonalities = $3, audience_id = $4`,
    [accountId, config.language, config.tones, config.audienceId],
  );
}
