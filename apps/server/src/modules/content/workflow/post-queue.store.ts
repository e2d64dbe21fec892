import type { ContentLanguage, PostSource, PostStatus } from "@polyphon/contract/content/content.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { findByWords, wordsCondition } from "../post/post-words.store.ts";

/** What a desk of the workflow shows of a post. */
export interface QueuedPost {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly categoryId: number;
  readonly categoryName: string;
  readonly companyId: number | null;
  readonly createdBy: number | null;
  readonly status: PostStatus;
  readonly source: PostSource;
  readonly language: ContentLanguage;
  readonly publishAt: Date;
}

export interface QueueReach {
  /** Null: every category. */
  readonly categoryIds: readonly number[] | null;
  /** Null: of everybody. */
  readonly writerId: number | null;
}

export interface QueueWish extends QueueReach {
  readonly statuses: readonly PostStatus[];
  readonly categoryId: number | null;
  /** Planned from the first moment on, until before the second. */
  readonly planned: readonly [Date, Date] | null;
  readonly search: string | null;
  /** What is planned soonest first, or newest first where nothing has to be done any more. */
  readonly order: "soonest" | "newest";
  readonly after: { readonly publishAt: Date; readonly id: number } | null;
  readonly limit: number;
}

const columns = `p.id, p.version, p.title, p.category_id as "categoryId", c.name as "categoryName",
  p.company_id as "companyId", p.created_by as "createdBy", p.status, p.source, p.language, p.publish_at as "publishAt"`;

export async function listQueue(tx: Tx, wish: QueueWish): Promise<QueuedPost[]> {
  const values: unknown[] = [];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const all = [`p.status = any(${put(wish.statuses)})`];
  if (wish.search !== null) {
    const found = await findByWords(tx, wish.search, wish.categoryId === null ? null : [wish.categoryId]);
    if (found.ids?.length === 0) return [];
    all.push(wordsCondition(found, "p", put));
  }
  if (wish.categoryIds !== null) all.push(`p.category_id = any(${put(wish.categoryIds)})`);
  if (wish.categoryId !== null) all.push(`p.category_id = ${put(wish.categoryId)}`);
  if (wish.writerId !== null) all.push(`p.created_by = ${put(wish.writerId)}`);
  if (wish.planned)
    all.push(`p.publish_at >= ${put(wish.planned[0])} and p.publish_at < ${put(wish.planned[1])}`);
  const [than, way] = wish.order === "soonest" ? [">", "asc"] : ["<", "desc"];
  if (wish.after)
    all.push(`(p.publish_at, p.id) ${than} (${put(wish.after.publishAt)}, ${put(wish.after.id)})`);
  const { rows } = await tx.client.query<QueuedPost>(
    `select ${columns} from post p join category c on c.id = p.category_id where ${all.join(" and ")}
     order by p.publish_at ${way}, p.id ${way} limit ${put(wish.limit)}`,
    values,
  );
  return rows;
}

/** How many posts stand in each state that is not over; nobody counts beyond `most` of a state. */
export async function countByStatus(
  tx: Tx,
  reach: QueueReach,
  statuses: readonly PostStatus[],
  most: number,
): Promise<Map<PostStatus, number>> {
  const { rows } = await tx.client.query<{ status: PostStatus; counted: number }>(
    `select wanted.status, found.counted from unnest($1::text[]) wanted (status)
     cross join lateral (select count(*)::int as counted from (select from post where post.status = wanted.status and category_id is not null
       and ($2::bigint[] is null or category_id = any($2)) and ($3::bigint is null or created_by = $3) limit $4) counted_rows) found`,
    [statuses, reach.categoryIds, reach.writerId, most],
  );
  return new Map(rows.map(({ status, counted }) => [status, counted]));
}

export interface PlannedCategory {
  readonly id: number;
  readonly name: string;
  readonly quota: number;
  readonly dueDay: string | null;
  readonly leadWeeks: number | null;
}

/** Categories that posts are planned for: those with a quota, in their order. */
export async function plannedCategories(
  tx: Tx,
  categoryIds: readonly number[] | null,
  limit: number,
): Promise<PlannedCategory[]> {
  const { rows } = await tx.client.query<PlannedCategory>(
    `select id, name, content_quota as quota, due_day as "dueDay", lead_weeks as "leadWeeks" from category
     where content_quota is not null and ($1::bigint[] is null or id = any($1)) order by display_order, id limit $2`,
    [categoryIds, limit],
  );
  return rows;
}

export interface PlannedCount {
  readonly categoryId: number;
  /** The Monday. */
  readonly week: string;
  readonly status: PostStatus;
  readonly counted: number;
}

/** Posts of the categories by the week they are planned for. Weeks of posts begin on Monday in UTC, as their dates do. */
export async function countPlanned(
  tx: Tx,
  categoryIds: readonly number[],
  from: Date,
  until: Date,
): Promise<PlannedCount[]> {
  const { rows } = await tx.client.query<PlannedCount>(
    `select category_id as "categoryId", to_char(date_trunc('week', publish_at at time zone 'UTC'), 'YYYY-MM-DD') as week,
       status, count(*)::int as counted
     from post where category_id = any($1) and publish_at >= $2 and publish_at < $3 group by 1, 2, 3`,
    [categoryIds, from, until],
  );
  return rows;
}

/** Whom the category's Editor-in-Chief wants told besides. */
export async function eicAddressesOf(tx: Tx, categoryId: number): Promise<string[]> {
  const { rows } = await tx.client.query<{ emails: string[] }>(
    "select eic_emails as emails from category where id = $1",
    [categoryId],
  );
  return rows[0]?.emails ?? [];
}

export interface CodeRates {
  readonly curatedCents: number;
  readonly originalCents: number;
  readonly localCents: number;
}

/** What posts under a curator code are paid with; null when there is no such code. */
export async function ratesOf(tx: Tx, code: string): Promise<CodeRates | null> {
  const { rows } = await tx.client.query<CodeRates>(
    `select curated_cents as "curatedCents", original_cents as "originalCents", local_cents as "localCents"
     from curator_code where lower(code) = lower($1)`,
    [code],
  );
  return rows[0] ?? null;
}
