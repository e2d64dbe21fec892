import { refKinds } from "@polyphon/contract/kit/ref.ts";
import { auditDeps } from "../../../src/platform/audit/audit-deps.ts";
import { record } from "../../../src/platform/audit/record.ts";
import { sealWaiting } from "../../../src/platform/audit/seal-lines.ts";
import type { Tx } from "../../../src/platform/db/transaction.ts";
import { makeSecretBox } from "../../../src/platform/secret/secret-box.ts";
import { hashToken, newToken } from "../../../src/platform/session/token.ts";
import { type TestContext, unique } from "../../test-context.ts";
import type { Holder } from "../cast.ts";
import { addForeignEditorial } from "./foreign-editorial.ts";
import { addForeignAi } from "./foreign-ai.ts";
import { addForeignLinkedin } from "./foreign-linkedin.ts";
import { addForeignOwnPost } from "./foreign-own-post.ts";
import { addForeignAutopilot } from "./foreign-autopilot.ts";
import { addForeignOutreach } from "./foreign-outreach.ts";
import { addForeignRecognition } from "./foreign-recognition.ts";
import { addForeignRealTime } from "./foreign-real-time.ts";
import { addForeignSettings } from "./foreign-settings.ts";
import { addForeignSurveys } from "./foreign-surveys.ts";
import { makeRef } from "../fixtures/ref-fixtures.ts";

export interface ForeignCompany extends Holder {
  /** Contained in every free text of the company's rows. */
  readonly canary: string;
  /** One thing of each kind that an input can reference. */
  readonly refs: ReadonlyMap<string, number | string>;
  /** What must not be readable anywhere, in every encoding. */
  readonly secrets: readonly string[];
}

async function one(tx: Tx, sql: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(sql, [...values]);
  if (!rows[0]) throw new Error("the foreign row was not written");
  return rows[0].id;
}

function written(bytes: Buffer): string[] {
  return [bytes.toString("hex"), bytes.toString("base64"), bytes.toString("base64url")];
}

async function addPeople(tx: Tx, canary: string): Promise<Holder & { readonly staffId: number }> {
  const companyId = await one(
    tx,
    `insert into company (name, domain, time_zone, theme_color, logo_key, prohibited_hashtags)
     values ($1, $2, 'Europe/Berlin', '#0b7285', $1, array['#' || $1]) returning id`,
    [canary, `${canary}.example`],
  );
  const categoryId = await one(
    tx,
    `with made as (
       insert into category (name, strategy_link, feedly_link, defining_tag_title, eic_emails)
       values ($1, $1, $1, $1, array[$1]) returning id),
       joined as (insert into category_company (category_id, company_id) select id, $2 from made)
     select id from made`,
    [canary, companyId],
  );
  const person = (kind: string) =>
    one(
      tx,
      `insert into account (company_id, kind, email, password_hash, first_name, last_name, headline, sso_tenant_id, sso_object_id,
         cost_center)
       values ($1, $2, $3, $4, $5, $5, $5, $5, $2 || $5, $5) returning id`,
      [companyId, kind, `${kind}-${canary}@mail.example`, `hash-${canary}`, canary],
    );
  return {
    companyId,
    categoryId,
    accountId: await person("front"),
    staffId: await person("staff"),
    member: canary,
  };
}

