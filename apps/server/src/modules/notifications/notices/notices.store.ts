import type { NoticeKind, StaffNoticeKind } from "@polyphon/contract/notifications/notifications.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { equals, noneOf } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { byId } from "../../../platform/list/list-order.ts";

export interface NewNotice {
  /** Null for staff of the provider. */
  readonly companyId: number | null;
  readonly accountId: number;
  readonly kind: NoticeKind | StaffNoticeKind;
  readonly values: Readonly<Record<string, string | number>>;
  readonly href: string | null;
  /** What caused it; the same cause a second time adds nothing. */
  readonly onceKey: string;
}

export async function addNotices(tx: Tx, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return;
  await tx.client.query(
    `insert into notice (company_id, account_id, kind, values, href, once_key)
     select * from unnest($1::bigint[], $2::bigint[], $3::text[], $4::jsonb[], $5::text[], $6::text[])
     on conflict do nothing`,
    [
      notices.map((one) => one.companyId),
      notices.map((one) => one.accountId),
      notices.map((one) => one.kind),
      notices.map((one) => JSON.stringify(one.values)),
      notices.map((one) => one.href),
      notices.map((one) => one.onceKey),
    ],
  );
}

/** What a cause has notified these people of, once the cause is gone. */
export async function withdrawNotices(tx: Tx, accountIds: readonly number[], onceKey: string): Promise<void> {
  await tx.client.query("delete from notice where account_id = any($1) and once_key = $2", [
    accountIds,
    onceKey,
  ]);
}

export async function countUnseen(tx: Tx, accountId: number): Promise<number> {
  const { rows } = await tx.client.query<{ count: number }>(
    "select count(*)::int as count from notice where account_id = $1 and seen_at is null",
    [accountId],
  );
  return rows[0]?.count ?? 0;
}

interface NoticeRow<Kind> {
  readonly id: number;
  readonly kind: Kind;
  readonly values: Record<string, string | number>;
  readonly href: string | null;
  readonly seen: boolean;
  readonly createdAt: Date;
}

/** Newest first. */
export function listNotices<Kind extends NoticeKind | StaffNoticeKind>(
  tx: Tx,
  accountId: number,
  page: PageInput,
): Promise<Page<NoticeRow<Kind>>> {
  // The possible kinds depend on the kind of account.
  return listPage<NoticeRow<NoticeKind | StaffNoticeKind>>(
    tx,
    {
      select: `id, kind, values, href, seen_at is not null as seen, created_at as "createdAt"`,
      from: "notice",
      where: [equals("account_id", accountId)],
      order: byId("id", "descending"),
    },
    page,
  ) as Promise<Page<NoticeRow<Kind>>>;
}

export async function hasNotice(tx: Tx, accountId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.client.query("select from notice where account_id = $1 and id = $2", [
    accountId,
    id,
  ]);
  return rowCount === 1;
}

export async function markSeen(tx: Tx, accountId: number, upTo: number, now: Date): Promise<void> {
  await tx.client.query(
    "update notice set seen_at = $3 where account_id = $1 and id <= $2 and seen_at is null",
    [accountId, upTo, now],
  );
}

/** The same by the time of the newest one, as a screen has it: in milliseconds. */
export async function markSeenUntil(tx: Tx, accountId: number, until: Date, now: Date): Promise<void> {
  await tx.client.query(
    `update notice set seen_at = $3 where account_id = $1 and seen_at is null
       and date_trunc('milliseconds', created_at) <= $2`,
    [accountId, until, now],
  );
}

export interface NoticeReader {
  readonly accountId: number;
  readonly seenAt: Date | null;
}

/** Who got the notification of a cause, by account; `seen` filters by whether they have seen it. */
export function listReaders(
  tx: Tx,
  cause: string,
  { seen, leaveOut }: { readonly seen: boolean | null; readonly leaveOut: readonly number[] },
  page: PageInput,
): Promise<Page<NoticeReader>> {
  return listPage<NoticeReader>(
    tx,
    {
      select: `account_id as "accountId", seen_at as "seenAt"`,
      from: "notice",
      where: [
        "kind = 'staff-message'",
        equals("once_key", cause),
        equals("(seen_at is not null)", seen),
        noneOf("company_id", leaveOut),
      ],
      order: byId("account_id", "ascending"),
    },
    page,
  );
}

/** Notifications move along with their person. */
export async function moveNotices(tx: Tx, accountIds: readonly number[], toCompanyId: number): Promise<void> {
  await tx.client.query("update notice set company_id = $2 where account_id = any($1)", [
    accountIds,
    toCompanyId,
  ]);
}
