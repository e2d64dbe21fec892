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

const columns = `id, company_id as "companyId", to_char(monday, 'YYYY-MM-DD') as monday, cause, state,
  requested_by as "requestedBy", people, people_done as "peopleDone", planned, kept, withdrawn, gaps,
  gap_reasons as "gapReasons", failure, created_at as "createdAt", started_at as "startedAt", ended_at as "endedAt"`;

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
      from: "autopilot_run",
      where: [
        between("created_at", filter.since, filter.until),
        among("company_id", filter.companyIds),
        among("cause", filter.causes),
        among("state", filter.states),
      ],
      order: newestFirst("created_at", "id"),
    },
    page,
  );
}

export async function findRun(tx: Tx, id: number): Promise<RunRow | null> {
  const { rows } = await tx.client.query<RunRow>(`select ${columns} from autopilot_run where id = $1`, [id]);
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
