import type { ContentLanguage } from "@polyphon/contract/content/content.ts";
import type { ImportProblem } from "@polyphon/contract/content/linkedin/linkedin-post.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface ImportState {
  readonly seenUntil: Date | null;
  readonly readAt: Date | null;
  readonly nextReadAt: Date;
  readonly failures: number;
  readonly problem: ImportProblem | null;
}

const columns = `seen_until as "seenUntil", read_at as "readAt", next_read_at as "nextReadAt", failures, problem`;

/** Null for a page that was never read. */
export async function findImport(tx: Tx, companyId: number): Promise<ImportState | null> {
  const { rows } = await tx.client.query<ImportState>(
    `select ${columns} from linkedin_import where company_id = $1`,
    [companyId],
  );
  return rows[0] ?? null;
}

/** Those of the companies whose page is due. */
export async function dueImports(tx: Tx, companyIds: readonly number[], now: Date): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select wanted.id from unnest($1::bigint[]) wanted (id)
     where not exists (select from linkedin_import i where i.company_id = wanted.id and i.next_read_at > $2)`,
    [companyIds, now],
  );
  return rows.map(({ id }) => id);
}

/** Claims the page until a moment, so that no two workers read it; null when somebody else has it. */
export async function takeTurn(
  tx: Tx,
  companyId: number,
  now: Date,
  until: Date,
): Promise<ImportState | null> {
  await tx.client.query(
    `insert into linkedin_import (company_id, next_read_at) values ($1, $2) on conflict (company_id) do nothing`,
    [companyId, now],
  );
  const { rows } = await tx.client.query<ImportState>(
    `update linkedin_import set next_read_at = $3 where company_id = $1 and next_read_at <= $2 returning ${columns}`,
    [companyId, now, until],
  );
  return rows[0] ?? null;
}

/** Makes the page due at once. False while it was just read, or the network asked to wait. */
export async function bringForward(
  tx: Tx,
  companyId: number,
  now: Date,
  restSeconds: number,
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `insert into linkedin_import (company_id, next_read_at) values ($1, $2)
     on conflict (company_id) do update set next_read_at = $2
     where linkedin_import.problem is distinct from 'RATE_LIMITED'
       and (linkedin_import.read_at is null or linkedin_import.read_at <= $2::timestamptz - make_interval(secs => $3))`,
    [companyId, now, restSeconds],
  );
  return rowCount === 1;
}

export async function settleRead(
  tx: Tx,
  companyId: number,
  read: {
    readonly at: Date;
    readonly nextReadAt: Date;
    readonly failures: number;
    readonly problem: ImportProblem | null;
    /** Null leaves it unchanged. */
    readonly seenUntil: Date | null;
  },
): Promise<void> {
  await tx.client.query(
    `update linkedin_import set read_at = $2, next_read_at = $3, failures = $4, problem = $5,
       seen_until = greatest(seen_until, $6::timestamptz) where company_id = $1`,
    [companyId, read.at, read.nextReadAt, read.failures, read.problem, read.seenUntil],
  );
}

/** Those that were imported before, whatever became of them. */
export async function knownUrns(
  tx: Tx,
  companyId: number,
  urns: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.client.query<{ urn: string }>(
    "select urn from linkedin_post where company_id = $1 and urn = any($2)",
    [companyId, urns],
  );
  return new Set(rows.map(({ urn }) => urn));
}

export interface NewLinkedinPost {
  readonly companyId: number;
  readonly urn: string;
  readonly title: string;
  readonly categoryId: number | null;
  readonly postUrl: string | null;
  readonly permalink: string | null;
  readonly copy: Readonly<Partial<Record<Network, string>>>;
  readonly postedAt: Date;
  readonly readBy: number;
}

const firstLanguage: ContentLanguage = "ENGLISH";

/**
 * In the language that staff gave the last one. Null when it exists already: of two concurrent writers one succeeds.
 */
export async function insertLinkedinPost(tx: Tx, post: NewLinkedinPost): Promise<number | null> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into linkedin_post (company_id, urn, title, category_id, language, post_url, permalink, copy, posted_at, read_by)
     values ($1, $2, $3, $4, coalesce((select language from linkedin_post where company_id = $1 and status = 'ACTIVE'
       order by posted_at desc, id desc limit 1), $10), $5, $6, $7, $8, $9)
     on conflict (company_id, urn) do nothing returning id`,
    [
      post.companyId,
      post.urn,
      post.title,
      post.categoryId,
      post.postUrl,
      post.permalink,
      JSON.stringify(post.copy),
      post.postedAt,
      post.readBy,
      firstLanguage,
    ],
  );
  return rows[0]?.id ?? null;
}
