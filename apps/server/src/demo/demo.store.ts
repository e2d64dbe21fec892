import type { PermissionKey } from "@polyphon/contract/permissions.ts";
import type { Tx } from "../platform/db/transaction.ts";
import { updateRows, type Written } from "../platform/db/write.ts";
import { ensureClickPartition } from "../modules/links/links.api.ts";
import type { DemoCompany } from "./companies/demo-companies.ts";

function idIn({ rows }: { readonly rows: readonly { readonly id: number }[] }): number {
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("the demo row was not written");
  return id;
}

export async function hasDemo(tx: Tx): Promise<boolean> {
  const { rowCount } = await tx.client.query("select from company where domain = 'nordwind.example'");
  return rowCount === 1;
}

export async function companyWith(tx: Tx, domain: string): Promise<number> {
  return idIn(await tx.client.query<{ id: number }>("select id from company where domain = $1", [domain]));
}

export async function accountWith(tx: Tx, email: string): Promise<number> {
  return idIn(await tx.client.query<{ id: number }>("select id from account where email = $1", [email]));
}

export async function addCompany(tx: Tx, company: DemoCompany, logoKey: string | null): Promise<number> {
  return idIn(
    await tx.client.query<{ id: number }>(
      `insert into company (name, domain, time_zone, theme_color, logo_key, social_networks, no_of_voices,
       different_social_copy, locked_down_copy, user_proficiency_level, associate_user, own_post_approval,
       import_linkedin_content, ai_text, ai_text_sources)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,
       '{CURATED,ORIGINAL,LOCAL,SHARED_OWN_POST,REAL_TIME}') returning id`,
      [
        company.name,
        company.domain,
        company.timeZone,
        company.themeColor,
        logoKey,
        company.socialNetworks,
        company.noOfVoices,
        company.differentSocialCopy,
        company.lockedDownCopy,
        company.userProficiencyLevel,
        company.associateUser,
        company.ownPostApproval,
        company.importLinkedinContent,
        company.aiText,
      ],
    ),
  );
}

/** A right that a super admin of this installation has given to a role. */
export async function grantRight(tx: Tx, role: string, key: PermissionKey): Promise<void> {
  await tx.client.query(
    `insert into role_permission (role_id, permission_key) select id, $2 from role where name = $1
     on conflict do nothing`,
    [role, key],
  );
}

/** One of the roles that every installation has. */
export async function findRole(tx: Tx, name: string): Promise<number> {
  return idIn(await tx.client.query<{ id: number }>("select id from role where name = $1", [name]));
}

export interface NewAccount {
  readonly companyId: number | null;
  readonly kind: "staff" | "front";
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly headline: string | null;
  readonly language: "en" | "de";
  readonly proficiency: "MEMBER" | "INSIDER" | "ELITE";
  readonly light: boolean;
}

export async function addAccount(tx: Tx, account: NewAccount): Promise<number> {
  return idIn(
    await tx.client.query<{ id: number }>(
      `with made as (
       insert into account (company_id, kind, email, password_hash, first_name, last_name, headline, language,
         proficiency, light_front_user, terms_accepted_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now()) returning id, kind),
     toured as (insert into tour_progress (account_id, visited) select id, true from made where kind = 'front')
     select id from made`,
      Object.values(account),
    ),
  );
}

/** Somebody who has not seen the tour yet. */
export async function forgetTour(tx: Tx, accountId: number): Promise<void> {
  await tx.client.query("delete from tour_progress where account_id = $1", [accountId]);
}

/**
 * When employees joined and last signed in: most of them before the first share, those without any in the last weeks, and a
 * few of these never came. Nobody has been away for so long that the account would end.
 */
export async function dateEmployees(tx: Tx, now: Date): Promise<void> {
  await tx.client.query(
    `update account a set
       created_at = $1::timestamptz - make_interval(days => case when found.last_at is null then 4 + a.id::int * 7 % 20 else 200 + a.id::int * 37 % 45 end),
       last_login_at = case when found.last_at is not null or a.id % 3 > 0
         then greatest(found.last_at, $1::timestamptz - make_interval(hours => 3 + a.id::int * 29 % 95)) end
     from account own left join (select user_id, max(shared_at) as last_at from share group by user_id) found on found.user_id = own.id
     where a.id = own.id and a.kind = 'front'`,
    [now],
  );
}

/** What few accounts have. */
export async function changeAccount(tx: Tx, id: number, change: Written<"account">): Promise<void> {
  await updateRows(tx, "account", { id }, change);
}

export async function assignRole(
  tx: Tx,
  accountId: number,
  roleId: number,
  companyIds: readonly number[],
  aliasEmail: string | null = null,
): Promise<void> {
  const id = idIn(
    await tx.client.query<{ id: number }>(
      "insert into role_assignment (account_id, role_id, alias_email) values ($1, $2, $3) returning id",
      [accountId, roleId, aliasEmail],
    ),
  );
  await tx.client.query(
    "insert into role_assignment_company (assignment_id, company_id) select $1, * from unnest($2::bigint[])",
    [id, companyIds],
  );
}

