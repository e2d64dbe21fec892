import type { ContentLanguage, PostSource, PostStatus } from "@polyphon/contract/content/content.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { among, between, equals } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { newestFirst, oldestFirst } from "../../../platform/list/list-order.ts";
import { findByWords, wordsCondition } from "../post/post-words.store.ts";

/** What a queue of the workflow shows of a post. */
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
  /** Null means every category. */
  readonly categoryIds: readonly number[] | null;
  /** Null means everybody. */
  readonly writerId: number | null;
}

export interface QueueFilter extends QueueReach {
  readonly statuses: readonly PostStatus[];
  readonly categoryId: number | undefined;
  /** Planned from the first moment on, before the second. */
  readonly planned: readonly [Date, Date] | null;
  readonly search: string | null;
  /** Those that this person has taken on, or those that nobody has. */
  readonly assignedTo: number | "nobody" | null;
  /** What is planned soonest first, or newest first where nothing is left to do. */
  readonly order: "soonest" | "newest";
}

const columns = `/* not null: categoryId */ p.id, p.version, p.title, p.category_id as "categoryId", c.name as "categoryName",
  p.company_id as "companyId", p.created_by as "createdBy", p.status, p.source, p.language, p.publish_at as "publishAt"`;

export async function listQueue(tx: Tx, filter: QueueFilter, page: PageInput): Promise<Page<QueuedPost>> {
  const { categoryId, search, planned } = filter;
  const within = categoryId === undefined ? null : [categoryId];
  const words = search === null ? null : await findByWords(tx, search, within);
  return listPage<QueuedPost>(
    tx,
    {
      select: columns,
      from: "post p join category c on c.id = p.category_id",
      where: [
        among("p.status", filter.statuses),
        words && ((bind) => wordsCondition(words, "p", bind)),
        among("p.category_id", filter.categoryIds),
        equals("p.category_id", categoryId),
        equals("p.created_by", filter.writerId),
        filter.assignedTo === "nobody"
          ? "p.assigned_to is null"
          : equals("p.assigned_to", filter.assignedTo ?? undefined),
        between("p.publish_at", planned?.[0], planned?.[1]),
      ],
      order:
        filter.order === "soonest"
          ? oldestFirst("p.publish_at", "p.id")
          : newestFirst("p.publish_at", "p.id"),
    },
    page,
  );
}

/** How many posts are in each unfinished state; nobody counts beyond `most` of a state. */
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
    `select /* not null: categoryId */ category_id as "categoryId", to_char(date_trunc('week', publish_at at time zone 'UTC'), 'YYYY-MM-DD') as week,
       status, count(*)::int as counted
     from post where category_id = any($1) and publish_at >= $2 and publish_at < $3 group by 1, 2, 3`,
    [categoryIds, from, until],
  );
  return rows;
}

/** Further addresses that the category's Editor-in-Chief wants notified. */
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

/** The rates of posts under a curator code; null when there is no such code. */
export async function ratesOf(tx: Tx, code: string): Promise<CodeRates | null> {
  const { rows } = await tx.client.query<CodeRates>(
    `select curated_cents as "curatedCents", original_cents as "originalCents", local_cents as "localCents"
     from curator_code where lower(code) = lower($1)`,
    [code],
  );
  return rows[0] ?? null;
}
