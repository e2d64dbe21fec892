import { limits } from "@polyphon/contract/limits.ts";
import { releaseSpread } from "@polyphon/rules/sharing/switches/release-spread.ts";
import type { Tx } from "../../../platform/db/transaction.ts";
import { readSetting } from "../../../platform/settings/read-setting.ts";
import type { HeldShare } from "../held-shares/held-shares.store.ts";
import type { SwitchScope } from "./active-switches.store.ts";

export interface Count {
  readonly value: number;
  readonly exact: boolean;
}

/** The shares that a switch affects. */
export interface ShareScope {
  readonly scope: SwitchScope;
  readonly key: string;
}

const countAtMost = 10_000;

const kinds = {
  /** Due in the next day, including what is overdue but not yet taken. */
  planned: "state = 'SCHEDULED' and not parked and due_at < now() + interval '1 day'",
  held: "state = 'HELD' and reason = 'kill_switch'",
} as const;

const columns = {
  all: "$1::text = ''",
  network: "network = $1::text",
  company: "company_id = $1::bigint",
  post: "post_id = $1::bigint",
} as const satisfies Record<SwitchScope, string>;

/**
 * Counted up to ten thousand. What the planner expects to be far more is not counted: a stop must not wait for it. Each
 * company's part goes through the guard of small groups, and the sum is then not exact.
 */
export async function countShares(
  tx: Tx,
  kind: keyof typeof kinds,
  { scope, key }: ShareScope,
): Promise<Count> {
  const where = `${columns[scope]} and ${kinds[kind]}`;
  const plan = await tx.client.query<{ "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }>(
    `explain (format json) select 1 from share where ${where}`,
    [key],
  );
  const expected = plan.rows[0]?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0;
  if (expected > 2 * countAtMost) return { value: expected, exact: false };
  const { rows } = await tx.client.query<{ counted: number; all: number; guarded: boolean }>(
    `with found as (select company_id, user_id from share where ${where} limit ${countAtMost + 1}),
     parts as (select company_id, count(*) as shares, count(distinct user_id) as people from found group by company_id)
     select coalesce(sum(platform.shown_figure(parts.shares, parts.people, g.minimum, g.people)), 0)::int as counted,
       coalesce(sum(parts.shares), 0)::int as all, exists (select from council_company ${scope === "company" ? "where company_id = $1::bigint" : ""}) as guarded
     from parts left join council_company g on g.company_id = parts.company_id`,
    [key],
  );
  const { counted, all, guarded } = rows[0] ?? { counted: 0, all: 0, guarded: false };
  return all <= countAtMost
    ? { value: counted, exact: !guarded }
    : { value: Math.max(expected, countAtMost), exact: false };
}

const holders = `select from kill_switch k where k.active and (k.scope, k.key) in
  (('all', ''), ('network', s.network), ('company', s.company_id::text), ('post', s.post_id::text))`;
const free = `not exists (${holders})`;

export interface ReleasePreview {
  readonly goOut: number;
  readonly later: number;
  readonly tooOld: number;
  readonly stays: number;
  /** How many would be sent in each part of the time over which a release is spread. */
  readonly spread: number[];
  readonly graceHours: number;
  readonly oldestDueAt: Date | null;
}

