import type { Database } from "../../../../platform/db/pool.ts";
import { type ClaimedShare, claimedColumns } from "../claim/claim.store.ts";
import { workerLockClass } from "../claim/worker.store.ts";

// Its owner is nobody, or holds no lock any more.
const takeOverSql = `
with alive as materialized (
  select objid::bigint as worker from pg_locks
  where locktype = 'advisory' and classid = $4::bigint::oid and objsubid = 2 and granted
    and database = (select oid from pg_database where datname = current_database())
), stuck as materialized (
  select id, user_id from share
  where state = 'PUBLISHING' and check_at <= now()
    and (worker = 0 or not exists (select from alive where alive.worker = share.worker))
  order by check_at limit $2
  for update skip locked
)
update share s set
  worker = $1::bigint,
  attempt = s.attempt + 1,
  open_attempt = true,
  check_at = now() + $3::float8 * interval '1 ms'
from stuck
where s.id = stuck.id and s.user_id = stuck.user_id
returning ${claimedColumns}`;

/** Takes shares whose answer is unknown from nobody, or from a worker that is dead. */
export async function takeOverShares(
  shares: Database,
  worker: number,
  most: number,
  leaseMs: number,
): Promise<ClaimedShare[]> {
  const { rows } = await shares.query<ClaimedShare>({
    name: "share-take-over",
    text: takeOverSql,
    values: [worker, most, leaseMs, workerLockClass],
  });
  return rows;
}

/** Written before the identical request is sent once more: it must never be sent a third time. */
export async function markResent(shares: Database, share: ClaimedShare): Promise<boolean> {
  const { rowCount } = await shares.query({
    name: "share-mark-resent",
    text: "update share set resent = true where id = $1 and user_id = $2 and attempt = $3 and state::text = 'PUBLISHING'",
    values: [share.id, share.userId, share.attempt],
  });
  return rowCount === 1;
}

/** The fallback for waking by settle: the first of a lane was cancelled, moved, or parked while the head ended. */
export async function wakeLanes(shares: Database): Promise<number> {
  const { rowCount } = await shares.query({
    name: "share-wake-lanes",
    text: `
      update share s set parked = false
      from (
        select distinct on (p.user_id, p.network) p.id, p.user_id, p.network, p.due_at
        from share p where p.state = 'SCHEDULED' and p.parked
        order by p.user_id, p.network, p.due_at, p.id
      ) head
      where s.id = head.id and s.user_id = head.user_id
        and not exists (select from share o where o.user_id = head.user_id and o.network = head.network and o.state = 'PUBLISHING')`,
  });
  return rowCount ?? 0;
}

export async function ensureAttemptMonths(shares: Database, now: Date): Promise<void> {
  await shares.query("call platform.ensure_share_attempt_partition($1::date)", [now]);
  await shares.query("call platform.ensure_share_attempt_partition(($1::date + interval '1 month')::date)", [
    now,
  ]);
}
