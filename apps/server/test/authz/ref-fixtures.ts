import { randomBytes } from "node:crypto";
import type { RefKind } from "@polyphon/contract/kit/ref.ts";
import { unsubscribeToken } from "../../src/modules/notifications/unsubscribe-token.ts";
import type { Tx } from "../../src/platform/db/transaction.ts";
import { hashToken, newToken } from "../../src/platform/session/token.ts";
import { consent } from "../consent.ts";
import { type Ground, unique } from "../ground.ts";
import type { Holder } from "./cast.ts";
import { NoExpectation } from "./sample-input.ts";

interface FixtureContext {
  readonly tx: Tx;
  readonly ground: Ground;
  readonly holder: Holder;
  /** Stands in every free text of what is made, so that it can be recognised in an answer. */
  readonly mark: string;
  /** Of a share's post, which colleagues may see; otherwise as `mark`. */
  readonly postMark?: string;
}

type Fixture = (context: FixtureContext) => Promise<number | string>;

async function insert(tx: Tx, sql: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(sql, [...values]);
  if (!rows[0]) throw new Error("the fixture was not written");
  return rows[0].id;
}

const addCategory: Fixture = ({ tx, holder, mark }) =>
  insert(
    tx,
    `with made as (insert into category (name) values ($1) returning id),
       joined as (insert into category_company (category_id, company_id) select id, $2 from made)
     select id from made`,
    [unique(mark).slice(0, 100), holder.companyId],
  );

const addPost = ({ tx, holder, mark }: FixtureContext): Promise<number> =>
  insert(
    tx,
    `insert into post (category_id, company_id, title, source, type, language, post_url, campaign_name, notes, voices, publish_at, status)
     values ($1, $2, $3, 'CURATED', 'TEXT', 'ENGLISH', $4, $3, $3, $5, now() - interval '1 minute', 'PUBLISHED') returning id`,
    [
      holder.categoryId,
      holder.companyId,
      `${mark} title`,
      `https://www.example.com/${encodeURIComponent(mark)}`,
      JSON.stringify([{ voice: "VOICE_1", copy: { LINKEDIN: `${mark} copy` } }]),
    ],
  );

const addMedia = ({ tx, holder, mark }: FixtureContext, uploadId: string | null): Promise<number> =>
  insert(
    tx,
    `insert into media (company_id, upload_id, created_by, file_name, state, mime_type, bytes, width, height, original_key, picture_key, thumbnail_key)
     values ($1, $2, $3, $4, 'READY', 'image/jpeg', 1000, 800, 400, $4, $4, $4) returning id`,
    [holder.companyId, uploadId, holder.accountId, unique(mark)],
  );

const addShare: Fixture = async (context) => {
  const { tx, holder, mark } = context;
  const postId = await addPost({ ...context, mark: context.postMark ?? mark });
  return insert(
    tx,
    `with made as (
       insert into share (company_id, user_id, post_id, network, voice, text, due_at, permalink, external_id, media_ids)
       values ($1, $2, $3, 'LINKEDIN', 'VOICE_1', $4, now() + interval '5 days', $4, $4, array[$4]) returning id),
     link as (insert into short_link (code, company_id, share_id, target_url) select $5, $1, id, $6 from made)
     select id from made`,
    [
      holder.companyId,
      holder.accountId,
      postId,
      `${mark} text`,
      randomBytes(5)
        .toString("hex")
        .replaceAll(/[01ilo]/g, "x"),
      `https://www.example.com/${encodeURIComponent(mark)}`,
    ],
  );
};

const addUpload: Fixture = async (context) => {
  const uploadId = randomBytes(16).toString("hex");
  await addMedia(context, uploadId);
  return uploadId;
};

const addConnectState: Fixture = async ({ tx, holder }) => {
  const state = newToken();
  await tx.client.query(
    "insert into connect_state (state_hash, company_id, user_id, network) values ($1, $2, $3, 'LINKEDIN')",
    [hashToken(state), holder.companyId, holder.accountId],
  );
  return state;
};

/** The role that somebody acts in, or a first one for somebody without any. */
async function roleOf({ tx, holder }: FixtureContext): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(
    "select min(id) as id from role_assignment where account_id = $1",
    [holder.accountId],
  );
  if (typeof rows[0]?.id === "number") return rows[0].id;
  return insert(
    tx,
    `with made as (insert into role (name, user_type) values ($1, 4) returning id)
     insert into role_assignment (account_id, role_id) select $2, id from made returning id`,
    [unique("role"), holder.accountId],
  );
}

/** A company of its own for each, so that a colleague's is never one's own by chance. */
const addAssignedCompany: Fixture = async (context) => {
  const assignmentId = await roleOf(context);
  return insert(
    context.tx,
    `with made as (insert into company (name, domain, time_zone, theme_color) values ($1, $1, 'Europe/Berlin', '#0b7285') returning id)
     insert into role_assignment_company (assignment_id, company_id) select $2, id from made returning company_id as id`,
    [unique(context.mark), assignmentId],
  );
};

