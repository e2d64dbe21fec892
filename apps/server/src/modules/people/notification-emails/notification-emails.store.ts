import type { Tx } from "../../../platform/db/transaction.ts";

/** How many there are; nobody adds one before the commit. */
export async function lockNotificationEmails(tx: Tx): Promise<number> {
  await tx.client.query("lock table user_notification_email in share row exclusive mode");
  const { rows } = await tx.client.query<{ count: number }>(
    "select count(*)::int as count from user_notification_email",
  );
  return rows[0]?.count ?? 0;
}

export interface NotificationEmail {
  readonly email: string;
  readonly inactivity: boolean;
  readonly autopilot: boolean;
  readonly broadcast: boolean;
}

/** Null when the address is in the list already. */
export async function insertNotificationEmail(tx: Tx, entry: NotificationEmail): Promise<number | null> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into user_notification_email (email, inactivity, autopilot, broadcast) values ($1, $2, $3, $4)
     on conflict do nothing returning id`,
    [entry.email, entry.inactivity, entry.autopilot, entry.broadcast],
  );
  return rows[0]?.id ?? null;
}

/** The addresses to notify about something of this kind. */
export async function addressesFor(
  tx: Tx,
  about: "inactivity" | "autopilot" | "broadcast",
): Promise<string[]> {
  const { rows } = await tx.client.query<{ email: string }>(
    `select email from user_notification_email
     where case $1 when 'inactivity' then inactivity when 'autopilot' then autopilot else broadcast end order by email`,
    [about],
  );
  return rows.map(({ email }) => email);
}
