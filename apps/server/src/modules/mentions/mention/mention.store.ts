import type { MentionAccountType, MentionState } from "@polyphon/contract/mentions/mentions.ts";
import type { MentionIdentity } from "@polyphon/rules/mentions/mention-clashes.ts";
import { searchKeysOf } from "@polyphon/rules/mentions/search-keys.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface MentionRow extends MentionIdentity {
  readonly id: number;
  readonly companyId: number | null;
  readonly userId: number | null;
  readonly submittedBy: number | null;
  readonly linkedinUrn: string;
  readonly name: string;
  readonly status: MentionState;
  readonly decidedBy: number | null;
  readonly decidedAt: Date | null;
  readonly createdAt: Date;
  readonly version: number;
  readonly categoryIds: readonly number[];
}

export interface MentionFields extends MentionIdentity {
  readonly name: string;
}

/** The owner of a new mention. */
export interface MentionOwner {
  readonly companyId: number | null;
  readonly userId: number | null;
  readonly submittedBy: number;
}

/** Which rows a back office works on; row level security limits it further. */
export interface StaffReach {
  readonly companyId: number | null;
  /** Excludes those of employees. */
  readonly staffOnly: boolean;
}

export const mentionColumns = `m.id, m.company_id as "companyId", m.user_id as "userId", m.submitted_by as "submittedBy",
  m.account_type as "accountType", m.linkedin_id as "linkedinId", m.linkedin_urn as "linkedinUrn", m.name,
  m.display_name as "displayName", m.profile_url as "profileUrl", m.status, m.decided_by as "decidedBy",
  m.decided_at as "decidedAt", m.created_at as "createdAt", m.version,
  coalesce((select array_agg(c.category_id order by c.category_id) from linkedin_mention_category c
    where c.mention_id = m.id), '{}') as "categoryIds"`;

export async function findOwnMention(tx: Tx, userId: number, id: number): Promise<MentionRow | null> {
  const { rows } = await tx.client.query<MentionRow>(
    `select ${mentionColumns} from linkedin_mention m where m.id = $2 and m.user_id = $1`,
    [userId, id],
  );
  return rows[0] ?? null;
}

export async function findStaffMention(tx: Tx, reach: StaffReach, id: number): Promise<MentionRow | null> {
  const { rows } = await tx.client.query<MentionRow>(
    `select ${mentionColumns} from linkedin_mention m
     where m.id = $1 and ($2::bigint is null or m.company_id = $2) and (not $3 or m.user_id is null)`,
    [id, reach.companyId, reach.staffOnly],
  );
  return rows[0] ?? null;
}

export async function mentionsById(tx: Tx, ids: readonly number[]): Promise<MentionRow[]> {
  const { rows } = await tx.client.query<MentionRow>(
    `select ${mentionColumns} from linkedin_mention m where m.id = any($1) order by m.id`,
    [ids],
  );
  return rows;
}

/** What new ones would clash with in the same company. Concurrent writers wait for the commit. */
export async function lockClashing(
  tx: Tx,
  companyId: number | null,
  inputs: readonly MentionIdentity[],
  exceptId: number | null,
): Promise<MentionIdentity[]> {
  await tx.client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `linkedin-mention/${companyId ?? 0}`,
  ]);
  const { rows } = await tx.client.query<MentionIdentity>(
    `select account_type as "accountType", linkedin_id as "linkedinId", display_name as "displayName",
       profile_url as "profileUrl"
     from linkedin_mention
     where coalesce(company_id, 0) = $1 and id is distinct from $2
       and (linkedin_urn = any($3) or lower(profile_url) = any($4)
         or (account_type = 'PERSONAL' and lower(display_name) = any($5)))`,
    [
      companyId ?? 0,
      exceptId,
      inputs.map((one) => urnOf(one.accountType, one.linkedinId)),
      inputs.flatMap((one) => one.profileUrl?.toLowerCase() ?? []),
      inputs.map((one) => one.displayName.toLowerCase()),
    ],
  );
  return rows;
}

