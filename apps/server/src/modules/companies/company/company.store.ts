import type { AnalyticsTool } from "@polyphon/contract/links/links.contract.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { AiRule } from "@polyphon/rules/ai/may-suggest.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface CompanyRow {
  readonly id: number;
  readonly name: string;
  readonly domain: string;
  readonly timeZone: string;
  readonly themeColor: string;
  readonly logoKey: string | null;
  readonly socialNetworks: Network[];
  readonly noOfVoices: number;
  readonly differentSocialCopy: boolean;
  readonly lockedDownCopy: boolean;
  /** Employees may have accounts for LinkedIn groups. */
  readonly associateUser: boolean;
  /** Whose parameter names shared links use; null for the default ones. */
  readonly utmAnalyticsTool: AnalyticsTool | null;
  /** When off, shared links carry no campaign fields. */
  readonly utm: boolean;
}

export async function findCompany(tx: Tx, id: number): Promise<CompanyRow | null> {
  const { rows } = await tx.client.query<CompanyRow>(
    `select id, name, domain, time_zone as "timeZone", theme_color as "themeColor", logo_key as "logoKey",
       social_networks as "socialNetworks", no_of_voices as "noOfVoices",
       different_social_copy as "differentSocialCopy", locked_down_copy as "lockedDownCopy",
       associate_user as "associateUser", utm_analytics_tool as "utmAnalyticsTool", utm
     from company where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

export async function findProhibitedHashtags(tx: Tx, id: number): Promise<string[]> {
  const { rows } = await tx.client.query<{ hashtags: string[] }>(
    "select prohibited_hashtags as hashtags from company where id = $1",
    [id],
  );
  return rows[0]?.hashtags ?? [];
}

/** Whether own posts of its employees wait for approval. */
export async function findApprovesOwnPosts(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await tx.client.query<{ approval: boolean }>(
    "select own_post_approval as approval from company where id = $1",
    [id],
  );
  return rows[0]?.approval ?? false;
}

/** Of the companies inside the caller's scope. */
export async function findApproving(tx: Tx): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    "select id from company where own_post_approval order by id",
  );
  return rows.map(({ id }) => id);
}

export interface GalleryRule {
  readonly on: boolean;
  /** Empty means all. */
  readonly hashtags: readonly string[];
}

export async function findGalleryRule(tx: Tx, id: number): Promise<GalleryRule> {
  const { rows } = await tx.client.query<GalleryRule>(
    `select gallery_view as "on", gallery_hashtags as hashtags from company where id = $1`,
    [id],
  );
  return rows[0] ?? { on: false, hashtags: [] };
}

/** Whether the company's people get AI texts, and for posts of which sources. */
export async function findAiRule(tx: Tx, id: number): Promise<AiRule> {
  const { rows } = await tx.client.query<AiRule>(
    `select ai_text as "on", ai_text_sources as sources from company where id = $1`,
    [id],
  );
  return rows[0] ?? { on: false, sources: [] };
}

export async function countActiveCompanies(tx: Tx): Promise<number> {
  const { rows } = await tx.client.query<{ counted: number }>(
    "select count(*)::int as counted from company where active and not individuals",
  );
  return rows[0]?.counted ?? 0;
}

export async function findLogo(tx: Tx, id: number): Promise<string | null> {
  const { rows } = await tx.client.query<{ logoKey: string | null }>(
    `select logo_key as "logoKey" from company where id = $1`,
    [id],
  );
  return rows[0]?.logoKey ?? null;
}

export async function writeLogo(tx: Tx, id: number, logoKey: string | null): Promise<void> {
  await tx.client.query("update company set logo_key = $2 where id = $1", [id, logoKey]);
}

/** When somebody last changed the settings, and who. */
export async function lastSave(
  tx: Tx,
  id: number,
): Promise<{ readonly at: Date; readonly actorId: number | null } | null> {
  const { rows } = await tx.client.query<{ at: Date; actorId: number | null }>(
    `select at, actor_id as "actorId" from record_change
     where subject = 'company_client' and subject_id = $1 order by id desc limit 1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Whether a domain belongs to another company; of two concurrent writers the database refuses one. */
export async function isDomainTaken(tx: Tx, domain: string, except: number | null): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    "select from company where lower(domain) = lower($1) and id is distinct from $2",
    [domain, except],
  );
  return (rowCount ?? 0) > 0;
}

export async function isCompanyActive(tx: Tx, id: number): Promise<boolean> {
  const { rowCount } = await tx.client.query("select from company where id = $1 and active", [id]);
  return rowCount === 1;
}

export async function isClient(tx: Tx, id: number): Promise<boolean> {
  const { rowCount } = await tx.client.query("select from company where id = $1 and not individuals", [id]);
  return rowCount === 1;
}