/** The result for the first hundred thousand that are held: more than anybody reads in a dialog. */
export async function previewRelease(tx: Tx, { scope, key }: ShareScope, now: Date): Promise<ReleasePreview> {
  const { releaseSpreadMinutes, releasePartMinutes } = limits.share;
  const parts = releaseSpreadMinutes / releasePartMinutes;
  const graceHours = await readSetting(tx, "heldGraceHours");
  const { rows } = await tx.client.query<
    Pick<ReleasePreview, "goOut" | "later" | "tooOld" | "stays" | "oldestDueAt"> & {
      soon: Readonly<Record<string, number>>;
    }
  >(
    `with held as materialized (
       select s.due_at, exists (${holders} and (k.scope, k.key) <> ($4::text, $5::text)) as stays
       from share s where ${columns[scope]} and ${kinds.held} order by s.due_at, s.id limit 100000
     )
     select count(*) filter (where not stays and due_at <= $2 and due_at > $2::timestamptz - $3::int * interval '1 hour')::int as "goOut",
       count(*) filter (where not stays and due_at > $2)::int as later,
       count(*) filter (where not stays and due_at <= $2::timestamptz - $3::int * interval '1 hour')::int as "tooOld",
       count(*) filter (where stays)::int as stays,
       min(due_at) as "oldestDueAt",
       (select coalesce(jsonb_object_agg(part, shares), '{}') from (
          select floor(extract(epoch from due_at - $2) / 60 / $6::int) as part, count(*) as shares from held
          where not stays and due_at > $2 and due_at < $2::timestamptz + $7::int * interval '1 minute' group by 1) minutes) as soon
     from held`,
    [key, now, graceHours, scope, key, releasePartMinutes, releaseSpreadMinutes],
  );
  const { soon = {}, ...counted } = rows[0] ?? { goOut: 0, later: 0, tooOld: 0, stays: 0, oldestDueAt: null };
  const spread = releaseSpread(counted.goOut, parts).map((overdue, part) => overdue + (soon[part] ?? 0));
  return { ...counted, spread, graceHours };
}

/** How many overdue shares the hour is divided among. */
export async function countOverdue(tx: Tx, { scope, key }: ShareScope, now: Date): Promise<number> {
  const { rows } = await tx.client.query<{ counted: number }>(
    `select count(*)::int as counted from share s where ${columns[scope]} and ${kinds.held} and ${free}
       and due_at <= $2 and due_at > $2::timestamptz - $3::int * interval '1 hour'`,
    [key, now, await readSetting(tx, "heldGraceHours")],
  );
  return rows[0]?.counted ?? 0;
}

export interface ReleaseStep {
  readonly now: Date;
  /** Overdue shares of the whole release, and how many of them were before this step. */
  readonly overdue: number;
  readonly before: number;
  readonly most: number;
}

export interface ReleasedStep {
  readonly overdue: number;
  readonly released: number;
  readonly cancelled: HeldShare[];
}

/**
 * Releases the oldest that the scope held and that no other switch holds: overdue ones in order over the next hour, the
 * first at once; those older than the grace period are cancelled.
 */
export async function releaseStep(
  tx: Tx,
  { scope, key }: ShareScope,
  step: ReleaseStep,
): Promise<ReleasedStep> {
  const { rows } = await tx.client.query<HeldShare & { kept: boolean; overdue: boolean }>(
    `with held as materialized (
       select s.id, s.user_id, s.due_at, s.due_at <= $2 as overdue,
         s.due_at > $2::timestamptz - $3::int * interval '1 hour' as kept
       from share s where ${columns[scope]} and ${kinds.held} and ${free}
       order by s.due_at, s.id limit $7 for update skip locked
     ), placed as (
       select *, least(1, ($6::float8 + row_number() over (partition by kept and overdue order by due_at, id) - 1)
         / greatest($5::float8, 1)) as place
       from held
     )
     update share s set
       state = case when p.kept then 'SCHEDULED' else 'CANCELLED' end::share_state,
       reason = case when p.kept then null else 'overdue' end,
       due_at = case when p.kept and p.overdue then $2::timestamptz + p.place * $4::int * interval '1 minute' else p.due_at end,
       held_at = null, version = s.version + 1, updated_at = $2
     from placed p where s.id = p.id and s.user_id = p.user_id
     returning s.id, s.company_id as "companyId", s.user_id as "userId", p.kept, p.overdue`,
    [
      key,
      step.now,
      await readSetting(tx, "heldGraceHours"),
      limits.share.releaseSpreadMinutes,
      step.overdue,
      step.before,
      step.most,
    ],
  );
  const kept = rows.filter((row) => row.kept);
  return {
    overdue: kept.filter((row) => row.overdue).length,
    released: kept.length,
    cancelled: rows.filter((row) => !row.kept),
  };
}
