import type { PlanGap, Withdrawal } from "@polyphon/rules/autopilot/planner/plan-types.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export type UserRunCause =
  | "RUN"
  | "SWITCHED_ON"
  | "SWITCHED_OFF"
  | "CHANGED"
  | "AWAY"
  | "CONNECTION"
  | "POST_GONE"
  | "FIXED";

/** What stayed empty, what was withdrawn, and where a person's own share came first. */
export interface UserRunDetail {
  readonly gaps: readonly Omit<PlanGap, "userId">[];
  readonly withdrawn: readonly Omit<Withdrawal, "userId">[];
  readonly unplaced: readonly {
    readonly slot: string;
    readonly network: Network;
    readonly postId: number;
  }[];
}

export interface NewUserRun {
  readonly userId: number;
  readonly planned: number;
  readonly kept: number;
  readonly detail: UserRunDetail;
}

/** One line for each person; both rounds of a run write into the same one. Answers its id by person. */
export async function writeUserRuns(
  tx: Tx,
  about: {
    readonly companyId: number;
    readonly runId: number | null;
    readonly monday: string;
    readonly cause: UserRunCause;
    readonly now: Date;
  },
  lines: readonly NewUserRun[],
): Promise<Map<number, number>> {
  if (lines.length === 0) return new Map();
  const { rows } = await tx.client.query<{ id: number; userId: number }>(
    `insert into autopilot_user_run as line (company_id, run_id, monday, cause, created_at, user_id, planned, kept, withdrawn, gaps, detail)
     select $1, $2, $3, $4, $5, n.* from unnest($6::bigint[], $7::int[], $8::int[], $9::int[], $10::int[], $11::jsonb[]) n
     on conflict (run_id, user_id) where run_id is not null do update set
       planned = excluded.planned, kept = excluded.kept, withdrawn = line.withdrawn + excluded.withdrawn, gaps = excluded.gaps,
       detail = excluded.detail || jsonb_build_object('withdrawn', (line.detail->'withdrawn') || (excluded.detail->'withdrawn'))
     returning id, user_id as "userId"`,
    [
      about.companyId,
      about.runId,
      about.monday,
      about.cause,
      about.now,
      lines.map(({ userId }) => userId),
      lines.map(({ planned }) => planned),
      lines.map(({ kept }) => kept),
      lines.map(({ detail }) => detail.withdrawn.length),
      lines.map(({ detail }) => detail.gaps.length),
      lines.map(({ detail }) => JSON.stringify(detail)),
    ],
  );
  return new Map(rows.map(({ id, userId }) => [userId, id]));
}

/** Old lines, a few at a time: how a share was chosen stays with the share. */
export async function forgetUserRuns(tx: Tx, before: Date, limit: number): Promise<number> {
  const { rowCount } = await tx.client.query(
    `delete from autopilot_user_run where id in
       (select id from autopilot_user_run where created_at < $1 order by created_at, id limit $2)`,
    [before, limit],
  );
  return rowCount ?? 0;
}

/** Picks that a person's own share came before. */
export async function noteUnplaced(
  tx: Tx,
  lines: readonly { readonly id: number; readonly unplaced: UserRunDetail["unplaced"] }[],
): Promise<void> {
  await tx.client.query(
    `update autopilot_user_run line set planned = line.planned - jsonb_array_length(n.unplaced),
       detail = line.detail || jsonb_build_object('unplaced', n.unplaced)
     from unnest($1::bigint[], $2::jsonb[]) as n (id, unplaced) where line.id = n.id`,
    [lines.map(({ id }) => id), lines.map(({ unplaced }) => JSON.stringify(unplaced))],
  );
}
