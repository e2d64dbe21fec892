import type { Tx } from "../../../platform/db/transaction.ts";

/** Whether somebody's autopilot is on, and the days on which it rests. */
export interface AutopilotState {
  readonly on: boolean;
  readonly awayFrom: string | null;
  readonly awayTo: string | null;
  readonly language: "en" | "de";
}

const columns = `autopilot_on as on, out_of_office_from::text as "awayFrom", out_of_office_to::text as "awayTo", language`;

export async function findAutopilotState(tx: Tx, accountId: number): Promise<AutopilotState> {
  const { rows } = await tx.client.query<AutopilotState>(`select ${columns} from account where id = $1`, [
    accountId,
  ]);
  const row = rows[0];
  if (!row) throw new Error("an autopilot of nobody");
  return row;
}

/** Answers whether it stood otherwise before: pressed twice, it turns once. */
export async function turnAutopilot(tx: Tx, accountId: number, on: boolean): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    "update account set autopilot_on = $2 where id = $1 and autopilot_on <> $2",
    [accountId, on],
  );
  return rowCount === 1;
}

/** Both days or none. Answers whether they were others before. */
export async function storeAwayDays(
  tx: Tx,
  accountId: number,
  from: string | null,
  to: string | null,
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update account set out_of_office_from = $2, out_of_office_to = $3
     where id = $1 and (out_of_office_from, out_of_office_to) is distinct from ($2::date, $3::date)`,
    [accountId, from, to],
  );
  return rowCount === 1;
}
