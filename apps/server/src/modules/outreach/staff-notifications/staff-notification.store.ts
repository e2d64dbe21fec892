import type { SendStatus } from "@polyphon/contract/outreach/outreach.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

/** What connects the notifications of one message; `notice_readers` counts by it. */
export const causeOf = (id: number) => `staff-notification:${id}`;

const counted = "platform.notice_readers('staff-notification:' || kept.id)";
const council = "from council_company guard where guard.company_id = kept.company_id";

/** In works-council mode a group is whoever got the message, and a status would tell of nobody or of everybody. */
export const readersSql = `case when exists (select ${council})
  then (select platform.shown_people(${counted}, guard.minimum, kept.recipients) ${council})::int else ${counted} end`;
export const readStatusSql = `case when exists (select ${council}) then null when ${counted} = 0 then 'UNREAD'
  when ${counted} < kept.recipients then 'PARTLY_READ' else 'READ' end`;

export interface NewNotification {
  readonly companyId: number;
  readonly title: string;
  readonly message: string;
  readonly users: readonly number[];
  readonly createdBy: number;
}

export async function insertNotification(tx: Tx, made: NewNotification): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(
    `with made as (insert into staff_notification (company_id, title, message, created_by)
       values ($1, $2, $3, $4) returning id),
     chosen as (insert into staff_notification_user (notification_id, company_id, account_id)
       select made.id, $1, wanted from made, unnest($5::bigint[]) wanted on conflict do nothing)
     select id from made`,
    [made.companyId, made.title, made.message, made.createdBy, made.users],
  );
  if (!rows[0]) throw new Error("the notification was not written");
  return rows[0].id;
}

export interface NotificationRow {
  readonly id: number;
  readonly companyId: number;
  readonly title: string;
  readonly message: string;
  readonly sendStatus: SendStatus;
  readonly sentUpTo: number;
}

/** The sender holds the row until the step is written. */
export async function lockNotification(tx: Tx, id: number): Promise<NotificationRow | null> {
  const { rows } = await tx.client.query<NotificationRow>(
    `select id, company_id as "companyId", title, message, send_status as "sendStatus", sent_up_to as "sentUpTo"
     from staff_notification where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

export async function isNotification(tx: Tx, id: number): Promise<boolean> {
  const { rowCount } = await tx.client.query("select from staff_notification where id = $1", [id]);
  return rowCount === 1;
}

/** The chosen users after an account, or null when nobody was chosen and everybody is meant. */
export async function chosenAfter(
  tx: Tx,
  id: number,
  after: number,
  limit: number,
): Promise<number[] | null> {
  const { rows } = await tx.client.query<{ chosen: boolean; ids: number[] }>(
    `select exists (select from staff_notification_user where notification_id = $1) as chosen,
       array(select account_id from staff_notification_user
         where notification_id = $1 and account_id > $2 order by account_id limit $3) as ids`,
    [id, after, limit],
  );
  return rows[0]?.chosen ? rows[0].ids : null;
}

export async function noteSent(
  tx: Tx,
  id: number,
  step: { readonly count: number; readonly upTo: number; readonly doneAt: Date | null },
): Promise<void> {
  await tx.client.query(
    `update staff_notification set recipients = recipients + $2, sent_up_to = $3, sent_at = $4,
       send_status = case when $4::timestamptz is null then 'SENDING' else 'SENT' end
     where id = $1`,
    [id, step.count, step.upTo, step.doneAt],
  );
}