export function urnOf(type: MentionAccountType, linkedinId: string): string {
  return `urn:li:${type === "ORGANIZATION" ? "organization" : "person"}:${linkedinId}`;
}

async function writeKeys(tx: Tx, id: number, displayName: string): Promise<void> {
  await tx.client.query("delete from linkedin_mention_key where mention_id = $1", [id]);
  await tx.client.query(
    `insert into linkedin_mention_key (mention_id, company_id, status, key)
     select m.id, m.company_id, m.status, k from linkedin_mention m, unnest($2::text[]) k where m.id = $1`,
    [id, searchKeysOf(displayName)],
  );
}

async function writeCategories(tx: Tx, id: number, categoryIds: readonly number[]): Promise<void> {
  await tx.client.query(
    "delete from linkedin_mention_category where mention_id = $1 and category_id <> all($2)",
    [id, categoryIds],
  );
  await tx.client.query(
    `insert into linkedin_mention_category (mention_id, category_id, company_id)
     select $1, unnest($2::bigint[]), $3 on conflict do nothing`,
    [id, categoryIds, await companyOfMention(tx, id)],
  );
}

async function companyOfMention(tx: Tx, id: number): Promise<number | null> {
  const { rows } = await tx.client.query<{ companyId: number | null }>(
    `select company_id as "companyId" from linkedin_mention where id = $1`,
    [id],
  );
  return rows[0]?.companyId ?? null;
}

export async function insertMention(
  tx: Tx,
  owner: MentionOwner,
  fields: MentionFields,
  categoryIds: readonly number[],
): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into linkedin_mention (company_id, user_id, submitted_by, account_type, linkedin_id, linkedin_urn, name,
       display_name, profile_url)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      owner.companyId,
      owner.userId,
      owner.submittedBy,
      fields.accountType,
      fields.linkedinId,
      urnOf(fields.accountType, fields.linkedinId),
      fields.name,
      fields.displayName,
      fields.profileUrl,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("the mention was not written");
  await writeCategories(tx, id, categoryIds);
  await writeKeys(tx, id, fields.displayName);
  return id;
}

/** Needs approval again. False when somebody changed it since the version was read. */
export async function updateMention(
  tx: Tx,
  change: { readonly id: number; readonly version: number; readonly submittedBy: number },
  fields: MentionFields,
  categoryIds: readonly number[],
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update linkedin_mention set account_type = $3, linkedin_id = $4, name = $5, display_name = $6, profile_url = $7,
       submitted_by = $8, linkedin_urn = $9, status = 'PENDING_APPROVAL', decided_by = null, decided_at = null,
       version = version + 1, updated_at = now()
     where id = $1 and version = $2`,
    [
      change.id,
      change.version,
      fields.accountType,
      fields.linkedinId,
      fields.name,
      fields.displayName,
      fields.profileUrl,
      change.submittedBy,
      urnOf(fields.accountType, fields.linkedinId),
    ],
  );
  if (rowCount === 0) return false;
  await writeCategories(tx, change.id, categoryIds);
  await writeKeys(tx, change.id, fields.displayName);
  return true;
}

export async function decideMention(
  tx: Tx,
  decision: {
    readonly id: number;
    readonly version: number;
    readonly status: MentionState;
    readonly by: number;
    readonly at: Date;
  },
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update linkedin_mention set status = $3, decided_by = $4, decided_at = $5, version = version + 1, updated_at = $5
     where id = $1 and version = $2`,
    [decision.id, decision.version, decision.status, decision.by, decision.at],
  );
  if (rowCount === 0) return false;
  await tx.client.query("update linkedin_mention_key set status = $2 where mention_id = $1", [
    decision.id,
    decision.status,
  ]);
  return true;
}

export async function removeMention(tx: Tx, id: number): Promise<void> {
  await tx.client.query("delete from linkedin_mention where id = $1", [id]);
}
