import { limits } from "@polyphon/contract/limits.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

/** The texts of somebody's latest shares: the end of one range of the index of a person's shares. */
export async function latestTextsOf(tx: Tx, userId: number): Promise<string[]> {
  const { rows } = await tx.client.query<{ text: string }>(
    `select text from share where user_id = $1 order by due_at desc, id desc limit ${limits.hashtag.shares}`,
    [userId],
  );
  return rows.map(({ text }) => text);
}
