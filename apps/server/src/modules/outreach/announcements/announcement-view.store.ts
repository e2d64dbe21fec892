import type { Tx } from "../../../platform/db/transaction.ts";

export interface UnseenRow {
  readonly id: number;
  readonly title: string;
  readonly message: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * Started, not long over and not seen by this person, the oldest first. Scans the index of end dates, which has few
 * future ones, instead of the company's announcements of all years.
 */
export async function findUnseen(
  tx: Tx,
  companyId: number,
  userId: number,
  look: { readonly now: Date; readonly endedAfter: Date; readonly limit: number },
): Promise<UnseenRow[]> {
  const { rows } = await tx.client.query<UnseenRow>(
    `select a.id, a.title, a.message, a.starts_at as "startsAt", a.ends_at as "endsAt"
     from announcement a
     join announcement_company c on c.announcement_id = a.id and c.company_id = $1
     where a.ends_at > $4 and a.starts_at <= $3
       and not exists (select from announcement_view v where v.user_id = $2 and v.announcement_id = a.id)
     order by a.starts_at, a.id limit $5`,
    [companyId, userId, look.now, look.endedAfter, look.limit],
  );
  return rows;
}

export async function countAnnouncements(tx: Tx, companyId: number, ids: readonly number[]): Promise<number> {
  const { rows } = await tx.client.query<{ count: number }>(
    `select count(*)::int as count from announcement_company where company_id = $1 and announcement_id = any($2)`,
    [companyId, ids],
  );
  return rows[0]?.count ?? 0;
}

/** Viewing again does not change the first time. */
export async function markViewed(
  tx: Tx,
  view: {
    readonly companyId: number;
    readonly userId: number;
    readonly ids: readonly number[];
    readonly now: Date;
  },
): Promise<void> {
  await tx.client.query(
    `insert into announcement_view (user_id, announcement_id, company_id, viewed_at)
     select $1, id, $2, $4 from unnest($3::bigint[]) id on conflict do nothing`,
    [view.userId, view.companyId, view.ids, view.now],
  );
}
