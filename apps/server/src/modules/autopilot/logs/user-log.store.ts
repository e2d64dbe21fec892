import type { UserRunCause } from "@polyphon/contract/autopilot/autopilot-words.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { PlanGap, Withdrawal } from "@polyphon/rules/autopilot/planner/plan-types.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { among, between, equals, noneOf } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { byId, newestFirst } from "../../../platform/list/list-order.ts";
import type { LogFilter } from "./run-log.store.ts";

export interface UserRunRow {
  readonly id: number;
  readonly companyId: number;
  readonly userId: number;
  readonly runId: number | null;
  readonly monday: string;
  readonly cause: UserRunCause;
  readonly planned: number;
  readonly kept: number;
  readonly withdrawn: number;
  readonly gaps: number;
  readonly createdAt: Date;
}

/** What a line records besides its counts; planned posts are stored with the shares. */
export interface UserRunDetail {
  readonly gaps?: readonly LoggedGap[];
  readonly withdrawn?: readonly Omit<Withdrawal, "userId">[];
  readonly unplaced?: readonly {
    readonly slot: string;
    readonly network: Network;
    readonly postId: number;
  }[];
}

type LoggedGap = Omit<PlanGap, "userId">;

/** Older lines say `wish` for the filter of a slot. */
function withFilter(gap: LoggedGap & { readonly ["wish"]?: LoggedGap["filter"] }): LoggedGap {
  const { ["wish"]: older, ...rest } = gap;
  return older === undefined ? rest : { ...rest, filter: older };
}

type LoggedWithdrawal = NonNullable<UserRunDetail["withdrawn"]>[number];

/** Older lines say `wish_changed` for a changed choice. */
function withReason(
  share: Omit<LoggedWithdrawal, "reason"> & { readonly reason: LoggedWithdrawal["reason"] | "wish_changed" },
): LoggedWithdrawal {
  const { reason, ...rest } = share;
  return { ...rest, reason: reason === "wish_changed" ? "choice_changed" : reason };
}

const columns = `id, company_id as "companyId", user_id as "userId", run_id as "runId",
  to_char(monday, 'YYYY-MM-DD') as monday, cause, planned, kept, withdrawn, gaps, created_at as "createdAt"`;

export interface UserLogFilter extends LogFilter {
  readonly userIds: readonly number[] | undefined;
  readonly runId: number | undefined;
  readonly causes: readonly UserRunCause[] | undefined;
  readonly withGaps: boolean | null;
  readonly leaveOut: readonly number[];
}

/** Newest first. Each filter has an index of its own. */
export function listUserRuns(tx: Tx, filter: UserLogFilter, page: PageInput): Promise<Page<UserRunRow>> {
  const { causes, runId, withGaps } = filter;
  return listPage<UserRunRow>(
    tx,
    {
      select: columns,
      from: "autopilot_user_run",
      where: [
        between("created_at", filter.since, filter.until),
        among("company_id", filter.companyIds),
        noneOf("company_id", filter.leaveOut),
        among("user_id", filter.userIds),
        equals("run_id", runId),
        among("cause", causes),
        // A partial index serves only a statement that repeats its condition.
        causes === undefined || causes.includes("RUN") ? null : "cause <> 'RUN'",
        withGaps === null ? null : withGaps ? "gaps > 0" : "gaps = 0",
      ],
      order: runId === undefined ? newestFirst("created_at", "id") : byId("id", "descending"),
    },
    page,
  );
}

export async function findUserRun(
  tx: Tx,
  id: number,
): Promise<(UserRunRow & { readonly detail: UserRunDetail }) | null> {
  const { rows } = await tx.client.query<UserRunRow & { detail: UserRunDetail }>(
    `select ${columns}, detail from autopilot_user_run where id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) return null;
  const { gaps = [], withdrawn = [] } = row.detail;
  return {
    ...row,
    detail: { ...row.detail, gaps: gaps.map(withFilter), withdrawn: withdrawn.map(withReason) },
  };
}

export interface LoggedWeek {
  readonly id: number;
  readonly monday: string;
  readonly planned: number;
  readonly gaps: number;
}

/** The newest line of each week from three weeks before to four after. */
export async function weeksAround(tx: Tx, userId: number, monday: string): Promise<LoggedWeek[]> {
  const { rows } = await tx.client.query<LoggedWeek>(
    `select distinct on (l.monday) l.id, to_char(l.monday, 'YYYY-MM-DD') as monday, l.planned + l.kept as planned, l.gaps
     from autopilot_user_run l
     where l.user_id = $1 and l.monday between $2::date - 21 and $2::date + 28
     order by l.monday, l.created_at desc, l.id desc`,
    [userId, monday],
  );
  return rows;
}
