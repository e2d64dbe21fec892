import type { Tx } from "../../../platform/db/transaction.ts";

export interface AwayDays {
  readonly from: string;
  readonly to: string;
}

/** The absences of those of the accounts that have one, past ones too. */
export async function awayDaysOf(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, AwayDays>> {
  const { rows } = await tx.client.query<AwayDays & { id: number }>(
    `select id, to_char(out_of_office_from, 'YYYY-MM-DD') as "from", to_char(out_of_office_to, 'YYYY-MM-DD') as "to"
     from account where id = any($1) and out_of_office_from is not null and out_of_office_to is not null`,
    [ids],
  );
  return new Map(rows.map(({ id, from, to }) => [id, { from, to }]));
}