/** Rows that depend on others: connections, sessions, mails, clicks, histories. */
async function addSurroundings(
  tx: Tx,
  context: TestContext,
  holder: Holder,
  shareId: number,
  canary: string,
): Promise<string[]> {
  const { companyId, accountId, categoryId } = holder;
  const [session, secret] = [newToken(), `secret-${canary}`];
  const sealed = makeSecretBox(context.config.TOKEN_KEYS).seal(
    secret,
    `${companyId}/${accountId}/LINKEDIN/access`,
  );
  const run = (sql: string, values: readonly unknown[]) => tx.client.query(sql, [...values]);
  await run(
    `insert into social_connection (company_id, user_id, network, status, external_id, display_name, scopes, key_id,
       access_token, access_expires_at, refresh_token, vanity_name)
     values ($1, $2, 'LINKEDIN', 'TOKEN_ACTIVE', $3, $3, array[$3], $4, $5, now() + interval '1 hour', $5, $3)`,
    [companyId, accountId, canary, sealed.keyId, sealed.bytes],
  );
  await run(
    "insert into session (token_hash, account_id, company_id, expires_at) values ($1, $2, $3, now() + interval '1 hour')",
    [hashToken(session), accountId, companyId],
  );
  await run(
    `insert into mail (company_id, recipient, template, language, values, error, once_key, batch) values ($1, $2, 'connection-lost', 'en', $3, $2, $2, $2)`,
    [companyId, canary, { name: canary }],
  );
  await run(
    `update role_assignment set alias_email = $2 || '@mail.example', curator_code = $2, notification_emails = array[$2]
     where account_id = $1`,
    [accountId, canary],
  );
  await run(
    `insert into role_assignment_company (assignment_id, company_id) select id, $2 from role_assignment where account_id = $1`,
    [accountId, companyId],
  );
  await run(
    `insert into role_assignment_category (assignment_id, category_id) select id, $2 from role_assignment where account_id = $1`,
    [accountId, categoryId],
  );
  await run(
    `insert into one_time_token (token_hash, purpose, account_id, company_id, expires_at) values ($1, 'multipass', $2, $3, now() + interval '1 hour')`,
    [hashToken(`one-time-${canary}`), accountId, companyId],
  );
  await run(
    `insert into company_sso (company_id, application_name, client_id, key_id, client_secret, tenant_id, enabled) values ($1, $2, $2, $3, $4, $2, true)`,
    [companyId, canary, sealed.keyId, sealed.bytes],
  );
  await run(
    `insert into sso_state (state_hash, company_id, key_id, sealed, expires_at) values ($1, $2, $3, $4, now() + interval '1 hour')`,
    [hashToken(`state-${canary}`), companyId, sealed.keyId, sealed.bytes],
  );
  await run(
    `insert into failed_sign_in (at, company_id, account_id, login, panel, reason, wait_seconds, address, agent) values (now(), $1, $2, $3, 'FRONT', 'wrong_password', 0, $3, $3)`,
    [companyId, accountId, canary],
  );
  await run("insert into desk_preference (account_id, pinned, views, columns) values ($1, $2, $2, $2)", [
    accountId,
    JSON.stringify([canary]),
  ]);
  await run("insert into feed_filter (account_id, posts, real_time) values ($1, $2, $2)", [
    accountId,
    JSON.stringify({ name: canary }),
  ]);
  await run("insert into ai_text_setting (account_id, language, tonalities) values ($1, $2, array[$2])", [
    accountId,
    canary,
  ]);
  await run("insert into autopilot_setting (account_id, company_id, voice) values ($1, $2, $3)", [
    accountId,
    companyId,
    canary,
  ]);
  await run("insert into tour_progress (account_id, visited) values ($1, true)", [accountId]);
  await run("insert into reviewed_user (account_id, reviewed) values ($1, true)", [accountId]);
  await run("update notice set href = $2, once_key = $2 where account_id = $1", [accountId, canary]);
  await run(
    "update enquiry set email = $1, company = $1, role = $1, phone = $1, reply = $1 where name = $1",
    [canary],
  );
  await run("insert into mail_opt_out (email) values ($1)", [canary]);
  await run("call platform.ensure_click_partition(current_date)", []);
  await run(
    `insert into click (company_id, share_id, at, kind, referrer_host, stream_id) values ($1, $2, now(), 'PERSON', $3, $3)`,
    [companyId, shareId, canary],
  );
  await run("insert into click_count (company_id, share_id, persons) values ($1, $2, 7)", [
    companyId,
    shareId,
  ]);
  await run(
    `insert into share_attempt (share_id, company_id, attempt, worker, started_at, outcome, reason, detail, external_id)
     values ($2, $1, 1, 1, now(), 'published', null, $3, $3)`,
    [companyId, shareId, canary],
  );
  await run(
    "insert into post_share_count (post_id, company_id, shares, people) select post_id, company_id, 3, 2 from share where id = $1",
    [shareId],
  );
  await run(
    `insert into post_image (post_id, media_id, position) select p.id, m.id, 1 from post p, media m
     where p.category_id = $1 and m.company_id = $2 limit 1`,
    [categoryId, companyId],
  );
  await run(
    `update post set facebook_url = $2, linkedin_image_url = $2, video_embed_code = $2, attachment_title = $2, type = 'VIDEO'
     where category_id = $1`,
    [categoryId, canary],
  );
  await run("update media set file_key = $2 where company_id = $1", [companyId, canary]);
  await run("update company set gallery_hashtags = array[$2] where id = $1", [companyId, canary]);
  await addForeignSettings(tx, holder, canary);
  await addForeignOutreach(tx, holder);
  await addForeignSurveys(tx, holder, canary);
  await addForeignRecognition(tx, holder);
  await addForeignAutopilot(tx, holder, canary);
  await addForeignAi(tx, holder, canary);
  await addForeignEditorial(tx, holder, canary);
  await addForeignOwnPost(tx, holder, canary);
  await addForeignRealTime(tx, holder, canary);
  await addForeignLinkedin(tx, holder, canary);
  await run(
    `insert into post_defining_tag (post_id, tag_id) select p.id, t.id from post p, category_defining_tag t
     where p.category_id = $1 and t.category_id = $1 limit 1`,
    [categoryId],
  );
  await run(
    `with of as (select id from post where category_id = $1 limit 1),
       reacted as (insert into post_reaction (post_id, account_id, company_id, kind) select id, $3, $2, 'LIKE' from of),
       counted as (insert into post_reaction_count (post_id, company_id, likes) select id, $2, 1 from of)
     insert into post_report (post_id, account_id, company_id, reason) select id, $3, $2, $4 from of`,
    [categoryId, companyId, accountId, canary],
  );
  await run(
    `with tagged as (insert into post_post_tag (post_id, tag_id)
         select p.id, t.id from post p, post_tag t where p.category_id = $1 and t.company_id = $2 limit 1)
     insert into post_draft (account_id, company_id, post_id, form, suggested_name, name)
       select $3, $2, id, $4, $4, $4 from post where category_id = $1 limit 1`,
    [categoryId, companyId, accountId, canary],
  );
  await run(
    `insert into inactivity_reminder (account_id, company_id, since, days, sent_at) values ($1, $2, now(), 10, now())`,
    [accountId, companyId],
  );
  await run(
    `insert into look (company_id, person_id, day, reader_id, doing, reader_type, of_provider, first_at, last_at)
     values ($1, $2, current_date, $2, 'shares', 3, false, now(), now())`,
    [companyId, accountId],
  );
  await run("insert into people_count (company_id, people) values ($1, 1)", [companyId]);
  await run(
    `insert into record_change (company_id, subject, subject_id, actor_id, action, changes)
     values ($1, $2, $1, $3, 'EDITED', $4)`,
    [companyId, canary, accountId, JSON.stringify([{ field: canary, before: canary, after: canary }])],
  );
  await run(
    `insert into idempotency_key (actor_id, key, company_id, request_hash, body) values ($1, $2, $3, '', $4)`,
    [accountId, canary, companyId, { name: canary }],
  );
  return [session, secret, ...written(hashToken(session)), ...written(sealed.bytes)];
}

