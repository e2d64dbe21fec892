import type { UserRunCause } from "@polyphon/contract/autopilot/autopilot-words.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { PlanGap, Withdrawal } from "@polyphon/rules/autopilot/planner/plan-types.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { instantSql, type LogWish, microsSql } from "./run-log.store.ts";

export interface UserRunRow {
  readonly id: number;
  readonly micros: number;
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

/** What a line tells besides its counts; what was planned stands with the shares. */
export interface UserRunDetail {
  readonly gaps?: readonly Omit<PlanGap, "userId">[];
  readonly withdrawn?: readonly Omit<Withdrawal, "userId">[];
  readonly unplaced?: readonly {
    readonly slot: string;
    readonly network: Network;
    readonly postId: number;
  }[];
}

const columns = `id, company_id as "companyId", user_id as "userId", run_id as "runId",
  to_char(monday, 'YYYY-MM-DD') as monday, cause, planned, kept, withdrawn, gaps, created_at as "createdAt", ${microsSql}`;

export interface UserLogWish extends LogWish {
  readonly userIds: readonly number[] | null;
  readonly runId: number | null;
  readonly causes: readonly UserRunCause[] | null;
  readonly withGaps: boolean | null;
}

type Place = (value: unknown) => string;

/** One value is compared and not looked up in a list: only then the rows come in the order of the index. */
function among(column: string, values: readonly unknown[] | null, place: Place): string[] {
  if (values === null) return [];
  return [values.length === 1 ? `${column} = ${place(values[0])}` : `${column} = any(${place(values)})`];
}

/** A partial index serves only a statement that repeats its condition. */
function ofCauses(causes: readonly UserRunCause[] | null, place: Place): string[] {
  if (causes === null) return [];
  return [...among("cause", causes, place), ...(causes.includes("RUN") ? [] : ["cause <> 'RUN'"])];
}

/** Only what is asked stands in the statement, so that each question finds the index made for it. */
function conditionsOf(wish: UserLogWish, place: Place): string[] {
  const { since, until, runId, after, withGaps } = wish;
  const behind = (micros: number, id: number) =>
    runId === null
      ? `(created_at, id) < (${instantSql(place(micros))}, ${place(id)}::bigint)`
      : `id < ${place(id)}`;
  return [
    ...(since === null ? [] : [`created_at >= ${place(since)}`]),
    ...(until === null ? [] : [`created_at < ${place(until)}`]),
    ...among("company_id", wish.companyIds, place),
    ...among("user_id", wish.userIds, place),
    ...(runId === null ? [] : [`run_id = ${place(runId)}`]),
    ...ofCauses(wish.causes, place),
    ...(withGaps === null ? [] : [withGaps ? "gaps > 0" : "gaps = 0"]),
    ...(after === null ? [] : [behind(after.micros, after.id)]),
  ];
}

export async function listUserRuns(tx: Tx, wish: UserLogWish): Promise<UserRunRow[]> {
  const values: unknown[] = [];
  const place: Place = (value) => `$${values.push(value)}`;
  const where = conditionsOf(wish, place);
  const { rows } = await tx.client.query<UserRunRow>(
    `select ${columns} from autopilot_user_run ${where.length > 0 ? `where ${where.join(" and ")}` : ""}
     order by ${wish.runId === null ? "created_at desc, id desc" : "id desc"} limit ${place(wish.limit)}`,
    values,
  );
  return rows;
}

export async function findUserRun(
  tx: Tx,
  id: number,
): Promise<(UserRunRow & { readonly detail: UserRunDetail }) | null> {
  const { rows } = await tx.client.query<UserRunRow & { detail: UserRunDetail }>(
    `select ${columns}, detail from autopilot_user_run where id = $1`,
    [id],
  );
  return rows[0] ?? null;
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
