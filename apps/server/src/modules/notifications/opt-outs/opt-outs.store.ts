import type { Tx } from "../../../platform/db/transaction.ts";

export async function recipientOf(tx: Tx, mailId: number): Promise<string | null> {
  const { rows } = await tx.client.query<{ recipient: string }>("select recipient from mail where id = $1", [
    mailId,
  ]);
  return rows[0]?.recipient ?? null;
}

export async function addOptOut(tx: Tx, email: string): Promise<void> {
  await tx.client.query("insert into mail_opt_out (email) values (lower($1)) on conflict do nothing", [
    email,
  ]);
}

export async function hasOptedOut(tx: Tx, email: string): Promise<boolean> {
  const { rowCount } = await tx.client.query("select from mail_opt_out where email = lower($1)", [email]);
  return rowCount === 1;
}
