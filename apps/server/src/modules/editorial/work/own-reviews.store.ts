import type { Voice } from "@polyphon/contract/content/content.ts";
import type { ReasonKind, WorkflowAction } from "@polyphon/contract/editorial/editorial.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { between, equals } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { newestFirst } from "../../../platform/list/list-order.ts";
import { judging, rejecting, type Span } from "./editorial-figures.store.ts";

export interface ReviewRow {
  readonly key: number;
  readonly postId: number;
  readonly title: string;
  readonly action: WorkflowAction;
  readonly at: Date;
}

/** What somebody decided on posts within a period, the newest first. */
export function listReviews(
  tx: Tx,
  accountId: number,
  [from, until]: Span,
  page: PageInput,
): Promise<Page<ReviewRow>> {
  return listPage<ReviewRow>(
    tx,
    {
      select: `id as key, post_id as "postId", post_title as title, action, at`,
      from: "post_transition",
      where: [`action in ${judging}`, equals("account_id", accountId), between("at", from, until)],
      order: newestFirst("at", "id"),
    },
    page,
  );
}

export async function countReviews(
  tx: Tx,
  accountId: number,
  [from, until]: Span,
): Promise<{ readonly approved: number; readonly returned: number }> {
  const { rows } = await tx.client.query<{ approved: number; returned: number }>(
    `select (count(*) filter (where action not in ${rejecting}))::int as approved,
       (count(*) filter (where action in ${rejecting}))::int as returned
     from post_transition where action in ${judging} and account_id = $1 and at >= $2 and at < $3`,
    [accountId, from, until],
  );
  return rows[0] ?? { approved: 0, returned: 0 };
}

export interface ReturnRow {
  readonly postId: number;
  readonly by: number | null;
  readonly reason: string | null;
  readonly reasonKinds: ReasonKind[];
  readonly voices: Voice[];
  readonly at: Date;
  /** The last step that its writer took after it. */
  readonly backAt: Date | null;
}

/** The last time that each of these posts was returned: by anybody, or by one person. */
export async function lastReturns(
  tx: Tx,
  postIds: readonly number[],
  byId: number | null,
): Promise<ReturnRow[]> {
  const { rows } = await tx.client.query<ReturnRow>(
    `select t.post_id as "postId", t.account_id as "by", t.reason, t.reason_kinds as "reasonKinds", t.voices, t.at,
       (select b.at from post_transition b where b.post_id = t.post_id and b.id > t.id and b.action = 'RESUBMIT'
        order by b.id desc limit 1) as "backAt"
     from unnest($1::bigint[]) wanted (id)
     join lateral (select * from post_transition found where found.post_id = wanted.id and found.action in ${rejecting}
       and ($2::bigint is null or found.account_id = $2) order by found.id desc limit 1) t on true`,
    [postIds, byId],
  );
  return rows;
}

/** Since when each of these posts is where it is: its last step. */
export async function lastSteps(tx: Tx, postIds: readonly number[]): Promise<Map<number, Date>> {
  const { rows } = await tx.client.query<{ postId: number; at: Date }>(
    `select t.post_id as "postId", t.at from unnest($1::bigint[]) wanted (id)
     join lateral (select post_id, at from post_transition found where found.post_id = wanted.id
       order by found.id desc limit 1) t on true`,
    [postIds],
  );
  return new Map(rows.map(({ postId, at }) => [postId, at]));
}
