import type { ReasonKind } from "@polyphon/contract/editorial/editorial.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { among, between } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { newestFirst } from "../../../platform/list/list-order.ts";

export interface WorkFigures {
  readonly submitted: number;
  readonly judged: number;
  readonly rejected: number;
  readonly billable: number;
  readonly cents: number;
}

export type Span = readonly [from: Date, until: Date];

export const judging = "('APPROVE', 'PUBLISH', 'REJECT', 'RETURN', 'REJECT_BILLABLE')";
export const rejecting = "('REJECT', 'RETURN', 'REJECT_BILLABLE')";

/** What writers submitted within a period, what became of it, and what became billable in it. */
export async function workOfWriters(
  tx: Tx,
  writerIds: readonly number[],
  [from, until]: Span,
): Promise<Map<number, WorkFigures>> {
  const { rows } = await tx.client.query<WorkFigures & { id: number }>(
    `select writer.id, handed.submitted, handed.judged, handed.rejected, paid.billable, paid.cents
     from unnest($1::bigint[]) writer (id)
     cross join lateral (
       select count(*)::int as submitted, count(*) filter (where found.judged)::int as judged,
         count(*) filter (where found.rejected)::int as rejected
       from post_work w cross join lateral (
         select count(*) > 0 as judged, coalesce(bool_or(t.action in ${rejecting}), false) as rejected
         from post_transition t where t.post_id = w.post_id and t.action in ${judging}) found
       where w.writer_id = writer.id and w.submitted_at >= $2 and w.submitted_at < $3) handed
     cross join lateral (
       select count(*)::int as billable, coalesce(sum(w.cents), 0)::int as cents from post_work w
       where w.writer_id = writer.id and w.billable_at >= $2 and w.billable_at < $3) paid`,
    [writerIds, from, until],
  );
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}

export interface Rejections {
  readonly judged: number;
  readonly rejected: number;
}

const grouped = { category: "w.category_id", writer: "w.writer_id" } as const;

/** Writers' posts that were decided within a period, and those of them that were returned or rejected. */
async function rejectionsBy(
  tx: Tx,
  by: keyof typeof grouped,
  [from, until]: Span,
  ids: readonly number[] | null,
): Promise<Map<number, Rejections>> {
  const { rows } = await tx.client.query<Rejections & { id: number }>(
    `select ${grouped[by]} as id, count(distinct t.post_id)::int as judged,
       (count(distinct t.post_id) filter (where t.action in ${rejecting}))::int as rejected
     from post_transition t join post_work w on w.post_id = t.post_id
     where t.action in ${judging} and t.at >= $1 and t.at < $2 and ($3::bigint[] is null or ${grouped[by]} = any($3))
     group by 1`,
    [from, until, ids],
  );
  return new Map(rows.map(({ id, judged, rejected }) => [id, { judged, rejected }]));
}

export const rejectionsByCategory = (tx: Tx, span: Span, categoryIds: readonly number[] | null) =>
  rejectionsBy(tx, "category", span, categoryIds);

export const rejectionsByWriter = (tx: Tx, span: Span, writerIds: readonly number[]) =>
  rejectionsBy(tx, "writer", span, writerIds);

/** How often each kind of reason was given, the most frequent first. */
export async function countReasons(
  tx: Tx,
  [from, until]: Span,
  categoryIds: readonly number[] | null,
): Promise<{ readonly kind: ReasonKind; readonly count: number }[]> {
  const { rows } = await tx.client.query<{ kind: ReasonKind; count: number }>(
    `select kind, count(*)::int as count
     from post_transition t join post_work w on w.post_id = t.post_id, unnest(t.reason_kinds) kind
     where t.action in ${judging} and t.at >= $1 and t.at < $2 and ($3::bigint[] is null or w.category_id = any($3))
     group by kind order by count(*) desc, kind`,
    [from, until, categoryIds],
  );
  return rows;
}

export interface BillableRow {
  readonly postId: number;
  readonly writerId: number;
  readonly curatorCode: string | null;
  readonly cents: number;
  readonly billableAt: Date;
}

export interface BillableFilter {
  readonly writerIds: readonly number[] | null;
  readonly span: Span | null;
}

/** Newest first. */
export function listBillable(
  tx: Tx,
  { writerIds, span }: BillableFilter,
  page: PageInput,
): Promise<Page<BillableRow>> {
  return listPage<BillableRow>(
    tx,
    {
      select: `/* not null: cents */ post_id as "postId", writer_id as "writerId", curator_code as "curatorCode", cents,
        billable_at as "billableAt"`,
      from: "post_work",
      where: [
        "billable_at is not null",
        among("writer_id", writerIds),
        between("billable_at", span?.[0], span?.[1]),
      ],
      order: newestFirst("billable_at", "post_id"),
    },
    page,
  );
}

export async function sumBillable(
  tx: Tx,
  { writerIds, span }: BillableFilter,
): Promise<{ readonly posts: number; readonly cents: number }> {
  const { rows } = await tx.client.query<{ posts: number; cents: number }>(
    `select count(*)::int as posts, coalesce(sum(cents), 0)::int as cents from post_work
     where billable_at is not null and ($1::bigint[] is null or writer_id = any($1))
       and ($2::timestamptz is null or (billable_at >= $2 and billable_at < $3))`,
    [writerIds, span?.[0] ?? null, span?.[1] ?? null],
  );
  return rows[0] ?? { posts: 0, cents: 0 };
}