export async function describeWork(
  tx: Tx,
  work: {
    readonly email: string;
    readonly curatorCode: string | null;
    readonly weeklyTarget: number | null;
    readonly categories: readonly string[];
    readonly notificationEmails: readonly string[];
  },
): Promise<void> {
  await tx.client.query(
    `with held as (
       update role_assignment set curator_code = $2, weekly_target = $3, notification_emails = $5
       where account_id = (select id from account where email = $1) returning id)
     insert into role_assignment_category (assignment_id, category_id)
     select held.id, category.id from held, category where category.name = any($4)`,
    [work.email, work.curatorCode, work.weeklyTarget, work.categories, work.notificationEmails],
  );
}

export async function addGroup(
  tx: Tx,
  personId: number,
  group: { readonly name: string; readonly type: string; readonly followers: number | null },
): Promise<void> {
  await tx.client.query(
    `with made as (
       insert into account (company_id, kind, front_type, primary_account_id, password_hash, first_name, last_name)
       select company_id, kind, front_type, id, 'none', $2, '' from account where id = $1 returning id, company_id)
     insert into linkedin_group (company_id, primary_account_id, account_id, account_name, group_type, followers)
     select company_id, $1, id, $2, $3, $4 from made`,
    [personId, group.name, group.type, group.followers],
  );
}

export async function addCategory(
  tx: Tx,
  name: string,
  order: number,
  companyIds: readonly number[],
): Promise<number> {
  const id = idIn(
    await tx.client.query<{ id: number }>(
      "insert into category (name, display_order, is_private) values ($1, $2, $3) returning id",
      [name, order, companyIds.length === 1],
    ),
  );
  await tx.client.query(
    "insert into category_company (category_id, company_id) select $1, * from unnest($2::bigint[])",
    [id, companyIds],
  );
  return id;
}

export interface PastShare {
  readonly companyId: number;
  readonly userId: number;
  readonly postId: number;
  readonly network: string;
  readonly text: string;
  readonly at: Date;
  readonly externalId: string;
  readonly permalink: string;
  readonly code: string;
  readonly targetUrl: string;
  readonly clicks: number;
}

/** Clicks come within five days, most of them at once. */
const clickDays = 5;

/** Shares published before the demo began, with their links and clicks, and the resulting figures. */
export async function addPastShares(tx: Tx, shares: readonly PastShare[], now: Date): Promise<void> {
  const months = [...shares.map(({ at }) => at), now].map((at) => `${at.toISOString().slice(0, 7)}-01`);
  for (const month of new Set(months)) await ensureClickPartition(tx, month);
  const column = <K extends keyof PastShare>(name: K) => shares.map((share) => share[name]);
  await tx.client.query(
    `with given as (
       select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::timestamptz[], $7::text[],
         $8::text[], $9::text[], $10::text[], $11::int[])
         as g (company_id, user_id, post_id, network, text, at, external_id, permalink, code, target_url, clicks)
     ), shared as (
       insert into share (company_id, user_id, post_id, network, voice, text, due_at, state, attempt, external_id, permalink,
         shared_at, created_at)
       select company_id, user_id, post_id, network, 'VOICE_1', text, at, 'SHARED', 1, external_id, permalink, at, at from given
       returning id, external_id, company_id
     ), linked as (
       insert into short_link (code, company_id, share_id, target_url, created_at)
       select g.code, g.company_id, s.id, g.target_url, g.at from given g join shared s using (external_id)
     ), clicked as (
       insert into click (company_id, share_id, at, kind, referrer_host, stream_id)
       select g.company_id, s.id, g.at + (least(g.at + make_interval(days => $12), $13) - g.at) * power(n / (g.clicks + 1.0), 2),
         'PERSON', split_part(g.permalink, '/', 3), 'demo-' || s.id || '-' || n
       from given g join shared s using (external_id) cross join lateral generate_series(1, g.clicks) n
       returning share_id, company_id, at
     ), counted as (
       insert into click_count (share_id, company_id, post_id, persons, last_at)
       select s.id, g.company_id, g.post_id, count(*), max(c.at)
       from clicked c join shared s on s.id = c.share_id join given g using (external_id) group by s.id, g.company_id, g.post_id
     )
     insert into post_share_count (post_id, company_id, shares, people)
     select post_id, company_id, count(*), count(distinct user_id) from given group by post_id, company_id`,
    [
      column("companyId"),
      column("userId"),
      column("postId"),
      column("network"),
      column("text"),
      column("at"),
      column("externalId"),
      column("permalink"),
      column("code"),
      column("targetUrl"),
      column("clicks"),
      clickDays,
      now,
    ],
  );
}
