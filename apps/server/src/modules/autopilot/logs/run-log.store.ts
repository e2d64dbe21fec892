import type { EmptyReason, RunCause, RunState } from "@polyphon/contract/autopilot/autopilot-words.ts";
import type { Tx } from "../../../platform/db/transaction.ts";

export interface RunRow {
  readonly id: number;
  readonly micros: number;
  readonly companyId: number;
  readonly monday: string;
  readonly cause: RunCause;
  readonly state: RunState;
  readonly requestedBy: number | null;
  readonly people: number;
  readonly peopleDone: number;
  readonly planned: number;
  readonly kept: number;
  readonly withdrawn: number;
  readonly gaps: number;
  readonly gapReasons: Readonly<Partial<Record<EmptyReason, number>>>;
  readonly failure: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

/** Many rows are written in one instant, which has microseconds: a place in a log is told apart by them. */
export const microsSql = `(extract(epoch from created_at) * 1000000)::bigint as micros`;
export const instantSql = (micros: string): string =>
  `timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;

const columns = `id, company_id as "companyId", to_char(monday, 'YYYY-MM-DD') as monday, cause, state,
  requested_by as "requestedBy", people, people_done as "peopleDone", planned, kept, withdrawn, gaps,
  gap_reasons as "gapReasons", failure, created_at as "createdAt", started_at as "startedAt", ended_at as "endedAt", ${microsSql}`;

export interface LogWish {
  readonly since: Date | null;
  readonly until: Date | null;
  readonly companyIds: readonly number[] | null;
  readonly after: { readonly micros: number; readonly id: number } | null;
  readonly limit: number;
}

/** By the index of a company where one is named, else by the one of all. */
export async function listRuns(
  tx: Tx,
  wish: LogWish & {
    readonly causes: readonly RunCause[] | null;
    readonly states: readonly RunState[] | null;
  },
): Promise<RunRow[]> {
  const { rows } = await tx.client.query<RunRow>(
    `select ${columns} from autopilot_run
     where ($1::timestamptz is null or created_at >= $1) and ($2::timestamptz is null or created_at < $2)
       and ($3::bigint[] is null or company_id = any($3)) and ($4::text[] is null or cause = any($4))
       and ($5::text[] is null or state = any($5))
       and ($6::bigint is null or (created_at, id) < (${instantSql("$6")}, $7::bigint))
     order by created_at desc, id desc limit $8`,
    [
      wish.since,
      wish.until,
      wish.companyIds,
      wish.causes,
      wish.states,
      wish.after?.micros ?? null,
      wish.after?.id ?? null,
      wish.limit,
    ],
  );
  return rows;
}

export async function findRun(tx: Tx, id: number): Promise<RunRow | null> {
  const { rows } = await tx.client.query<RunRow>(`select ${columns} from autopilot_run where id = $1`, [id]);
  return rows[0] ?? null;
}

/** The run that is under way for a company's week. */
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