export function recordCanary(
  tx: Tx,
  { companyId, accountId, canary }: Pick<ForeignCompany, "companyId" | "accountId" | "canary">,
): void {
  const details = { name: canary };
  record(tx, {
    action: canary,
    actor: { kind: "staff", accountId },
    companyId,
    subject: canary,
    subjectId: null,
    details,
  });
}

/** A company outside the matrix, with a row in every table and its canary in every free text. */
export async function seedForeignCompany(context: TestContext): Promise<ForeignCompany> {
  const canary = unique("canary");
  const foreign = await context.arrange(async (tx) => {
    const { staffId, ...holder } = await addPeople(tx, canary);
    recordCanary(tx, { ...holder, canary });
    const refs = new Map<string, number | string>();
    for (const kind of Object.keys(refKinds)) {
      const owner = kind === "upload" || kind === "media" ? { ...holder, accountId: staffId } : holder;
      refs.set(kind, await makeRef(kind, { tx, context, holder: owner, mark: canary }));
    }
    const secrets = await addSurroundings(tx, context, holder, Number(refs.get("share")), canary);
    return { ...holder, canary, refs, secrets: [`hash-${canary}`, ...secrets] };
  });
  // One line is sealed, another waits.
  await sealWaiting(context.database, auditDeps(context.config).keys);
  await context.arrange(async (tx) => recordCanary(tx, foreign));
  return foreign;
}

/** One line per table of the company's rows: any change of a foreign row changes a line. */
export async function fingerprint(
  context: TestContext,
  companyId: number,
): Promise<ReadonlyMap<string, string>> {
  return context.arrange(async (tx) => {
    const { rows: tables } = await tx.client.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and a.attname = 'company_id' order by 1`,
    );
    const lines = new Map<string, string>();
    for (const { name } of tables) {
      const { rows } = await tx.client.query<{ line: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ';' order by t::text)), '') as line from ${name} t where company_id = $1`,
        [companyId],
      );
      lines.set(name, rows[0]?.line ?? "");
    }
    return lines;
  });
}
