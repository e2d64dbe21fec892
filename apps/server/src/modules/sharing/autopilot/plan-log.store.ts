import type { Voice } from "@polyphon/contract/content/content.ts";
import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareReason, ShareState } from "@polyphon/contract/sharing/sharing.ts";
import { type Contributed, nobody } from "@polyphon/rules/people/guard/guarded-months.ts";
import type { FigureGuard } from "@polyphon/rules/people/guard/shown-figure.ts";
import { shownParts } from "@polyphon/rules/people/guard/shown-parts.ts";
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
  /** Null where works-council mode withholds it; what it withholds of the rest is left out. */
  readonly shares: number | null;
  readonly more: boolean;
  readonly closest: number | null;
  readonly mix: { readonly original: number | null; readonly curated: number | null };
  readonly steps: {
    readonly own: number | null;
    readonly substitute: number | null;
    readonly best_of: number | null;
  };
  readonly times: readonly { readonly minute: number; readonly count: number }[];
}

/** Beyond this many shares the picture does not change, and nobody waits for it. */
const lookedAt = 100_000;

interface Part extends Contributed {
  readonly of: "all" | "kind" | "step" | "minute";
  readonly key: string;
}

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
    readonly guard: FigureGuard | null;
  },
): Promise<PlannedSpread> {
  const { rows } = await tx.client.query<{ closest: number | null; parts: readonly Part[] | null }>(
    `with planned as materialized (
       select user_id, post_id, network, due_at, plan->'reason'->>'kind' as kind, plan->'reason'->>'step' as step,
         extract(hour from due_at at time zone $4)::int * 60
           + (extract(minute from due_at at time zone $4)::int / $6::int) * $6::int as minute
       from share where company_id = $1 and due_at >= $2 and due_at < $3 and plan is not null and ${standing}
       order by due_at, id limit $5),
     apart as (
       select extract(epoch from due_at - lag(due_at) over (partition by post_id, network order by due_at)) / 60 as gap
       from planned),
     parts as (
       select case when grouping(kind) = 0 then 'kind' when grouping(step) = 0 then 'step'
           when grouping(minute) = 0 then 'minute' else 'all' end as of,
         coalesce(kind, step, minute::text, '') as key, count(*)::int as figure, count(distinct user_id)::int as people
       from planned group by grouping sets ((), (kind), (step), (minute)))
     select (select min(gap)::int from apart) as closest,
       (select json_agg(json_build_object('of', of, 'key', key, 'figure', figure, 'people', people)) from parts) as parts`,
    [input.companyId, input.from, input.until, input.zone, lookedAt + 1, input.step],
  );
  const { guard } = input;
  const found = rows[0]?.parts ?? [];
  const total = found.find((part) => part.of === "all") ?? nobody;
  const shown = (of: Part["of"]) =>
    shownParts(total, new Map(found.filter((part) => part.of === of).map((part) => [part.key, part])), guard);
  const of = (name: Part["of"], key: string) => shown(name).parts.get(key) ?? (guard === null ? 0 : null);
  const { total: shares } = shown("minute");
  return {
    shares: shares === null ? null : Math.min(shares, lookedAt),
    more: total.figure > lookedAt,
    closest: guard === null ? (rows[0]?.closest ?? null) : null,
    mix: { original: of("kind", "ORIGINAL"), curated: of("kind", "CURATED") },
    steps: { own: of("step", "own"), substitute: of("step", "substitute"), best_of: of("step", "best_of") },
    times: [...shown("minute").parts]
      .map(([minute, count]) => ({ minute: Number(minute), count }))
      .toSorted((one, other) => one.minute - other.minute),
  };
}
