import type { Client } from "../../../../platform/db/pool.ts";

// Two keys keep these locks apart from every other advisory lock: this one, and the worker's id.
export const workerLockClass = 1_397_245_253;

/** A number nobody had before, and the lock that proves its owner is alive. */
export async function takeWorkerId(client: Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    "select id, pg_advisory_lock($1, id::int) from (select nextval('share_worker_id') as id) taken",
    [workerLockClass],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("the sequence gave no worker id");
  return id;
}

/** Ends sessions of workers that have not pinged: a paused process must not keep its shares for ever. */
export async function endSilentWorkers(client: Client, silentMs: number): Promise<number> {
  const { rows } = await client.query<{ ended: number }>({
    name: "share-end-silent",
    text: `
      select count(*) filter (where pg_terminate_backend(a.pid)) as ended
      from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'advisory' and l.classid = $1::bigint::oid and l.objsubid = 2
        and l.database = (select oid from pg_database where datname = current_database())
        and a.pid <> pg_backend_pid()
        and a.state_change < clock_timestamp() - $2::float8 * interval '1 ms'`,
    values: [workerLockClass, silentMs],
  });
  return rows[0]?.ended ?? 0;
}
