import type { Tx } from "../../platform/db/transaction.ts";

export interface Purse {
  readonly companyId: number | null;
  readonly month: string;
  readonly kind: "TEXT" | "IMAGE";
}

/** Takes as much as is asked for, or nothing when the month does not hold it; whoever races waits for the row. */
export async function takeFromPurse(
  tx: Tx,
  { companyId, month, kind }: Purse,
  count: number,
  limit: number,
): Promise<boolean> {
  if (count > limit) return false;
  const { rowCount } = await tx.client.query(
    `insert into ai_use (company_id, month, kind, used) values ($1, $2, $3, $4)
     on conflict (company_id, month, kind) do update set used = ai_use.used + excluded.used
       where ai_use.used + excluded.used <= $5`,
    [companyId, month, kind, count, limit],
  );
  return rowCount === 1;
}

export async function giveBack(tx: Tx, { companyId, month, kind }: Purse, count: number): Promise<void> {
  await tx.client.query(
    `update ai_use set used = greatest(0, used - $4)
     where company_id is not distinct from $1 and month = $2 and kind = $3`,
    [companyId, month, kind, count],
  );
}

export async function findUsed(
  tx: Tx,
  companyId: number | null,
  month: string,
): Promise<Readonly<Record<Purse["kind"], number>>> {
  const { rows } = await tx.client.query<{ kind: Purse["kind"]; used: number }>(
    "select kind, used from ai_use where company_id is not distinct from $1 and month = $2",
    [companyId, month],
  );
  return { TEXT: 0, IMAGE: 0, ...Object.fromEntries(rows.map(({ kind, used }) => [kind, used])) };
}

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

/** The last ones that this person got, and those that anybody got for the post. */
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

/** A piece at a time, so that no statement holds many rows for long. */
export async function removeOldPassages(tx: Tx, before: Date, atOnce: number): Promise<number> {
  const { rowCount } = await tx.client.query(
    `delete from ai_passage where id in
       (select id from ai_passage where created_at < $1 order by created_at limit $2)`,
    [before, atOnce],
  );
  return rowCount ?? 0;
}
