import type { Tx } from "../../platform/db/transaction.ts";

export interface DemoAnnouncement {
  readonly title: string;
  readonly message: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export async function addAnnouncement(
  tx: Tx,
  { title, message, startsAt, endsAt }: DemoAnnouncement,
  companyIds: readonly number[],
): Promise<void> {
  await tx.client.query(
    `with made as (insert into announcement (title, message, starts_at, ends_at) values ($1, $2, $3, $4) returning id)
     insert into announcement_company (announcement_id, company_id)
     select made.id, company from made, unnest($5::bigint[]) company`,
    [title, message, startsAt, endsAt, companyIds],
  );
}

export async function addBanner(
  tx: Tx,
  title: string,
  mediaId: number,
  companyIds: readonly number[],
): Promise<void> {
  await tx.client.query(
    `with made as (insert into banner (title, media_id) values ($1, $2) returning id)
     insert into banner_company (banner_id, company_id) select made.id, company from made, unnest($3::bigint[]) company`,
    [title, mediaId, companyIds],
  );
}

/** A notification after its job: everybody of the company has a notice, and one in three has read it. */
export async function addSentNotification(
  tx: Tx,
  companyId: number,
  words: { readonly title: string; readonly message: string },
  sentAt: Date,
): Promise<void> {
  await tx.client.query(
    `with made as (
       insert into staff_notification (company_id, title, message, send_status, recipients, sent_at)
       select $1, $2, $3, 'SENT', count(*), $4 from account
         where company_id = $1 and kind = 'front' and status = 'ENABLED' and primary_account_id is null
       returning id)
     insert into notice (company_id, account_id, kind, values, once_key, seen_at, created_at)
     select $1, account.id, 'staff-message', jsonb_build_object('title', $2::text, 'message', $3::text),
       'staff-notification:' || made.id, case when account.id % 3 = 0 then $4::timestamptz end, $4
     from made, account
     where company_id = $1 and kind = 'front' and status = 'ENABLED' and primary_account_id is null`,
    [companyId, words.title, words.message, sentAt],
  );
}

export async function addSliderImage(tx: Tx, title: string, mediaId: number, place: number): Promise<void> {
  await tx.client.query("insert into slider_image (title, media_id, display_order) values ($1, $2, $3)", [
    title,
    mediaId,
    place,
  ]);
}

/** A content area over the first categories by name. */
export async function addContentArea(tx: Tx, title: string, titleDe: string, skip: number): Promise<void> {
  await tx.client.query(
    `with made as (insert into content_area (title, title_de) values ($1, $2) returning id)
     insert into content_area_category (content_area_id, category_id)
     select made.id, category.id from made, (select id from category order by name, id limit 2 offset $3) category`,
    [title, titleDe, skip],
  );
}
