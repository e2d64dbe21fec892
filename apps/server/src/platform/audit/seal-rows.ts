import type { Tx } from "../db/transaction.ts";
import type { AuditLine, Seal } from "./seal.ts";

/** False while another worker seals: one at a time, because a seal continues the one before it. */
export async function takeSealing(tx: Tx): Promise<boolean> {
  const { rows } = await tx.client.query<{ taken: boolean }>(
    "select pg_try_advisory_xact_lock(hashtextextended('audit-seal', 0)) as taken",
  );
  return rows[0]?.taken === true;
}

export async function listUnsealed(tx: Tx, atMost: number): Promise<AuditLine[]> {
  const { rows } = await tx.client.query<AuditLine>(
    `select e.id, e.company_id as "companyId", e.at, e.actor_id as "actorId", e.action, e.subject,
       e.subject_id as "subjectId", e.details
     from (select entry_id from audit_unsealed order by entry_id limit $1) waiting
     join audit_entry e on e.id = waiting.entry_id order by e.id`,
    [atMost],
  );
  return rows;
}

export async function linesOf(tx: Tx, ids: readonly number[]): Promise<Map<number, AuditLine>> {
  const { rows } = await tx.client.query<AuditLine>(
    `select id, company_id as "companyId", at, actor_id as "actorId", action, subject, subject_id as "subjectId", details
     from audit_entry where id = any($1)`,
    [ids],
  );
  return new Map(rows.map((line) => [line.id, line]));
}

/** The newest seal of each chain that has one. */
export async function headsOf(
  tx: Tx,
  chains: readonly number[],
): Promise<Map<number, Pick<Seal, "number" | "hash">>> {
  const { rows } = await tx.client.query<Pick<Seal, "chain" | "number" | "hash">>(
    `select wanted.chain, head.number, head.hash from unnest($1::bigint[]) wanted (chain)
     cross join lateral (
       select number, hash from audit_seal where chain = wanted.chain order by number desc limit 1) head`,
    [chains],
  );
  return new Map(rows.map(({ chain, number, hash }) => [chain, { number, hash }]));
}

export async function insertSeals(tx: Tx, seals: readonly Seal[]): Promise<void> {
  await Promise.all(
    seals.map(({ chain, number, at, entryIds, key, hash }) =>
      tx.client.query(
        `insert into audit_seal (chain, number, company_id, at, entry_ids, key, hash)
         values ($1, $2, nullif($1::bigint, 0), $3, $4, $5, $6)`,
        [chain, number, at, entryIds, key, hash],
      ),
    ),
  );
}

export async function removeUnsealed(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.client.query("delete from audit_unsealed where entry_id = any($1)", [ids]);
}

/** Since how many seconds the oldest waiting line waits. */
export async function oldestUnsealed(tx: Tx): Promise<number> {
  const { rows } = await tx.client.query<{ seconds: number }>(
    `select extract(epoch from clock_timestamp() - e.at)::float8 as seconds from audit_unsealed w
     join audit_entry e on e.id = w.entry_id order by w.entry_id limit 1`,
  );
  return rows[0]?.seconds ?? 0;
}

/** In the order of their chains, from behind a seal. */
export async function listSeals(
  tx: Tx,
  after: Pick<Seal, "chain" | "number">,
  atMost: number,
): Promise<Seal[]> {
  const { rows } = await tx.client.query<Seal>(
    `select chain, number, at, entry_ids as "entryIds", key, hash from audit_seal
     where (chain, number) > ($1, $2) order by chain, number limit $3`,
    [after.chain, after.number, atMost],
  );
  return rows;
}

export async function sealHashOf(tx: Tx, chain: number, number: number): Promise<Buffer | null> {
  const { rows } = await tx.client.query<{ hash: Buffer }>(
    "select hash from audit_seal where chain = $1 and number = $2",
    [chain, number],
  );
  return rows[0]?.hash ?? null;
}

export async function listLineIds(tx: Tx, after: number, atMost: number): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    "select id from audit_entry where id > $1 order by id limit $2",
    [after, atMost],
  );
  return rows.map(({ id }) => id);
}

/** Those of the lines that neither wait for a seal nor have one. */
export async function listUncovered(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select e.id from audit_entry e
     where e.id = any($1)
       and not exists (select from audit_unsealed w where w.entry_id = e.id)
       and not exists (
         select from audit_seal s where s.chain = coalesce(e.company_id, 0) and s.entry_ids @> array[e.id])
     order by e.id`,
    [ids],
  );
  return rows.map(({ id }) => id);
}
