import type { EmptyReason, RunCause, RunState } from "@polyphon/contract/autopilot/autopilot-words.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { among, between } from "../../../platform/list/condition.ts";
import { listPage, type Page, type PageInput } from "../../../platform/list/list.ts";
import { newestFirst } from "../../../platform/list/list-order.ts";

export interface RunRow {
  readonly id: number;
  readonly companyId: number;
  readonly monday: string;
  readonly cause: RunCause;
  readonly state: RunState;
  readonly requestedBy: number | null;
  /** These are null where works-council mode withholds them, and at least as many as said where it rounds. */
  readonly rounded: boolean;
  readonly people: number | null;
  readonly peopleDone: number | null;
  readonly planned: number | null;
  readonly kept: number | null;
  readonly withdrawn: number | null;
  readonly gaps: number | null;
  /** Null in works-council mode: each is of few people. */
  readonly gapReasons: Readonly<Partial<Record<EmptyReason, number>>> | null;
  readonly failure: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

/** With how many people it is of, counted only where the guard of small groups asks for it. */
const guarded = (figure: string) => `case when guard.minimum is null then r.${figure} else (
  select platform.shown_figure(r.${figure}, count(*) filter (where line.${figure} > 0), guard.minimum, guard.people)
  from autopilot_user_run line where line.run_id = r.id)::int end as ${figure}`;

const columns = `r.id, r.company_id as "companyId", to_char(r.monday, 'YYYY-MM-DD') as monday, r.cause, r.state,
  r.requested_by as "requestedBy", guard.minimum is not null as rounded,
  platform.shown_people(r.people, guard.minimum, guard.people)::int as people,
  case when guard.minimum is null then r.people_done end as "peopleDone",
  ${guarded("planned")}, ${guarded("kept")}, ${guarded("withdrawn")}, ${guarded("gaps")},
  case when guard.minimum is null then r.gap_reasons end as "gapReasons", r.failure, r.created_at as "createdAt",
  r.started_at as "startedAt", r.ended_at as "endedAt"`;
const runs = "autopilot_run r left join council_company guard on guard.company_id = r.company_id";

export interface LogFilter {
  readonly since: Date | null;
  readonly until: Date | null;
  readonly companyIds: readonly number[] | null;
}

/** By the company's index where one is given, else by the index of all. */
export function listRuns(
  tx: Tx,
  filter: LogFilter & {
    readonly causes: readonly RunCause[] | undefined;
    readonly states: readonly RunState[] | undefined;
  },
  page: PageInput,
): Promise<Page<RunRow>> {
  return listPage<RunRow>(
    tx,
    {
      select: columns,
      from: runs,
      where: [
        between("r.created_at", filter.since, filter.until),
        among("r.company_id", filter.companyIds),
        among("r.cause", filter.causes),
        among("r.state", filter.states),
      ],
      order: newestFirst("r.created_at", "r.id"),
    },
    page,
  );
}

export async function findRun(tx: Tx, id: number): Promise<RunRow | null> {
  const { rows } = await tx.client.query<RunRow>(`select ${columns} from ${runs} where r.id = $1`, [id]);
  return rows[0] ?? null;
}

/** The open run of a company's week. */
export async function findOpenRun(tx: Tx, companyId: number, monday: string): Promise<number | null> {
  const { rows } = await tx.client.query<{ id: number }>(
    "select id from autopilot_run where company_id = $1 and monday = $2 and state not in ('DONE', 'FAILED')",
    [companyId, monday],
  );
  return rows[0]?.id ?? null;
}

/** The mix of a company's control centre; null where it has none. */
export async function mixOf(
  tx: Tx,
  companyId: number,
): Promise<{ readonly original: number; readonly curated: number } | null> {
  const { rows } = await tx.client.query<{ original: number; curated: number }>(
    "select original_percent as original, curated_percent as curated from autopilot_control where company_id = $1",
    [companyId],
  );
  return rows[0] ?? null;
}
