import type { Network } from "@polyphon/contract/networks/networks.ts";
import type { ShareReason, ShareState } from "@polyphon/contract/sharing/sharing.ts";
import type { Tx } from "../../../../platform/db/transaction.ts";

/** The result of one attempt. */
export interface Settlement {
  readonly id: number;
  readonly userId: number;
  readonly attempt: number;
  readonly worker: number;
  readonly startedAt: Date;
  readonly state: ShareState;
  readonly reason: ShareReason | null;
  /** When it is due again; null leaves the time as it is. */
  readonly dueAt: Date | null;
  readonly tries: number;
  readonly openAttempt: boolean;
  readonly resent: boolean;
  readonly externalId: string | null;
  readonly permalink: string | null;
  /** Only for a share that stays PUBLISHING: when the sweep looks at it. */
  readonly checkInMs: number | null;
  readonly outcome: string;
  readonly detail: string | null;
}

export interface SettledShare {
  readonly id: number;
  readonly companyId: number;
  readonly userId: number;
  readonly postId: number;
  readonly network: Network;
  readonly state: ShareState;
  readonly reason: ShareReason | null;
  readonly startedAt: Date;
  readonly latenessMs: number;
  /** Somebody may still wait for it with the dialog open. */
  readonly young: boolean;
}

// Matched by primary key: state::text keeps the planner away from the partial index it believes to be empty.
// A proof that the post exists counts even when the share was taken over meanwhile.
const settleSql = `
with result as materialized (
  select * from unnest(
    $1::bigint[], $2::bigint[], $3::int[], $4::timestamptz[], $5::text[], $6::text[], $7::timestamptz[], $8::int[],
    $9::boolean[], $10::boolean[], $11::text[], $12::text[], $13::float8[], $14::text[], $15::text[], $16::bigint[]
  ) as r (id, user_id, attempt, started_at, state, reason, due_at, tries,
    open_attempt, resent, external_id, permalink, check_in, outcome, detail, worker)
), settled as (
  update share s set
    state = r.state::share_state,
    reason = r.reason,
    worker = 0,
    parked = false,
    check_at = now() + r.check_in * interval '1 ms',
    due_at = coalesce(r.due_at, s.due_at),
    tries = r.tries,
    open_attempt = r.open_attempt,
    assisted = s.assisted or r.reason is not distinct from 'your_turn',
    resent = r.resent,
    external_id = coalesce(r.external_id, s.external_id),
    permalink = coalesce(r.permalink, s.permalink),
    shared_at = case when r.state = 'SHARED' then now() end,
    held_at = case when r.state = 'HELD' then now() end,
    version = s.version + 1,
    updated_at = now()
  from result r
  where s.id = r.id and s.user_id = r.user_id and (
    (s.attempt = r.attempt and s.state::text = 'PUBLISHING')
    or (r.state = 'SHARED' and s.attempt > r.attempt and s.state::text in ('PUBLISHING', 'UNCONFIRMED', 'SCHEDULED', 'HELD'))
  )
  returning s.id, s.company_id, s.user_id, s.post_id, s.network, s.state, s.reason, r.attempt, s.due_at,
    s.created_at, r.worker, r.started_at, r.outcome, r.detail, r.external_id
), history as (
  insert into share_attempt (share_id, company_id, attempt, worker, started_at, ended_at, outcome, reason, detail, external_id)
  select id, company_id, attempt, worker, started_at, date_trunc('milliseconds', now()), outcome, reason, detail, external_id from settled
), woken as (
  update share n set parked = false
  from (
    select head.id, l.user_id
    from settled l
    cross join lateral (
      select p.id from share p
      where p.user_id = l.user_id and p.network = l.network and p.state = 'SCHEDULED' and p.parked
      order by p.due_at, p.id limit 1
    ) head
    where l.state <> 'PUBLISHING'
  ) h
  where n.id = h.id and n.user_id = h.user_id
)
select id, company_id as "companyId", user_id as "userId", post_id as "postId", network, state, reason,
  started_at as "startedAt", (extract(epoch from now() - due_at) * 1000)::float8 as "latenessMs",
  created_at > now() - interval '2 minutes' as young
from settled`;

/** Writes the results of the attempts that are still current, with their history, and wakes what waited behind them. */
export async function settleShares(tx: Tx, group: readonly Settlement[]): Promise<SettledShare[]> {
  const { rows } = await tx.client.query<SettledShare>({
    name: "share-settle",
    text: settleSql,
    values: [
      group.map((one) => one.id),
      group.map((one) => one.userId),
      group.map((one) => one.attempt),
      group.map((one) => one.startedAt),
      group.map((one) => one.state),
      group.map((one) => one.reason),
      group.map((one) => one.dueAt),
      group.map((one) => one.tries),
      group.map((one) => one.openAttempt),
      group.map((one) => one.resent),
      group.map((one) => one.externalId),
      group.map((one) => one.permalink),
      group.map((one) => one.checkInMs),
      group.map((one) => one.outcome),
      group.map((one) => one.detail),
      group.map((one) => one.worker),
    ],
  });
  return rows;
}
