import type { Client } from "../db/pool.ts";
import type { Tx } from "../db/transaction.ts";
import { equals } from "../list/condition.ts";
import { listPage, type Page, type PageInput } from "../list/list.ts";
import { deadLetterOf, jobSchema } from "./queue.ts";

type Asker = Pick<Client, "query">;

export interface JobRun {
  readonly id: string;
  readonly state: string;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly skipped: boolean;
  readonly message: string | null;
}

const started = "date_trunc('milliseconds', started_on)";

/** The runs of one job that are still kept, newest first. */
export function listJobRuns(tx: Tx, job: string, page: PageInput): Promise<Page<JobRun>> {
  return listPage<JobRun>(
    tx,
    {
      select: `id, state::text, ${started} as "startedAt", completed_on as "endedAt",
        coalesce((output->>'skipped')::boolean, false) as skipped, output->>'message' as message`,
      from: `${jobSchema}.job`,
      where: [equals("name", job), "started_on is not null"],
      order: {
        keys: [
          [started, "timestamptz"],
          ["id", "uuid"],
        ],
        descending: true,
      },
    },
    page,
  );
}

export async function lastRuns(
  client: Asker,
  jobs: readonly string[],
): Promise<Map<string, { readonly at: Date; readonly state: string }>> {
  const { rows } = await client.query<{ name: string; at: Date; state: string }>(
    `select distinct on (name) name, started_on as at, case when (output->>'skipped')::boolean then 'skipped' else state::text end as state
     from ${jobSchema}.job where name = any($1) and started_on is not null order by name, started_on desc`,
    [jobs],
  );
  return new Map(rows.map(({ name, at, state }) => [name, { at, state }]));
}

export interface DeadJob {
  readonly id: string;
  readonly job: string;
  readonly at: Date;
  readonly message: string | null;
}

/** Jobs that failed all their tries, newest first. */
export async function listDeadJobs(
  client: Asker,
  input: {
    readonly jobs: readonly string[];
    readonly since: Date;
    readonly until: Date | null;
    readonly after: { readonly at: Date; readonly id: string } | null;
    readonly limit: number;
  },
): Promise<DeadJob[]> {
  const { rows } = await client.query<DeadJob>(
    `select id, source_name as job, date_trunc('milliseconds', created_on) as at,
       coalesce(source_output->>'message', source_output->'value'->>'message') as message
     from ${jobSchema}.job
     where name = any($1) and created_on >= $2 and ($3::timestamptz is null or created_on < $3)
       and ($4::timestamptz is null or (date_trunc('milliseconds', created_on), id) < ($4, $5::uuid))
     order by date_trunc('milliseconds', created_on) desc, id desc limit $6`,
    [
      input.jobs.map(deadLetterOf),
      input.since,
      input.until,
      input.after?.at ?? null,
      input.after?.id ?? null,
      input.limit,
    ],
  );
  return rows;
}