const addRole: Fixture = ({ tx, mark }) =>
  insert(tx, "insert into role (name, user_type) values ($1, 4) returning id", [unique(mark)]);

const addAssignment: Fixture = async (context) => {
  const { tx, mark } = context;
  return insert(
    tx,
    `with made as (insert into account (kind, email, password_hash, first_name, last_name)
       values ('staff', $1 || '@mail.example', 'no password', $1, $1) returning id)
     insert into role_assignment (account_id, role_id) select id, $2 from made returning id`,
    [unique(mark).toLowerCase(), await addRole(context)],
  );
};

const addEmployee: Fixture = ({ tx, holder, mark }) =>
  insert(
    tx,
    `insert into account (company_id, kind, email, password_hash, first_name, last_name)
     values ($1, 'front', $2 || '@mail.example', 'no password', $3, $3) returning id`,
    [holder.companyId, unique("employee"), mark],
  );

const addGroup: Fixture = ({ tx, holder, mark }) =>
  insert(
    tx,
    `with made as (insert into account (company_id, kind, primary_account_id, password_hash, first_name, last_name)
       values ($1, 'front', $2, 'no password', $3, '') returning id)
     insert into linkedin_group (company_id, primary_account_id, account_id, account_name, group_type)
     select $1, $2, id, $3, 'PUBLIC' from made returning id`,
    [holder.companyId, holder.accountId, unique(mark)],
  );

const addNotice: Fixture = ({ tx, holder, mark }) =>
  insert(
    tx,
    "insert into notice (company_id, account_id, kind, values) values ($1, $2, 'share-failed', $3) returning id",
    [holder.companyId, holder.accountId, JSON.stringify({ title: mark })],
  );

const addPage: Fixture = ({ tx, mark }) =>
  insert(tx, "insert into cms_page (key, title, content_en) values ($1, $2, $2) returning id", [
    unique("page")
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, "-"),
    mark.slice(0, 50),
  ]);

const addEnquiry: Fixture = ({ tx, mark }) =>
  insert(
    tx,
    "insert into enquiry (kind, name, email, phone, message) values ('CONTACT', $1, 'visitor@mail.example', '+49 40 1', $1) returning id",
    [mark],
  );

const addMailLink: Fixture = async ({ tx, ground, holder, mark }) => {
  const mailId = await insert(
    tx,
    "insert into mail (company_id, recipient, template, language, values, state) values ($1, $2, 'digest', 'en', '{}', 'SENT') returning id",
    [holder.companyId, `${unique(mark).toLowerCase()}@mail.example`],
  );
  return unsubscribeToken(mailId, ground.config.SIGNING_KEY);
};

const fixtures: Readonly<Record<RefKind, Fixture>> = {
  company: ({ holder }) => Promise.resolve(holder.companyId),
  account: ({ holder }) => Promise.resolve(holder.accountId),
  employee: addEmployee,
  ownRole: roleOf,
  assignedCompany: addAssignedCompany,
  linkedinGroup: addGroup,
  notice: addNotice,
  role: addRole,
  roleAssignment: addAssignment,
  page: addPage,
  enquiry: addEnquiry,
  category: addCategory,
  post: addPost,
  media: (context) => addMedia(context, null),
  share: addShare,
  upload: addUpload,
  connectState: addConnectState,
  mailLink: addMailLink,
  networkGrant: async ({ ground }) => (await consent(ground, "any state", unique("member"))).code ?? "",
};

/** Ids that were never given out. */
const missing: Readonly<Record<RefKind, () => number | string>> = {
  company: () => 900_000_001,
  account: () => 900_000_002,
  employee: () => 900_000_015,
  ownRole: () => 900_000_007,
  assignedCompany: () => 900_000_008,
  linkedinGroup: () => 900_000_009,
  notice: () => 900_000_010,
  role: () => 900_000_011,
  roleAssignment: () => 900_000_012,
  page: () => 900_000_013,
  enquiry: () => 900_000_014,
  category: () => 900_000_003,
  post: () => 900_000_004,
  media: () => 900_000_005,
  share: () => 900_000_006,
  upload: () => randomBytes(16).toString("hex"),
  connectState: newToken,
  mailLink: () => `900000015.${"A".repeat(43)}`,
  networkGrant: newToken,
};

function known(kind: string): RefKind {
  if (!(kind in fixtures)) throw new NoExpectation(`nobody can make a ${kind}`);
  return kind as RefKind;
}

/** A fresh thing of a kind that belongs to the holder. */
export function makeRef(kind: string, context: FixtureContext): Promise<number | string> {
  return fixtures[known(kind)](context);
}

export function missingRef(kind: string): number | string {
  return missing[known(kind)]();
}
