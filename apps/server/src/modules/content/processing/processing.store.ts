import type { PostSource } from "@polyphon/contract/content/content.ts";
import type {
  ProcessingOutcome,
  ProcessingStatus,
} from "@polyphon/contract/content/processing/processing-queue.ts";
import type { KeptBack } from "@polyphon/rules/content/visibility/visible-post.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { equals } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { newestFirst, oldestFirst } from "../../../platform/list/list-order.ts";

/**
 * A post that the company of the placeholder does not hide from its employees. Most companies hide nothing, which is
 * checked once; for the others each post is checked by its key. An anti join became a hash of everything ever decided.
 */
export const notKeptBack = (post: string, company: string): string =>
  `(not exists (select from processing_item k where k.company_id = ${company} and k.hides) or
    (select true from processing_item q where q.company_id = ${company} and q.post_id = ${post}.id and q.hides) is not true)`;

/** Those of the companies that hide the post from their employees, and how. */
export async function keptBackIn(
  tx: Tx,
  companyIds: readonly number[],
  postId: number,
): Promise<ReadonlyMap<number, KeptBack>> {
  const { rows } = await tx.client.query<{ companyId: number; waits: boolean }>(
    `select company_id as "companyId", outcome is null as waits from processing_item
     where company_id = any($1) and post_id = $2 and hides`,
    [companyIds, postId],
  );
  return new Map(rows.map(({ companyId, waits }) => [companyId, waits ? "PROCESSING" : "DECLINED"]));
}

/** The provider's post in a category: the companies that see it. Null for a post that is not for everybody. */
export async function companiesSeeing(tx: Tx, postId: number): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select cc.company_id as id from post p join category_company cc on cc.category_id = p.category_id
     where p.id = $1 and p.company_id is null and p.status = 'PUBLISHED'`,
    [postId],
  );
  return rows.map(({ id }) => id);
}

/** It waits for each of the companies, unless it did before. */
export async function addItems(
  tx: Tx,
  postId: number,
  companyIds: readonly number[],
  now: Date,
): Promise<void> {
  await tx.client.query(
    `insert into processing_item (company_id, post_id, arrived_at)
     select wanted, $1, $3 from unnest($2::bigint[]) wanted on conflict (company_id, post_id) do nothing`,
    [postId, companyIds, now],
  );
}

/** Whether a company has decided about the post since it was published at this moment. */
export async function isDecidedSince(tx: Tx, postId: number, at: Date): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    "select from processing_item where post_id = $1 and arrived_at = $2 and outcome is not null limit 1",
    [postId, at],
  );
  return (rowCount ?? 0) > 0;
}

/** It waits for nobody any more who has not seen it before that moment. */
export async function removeItemsSince(tx: Tx, postId: number, at: Date): Promise<void> {
  await tx.client.query(
    "delete from processing_item where post_id = $1 and arrived_at = $2 and outcome is null",
    [postId, at],
  );
}

export interface ItemRow {
  readonly id: number;
  readonly companyId: number;
  readonly postId: number;
  readonly title: string;
  readonly categoryName: string;
  readonly source: PostSource;
  readonly outcome: ProcessingOutcome | null;
  readonly arrivedAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: number | null;
  readonly reason: string | null;
  readonly adaptedPostId: number | null;
}

const columns = `q.id, q.company_id as "companyId", q.post_id as "postId", p.title, c.name as "categoryName", p.source, q.outcome,
  q.arrived_at as "arrivedAt", q.decided_at as "decidedAt", q.decided_by as "decidedBy", q.reason,
  q.adapted_post_id as "adaptedPostId"`;
const tables = "processing_item q join post p on p.id = q.post_id join category c on c.id = p.category_id";

/** What waits, the oldest first, or what is decided, the newest first. A killed post waits for nobody. */
export function listItems(
  tx: Tx,
  companyId: number,
  filter: { readonly status: ProcessingStatus; readonly categoryId?: number | undefined },
  page: PageInput,
): Promise<Page<ItemRow>> {
  const waiting = filter.status === "PENDING";
  return listPage<ItemRow>(
    tx,
    {
      select: columns,
      from: tables,
      where: [
        equals("q.company_id", companyId),
        waiting ? "q.outcome is null and p.killed_at is null" : "q.outcome is not null",
        equals("p.category_id", filter.categoryId),
      ],
      order: waiting ? oldestFirst("q.arrived_at", "q.id") : newestFirst("q.decided_at", "q.id"),
    },
    page,
  );
}

export async function findItem(
  tx: Tx,
  id: number,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<ItemRow | null> {
  const { rows } = await tx.client.query<ItemRow>(
    `select ${columns} from ${tables} where q.id = $1 ${lock ? "for update of q" : ""}`,
    [id],
  );
  return rows[0] ?? null;
}

/** The caller must hold the row's lock. */
export async function decideItem(
  tx: Tx,
  id: number,
  decision: {
    readonly outcome: ProcessingOutcome;
    readonly by: number;
    readonly at: Date;
    readonly reason?: string;
    readonly adaptedPostId?: number;
  },
): Promise<void> {
  await tx.client.query(
    `update processing_item set outcome = $2, decided_by = $3, decided_at = $4, reason = $5, adapted_post_id = $6 where id = $1`,
    [id, decision.outcome, decision.by, decision.at, decision.reason ?? null, decision.adaptedPostId ?? null],
  );
}

/** Takes undecided ones unchanged, a few at a time. One that somebody is deciding now is left to them. */
export async function takeUntouched(tx: Tx, before: Date, now: Date, limit: number): Promise<number> {
  const { rowCount } = await tx.client.query(
    `update processing_item set outcome = 'TAKEN_UNTOUCHED', decided_at = $2 where id in (
       select id from processing_item where outcome is null and arrived_at <= $1
       order by arrived_at limit $3 for update skip locked)`,
    [before, now, limit],
  );
  return rowCount ?? 0;
}

/** Companies for which something waits. */
export async function companiesWaiting(tx: Tx): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    "select distinct company_id as id from processing_item where outcome is null",
  );
  return rows.map(({ id }) => id);
}

/** Of a company whose posts no longer wait. */
export async function takeAllOf(tx: Tx, companyIds: readonly number[], now: Date): Promise<number> {
  const { rowCount } = await tx.client.query(
    `update processing_item set outcome = 'TAKEN_UNTOUCHED', decided_at = $2 where outcome is null and company_id = any($1)`,
    [companyIds, now],
  );
  return rowCount ?? 0;
}
