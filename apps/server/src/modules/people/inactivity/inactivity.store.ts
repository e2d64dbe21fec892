import type { Tx } from "../../../platform/db/transaction.ts";

export interface Reminder {
  readonly days: number;
  readonly sentAt: Date;
}

interface Absent {
  readonly id: number;
  readonly companyId: number;
  readonly since: string;
}

/** The last reminder of the present absence of each; one of an earlier absence does not count. */
export async function remindersOf(tx: Tx, absent: readonly Absent[]): Promise<ReadonlyMap<number, Reminder>> {
  const { rows } = await tx.client.query<Reminder & { id: number }>(
    `select account_id as id, days, sent_at as "sentAt" from inactivity_reminder
       join unnest($1::bigint[], $2::timestamptz[]) absent (id, since) on absent.id = account_id
     where inactivity_reminder.since = absent.since`,
    [absent.map(({ id }) => id), absent.map(({ since }) => since)],
  );
  return new Map(rows.map(({ id, days, sentAt }) => [id, { days, sentAt }]));
}

export async function keepReminder(
  tx: Tx,
  { id, companyId, since }: Absent,
  reminder: Reminder,
): Promise<void> {
  await tx.client.query(
    `insert into inactivity_reminder (account_id, company_id, since, days, sent_at) values ($1, $2, $3, $4, $5)
     on conflict (account_id) do update set company_id = excluded.company_id, since = excluded.since,
       days = excluded.days, sent_at = excluded.sent_at`,
    [id, companyId, since, reminder.days, reminder.sentAt],
  );
}
