import type { Tx } from "../../../platform/db/transaction.ts";

export interface NewPassages {
  readonly companyId: number | null;
  readonly accountId: number;
  readonly postId: number | null;
  readonly promptVersion: number;
  readonly texts: readonly string[];
}

export async function keepPassages(tx: Tx, passages: NewPassages): Promise<void> {
  await tx.client.query(
    `insert into ai_passage (company_id, account_id, post_id, prompt_version, text)
     select $1, $2, $3, $4, text from unnest($5::text[]) text`,
    [passages.companyId, passages.accountId, passages.postId, passages.promptVersion, passages.texts],
  );
}

/** The latest suggestions for this person, and those for the post to anybody. */
export async function findPassages(
  tx: Tx,
  accountId: number,
  postId: number | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await tx.client.query<{ text: string }>(
    `(select text from ai_passage where account_id = $1 order by id desc limit $3)
     union all
     (select text from ai_passage where post_id = $2 and account_id <> $1 order by id desc limit $3)`,
    [accountId, postId, limit],
  );
  return rows.map(({ text }) => text);
}

/** In batches, so that no statement holds many rows for long. */
export async function removeOldPassages(tx: Tx, before: Date, atOnce: number): Promise<number> {
  const { rowCount } = await tx.client.query(
    `delete from ai_passage where id in
       (select id from ai_passage where created_at < $1 order by created_at limit $2)`,
    [before, atOnce],
  );
  return rowCount ?? 0;
}
