import type { GapReason } from "@polyphon/rules/autopilot/planner/plan-types.ts";
import type { LastRun } from "@polyphon/rules/autopilot/runs/run-due.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import type { RunPlace } from "./run-order.ts";

export type RunCause = "WEEKLY" | "NIGHTLY" | "BY_HAND" | "POST_GONE";
type GapCounts = Partial<Record<GapReason, number>>;

export interface RunRow {
  readonly id: number;
  readonly companyId: number;
  readonly monday: string;
  readonly cause: RunCause;
  readonly state: LastRun["state"];
  readonly plannedAsOf: Date | null;
  readonly progress: RunPlace | null;
  readonly tries: number;
  readonly people: number;
  readonly peopleDone: number;
  readonly planned: number;
  readonly kept: number;
  readonly withdrawn: number;
  readonly gaps: number;
  readonly gapReasons: GapCounts;
}

/** Null when a run of the company's week is open already. */
export async function insertRun(
  tx: Tx,
  run: {
    readonly companyId: number;
    readonly monday: string;
    readonly cause: RunCause;
    readonly requestedBy: number | null;
    readonly now: Date;
  },
): Promise<number | null> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into autopilot_run (company_id, monday, cause, requested_by, created_at, worked_at)
     values ($1, $2, $3, $4, $5, $5)
     on conflict (company_id, monday) where state not in ('DONE', 'FAILED') do nothing returning id`,
    [run.companyId, run.monday, run.cause, run.requestedBy, run.now],
  );
  return rows[0]?.id ?? null;
}

/** Whoever holds the row works on the run; others wait and then find it further on. */
export async function lockRun(tx: Tx, id: number): Promise<RunRow | null> {
  const { rows } = await tx.client.query<RunRow>(
    `select id, company_id as "companyId", monday, cause, state, planned_as_of as "plannedAsOf", progress, tries, people,
       people_done as "peopleDone", planned, kept, withdrawn, gaps, gap_reasons as "gapReasons"
     from autopilot_run where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

/** The started, open run of a company's week: plans of single people wait for it. */
export async function isRunUnderWay(tx: Tx, companyId: number, monday: string): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    "select from autopilot_run where company_id = $1 and monday = $2 and state in ('GIVING_BACK', 'PLANNING')",
    [companyId, monday],
  );
  return (rowCount ?? 0) > 0;
}

/** The week has been planned for the whole company. */
export async function isWeekPlanned(tx: Tx, companyId: number, monday: string): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    "select from autopilot_run where company_id = $1 and monday = $2 and state = 'DONE' limit 1",
    [companyId, monday],
  );
  return (rowCount ?? 0) > 0;
}

/** Runs and plans of single people take turns at a company's week. */
export async function lockWeeksOf(tx: Tx, companyId: number): Promise<void> {
  await tx.client.query("select pg_advisory_xact_lock(hashtextextended('autopilot', $1))", [companyId]);
}

export async function beginRun(tx: Tx, id: number, progress: RunPlace, now: Date): Promise<void> {
  await tx.client.query(
    `update autopilot_run set state = 'GIVING_BACK', planned_as_of = $3, started_at = $3, worked_at = $3, progress = $2
     where id = $1`,
    [id, JSON.stringify(progress), now],
  );
}

export type RunCounts = Pick<RunRow, "people" | "peopleDone" | "planned" | "kept" | "withdrawn" | "gaps"> & {
  readonly gapReasons: GapCounts;
};

/** In the transaction of what it counts, so that neither exists without the other. */
export async function advanceRun(
  tx: Tx,
  run: RunRow,
  to: { readonly state: "GIVING_BACK" | "PLANNING" | "DONE"; readonly progress: RunPlace },
  counts: RunCounts,
  now: Date,
): Promise<void> {
  const reasons = new Map(Object.entries(run.gapReasons));
  for (const [reason, count] of Object.entries(counts.gapReasons))
    reasons.set(reason, (reasons.get(reason) ?? 0) + count);
  await tx.client.query(
    `update autopilot_run set state = $2, progress = $3, people = people + $4, people_done = people_done + $5,
       planned = planned + $6, kept = kept + $7, withdrawn = withdrawn + $8, gaps = gaps + $9, gap_reasons = $10,
       tries = 0, failure = null, worked_at = $11, ended_at = case when $2 = 'DONE' then $11::timestamptz end
     where id = $1`,
    [
      run.id,
      to.state,
      JSON.stringify(to.progress),
      counts.people,
      counts.peopleDone,
      counts.planned,
      counts.kept,
      counts.withdrawn,
      counts.gaps,
      JSON.stringify(Object.fromEntries(reasons)),
      now,
    ],
  );
}

/** The cause is stored with the run; after too many tries without progress it has failed. Answers whether it has. */
export async function noteFailure(
  tx: Tx,
  id: number,
  failure: string,
  { most, now }: { readonly most: number; readonly now: Date },
): Promise<boolean> {
  const { rows } = await tx.client.query<{ over: boolean }>(
    `update autopilot_run set failure = $2, tries = tries + 1, worked_at = $4,
       state = case when tries + 1 >= $3 then 'FAILED' else state end,
       ended_at = case when tries + 1 >= $3 then $4::timestamptz end
     where id = $1 and state not in ('DONE', 'FAILED') returning state = 'FAILED' as over`,
    [id, failure.slice(0, 500), most, now],
  );
  return rows[0]?.over ?? true;
}

export interface WaitingRun {
  readonly runId: number;
  readonly companyId: number;
}

/** Open runs on which nobody has worked since then. */
export async function abandonedRuns(tx: Tx, before: Date, limit: number): Promise<WaitingRun[]> {
  const { rows } = await tx.client.query<WaitingRun>(
    `select id as "runId", company_id as "companyId" from autopilot_run
     where state not in ('DONE', 'FAILED') and (worked_at is null or worked_at < $1)
     order by worked_at nulls first, id limit $2`,
    [before, limit],
  );
  return rows;
}

/** The newest run of each company's week, by company. */
export async function lastRuns(
  tx: Tx,
  weeks: readonly { readonly companyId: number; readonly monday: string }[],
): Promise<Map<number, LastRun>> {
  const { rows } = await tx.client.query<LastRun & { companyId: number }>(
    `select week.company_id as "companyId", run.state, run.created_at as "createdAt"
     from unnest($1::bigint[], $2::date[]) as week (company_id, monday)
     cross join lateral (select state, created_at from autopilot_run
       where company_id = week.company_id and monday = week.monday order by created_at desc, id desc limit 1) run`,
    [weeks.map(({ companyId }) => companyId), weeks.map(({ monday }) => monday)],
  );
  return new Map(rows.map(({ companyId, ...run }) => [companyId, run]));
}
