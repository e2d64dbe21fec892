import type { Voice } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareReason, ShareState } from "@polyphon/contract/sharing/sharing.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { planColumn } from "./stored-plan.ts";

export interface WeekOfPerson {
  readonly userId: number;
  readonly from: Date;
  readonly until: Date;
}

export interface LoggedShare {
  readonly postId: number;
  readonly network: Network;
  readonly voice: Voice;
  readonly dueAt: Date;
  readonly state: ShareState;
  readonly reason: ShareReason | null;
  /** As the autopilot stored it. */
  readonly plan: unknown;
  readonly edited: boolean;
}

/** What the autopilot planned for one person within a span, in order of time. */
export async function loggedShares(tx: Tx, { userId, from, until }: WeekOfPerson): Promise<LoggedShare[]> {
  const { rows } = await tx.client.query<LoggedShare>(
    `select post_id as "postId", network, voice, due_at as "dueAt", state, reason, ${planColumn},
       plan_edited as edited
     from share where user_id = $1 and due_at >= $2 and due_at < $3 and plan is not null order by due_at, id`,
    [userId, from, until],
  );
  return rows;
}

const standing = "state in ('SCHEDULED', 'PUBLISHING', 'SHARED', 'UNCONFIRMED', 'HELD')";

/** How many shares of the autopilot each person has in two spans that follow each other. */
export async function countPlanned(
  tx: Tx,
  people: readonly {
    readonly userId: number;
    readonly from: Date;
    readonly next: Date;
    readonly until: Date;
  }[],
): Promise<ReadonlyMap<number, { readonly first: number; readonly second: number }>> {
  const { rows } = await tx.client.query<{ userId: number; first: number; second: number }>(
    `select person.id as "userId", count(*) filter (where s.due_at < person.next)::int as first,
       count(*) filter (where s.due_at >= person.next)::int as second
     from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[], $4::timestamptz[])
       as person (id, begin, next, until)
     join share s on s.user_id = person.id and s.due_at >= person.begin and s.due_at < person.until
       and s.plan is not null and s.${standing}
     group by person.id`,
    [
      people.map(({ userId }) => userId),
      people.map(({ from }) => from),
      people.map(({ next }) => next),
      people.map(({ until }) => until),
    ],
  );
  return new Map(rows.map(({ userId, first, second }) => [userId, { first, second }]));
}

export interface PlannedSpread {
  readonly shares: number;
  readonly more: boolean;
  readonly closest: number | null;
  readonly mix: { readonly original: number; readonly curated: number };
  readonly steps: { readonly own: number; readonly substitute: number; readonly best_of: number };
  readonly times: readonly { readonly minute: number; readonly count: number }[];
}

/** Beyond this many shares the picture does not change, and nobody waits for it. */
const lookedAt = 100_000;

/** How a company's planned shares of a period are distributed: by index of company and time, up to a number. */
export async function spreadOf(
  tx: Tx,
  input: {
    readonly companyId: number;
    readonly from: Date;
    readonly until: Date;
    readonly zone: string;
    /** Minutes in one column of the clock. */
    readonly step: number;
  },
): Promise<PlannedSpread> {
  const { rows } = await tx.client.query<{
    shares: number;
    closest: number | null;
    original: number;
    curated: number;
    own: number;
    substitute: number;
    bestOf: number;
    times: readonly { minute: number; count: number }[] | null;
  }>(
    `with planned as materialized (
       select post_id, network, due_at, plan->'reason'->>'kind' as kind, plan->'reason'->>'step' as step
       from share where company_id = $1 and due_at >= $2 and due_at < $3 and plan is not null and ${standing}
       order by due_at, id limit $5),
     apart as (
       select extract(epoch from due_at - lag(due_at) over (partition by post_id, network order by due_at)) / 60 as gap
       from planned),
     clock as (
       select extract(hour from due_at at time zone $4)::int * 60
           + (extract(minute from due_at at time zone $4)::int / $6::int) * $6::int as minute, count(*)::int as count
       from planned group by 1)
     select count(*)::int as shares, (select min(gap)::int from apart) as closest,
       count(*) filter (where kind = 'ORIGINAL')::int as original,
       count(*) filter (where kind = 'CURATED')::int as curated,
       count(*) filter (where step = 'own')::int as own,
       count(*) filter (where step = 'substitute')::int as substitute,
       count(*) filter (where step = 'best_of')::int as "bestOf",
       (select json_agg(json_build_object('minute', minute, 'count', count) order by minute) from clock) as times
     from planned`,
    [input.companyId, input.from, input.until, input.zone, lookedAt + 1, input.step],
  );
  const found = rows[0];
  return {
    shares: Math.min(found?.shares ?? 0, lookedAt),
    more: (found?.shares ?? 0) > lookedAt,
    closest: found?.closest ?? null,
    mix: { original: found?.original ?? 0, curated: found?.curated ?? 0 },
    steps: { own: found?.own ?? 0, substitute: found?.substitute ?? 0, best_of: found?.bestOf ?? 0 },
    times: found?.times ?? [],
  };
}
