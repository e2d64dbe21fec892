import type { Tx } from "../../../platform/db/transaction.ts";

export interface Candidate {
  readonly accountId: number;
  readonly companyId: number;
}

/** People whose level may rise by something other than a share, by the key of the table. */
export async function candidatesAfter(tx: Tx, after: number, limit: number): Promise<Candidate[]> {
  const { rows } = await tx.client.query<Candidate>(
    `select account_id as "accountId", company_id as "companyId" from level_candidate
     where account_id > $1 order by account_id limit $2`,
    [after, limit],
  );
  return rows;
}

export async function keepCandidates(
  tx: Tx,
  companyId: number,
  { open, closed }: { readonly open: readonly number[]; readonly closed: readonly number[] },
): Promise<void> {
  await tx.client.query(
    `insert into level_candidate (account_id, company_id) select id, $1 from unnest($2::bigint[]) id
     on conflict do nothing`,
    [companyId, open],
  );
  await tx.client.query("delete from level_candidate where account_id = any($1)", [closed]);
}

export async function findMark(tx: Tx, name: string): Promise<Date | null> {
  const { rows } = await tx.client.query<{ at: Date }>("select at from recognition_mark where name = $1", [
    name,
  ]);
  return rows[0]?.at ?? null;
}

export async function keepMark(tx: Tx, name: string, at: Date): Promise<void> {
  await tx.client.query(
    `insert into recognition_mark (name, at) values ($1, $2) on conflict (name) do update set at = excluded.at`,
    [name, at],
  );
}
