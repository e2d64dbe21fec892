import { createHash } from "node:crypto";
import type { AtCommit, Tx } from "../db/transaction.ts";

export interface AuditEntry {
  readonly action: string;
  readonly actorId: number | null;
  readonly companyId: number | null;
  readonly subject: string;
  readonly subjectId: number | null;
  /** What changed. Never secrets, never the text of a post: names of fields, states, reasons. */
  readonly details?: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
}

const noHash = Buffer.alloc(32);

function chainHash(previous: Buffer, entry: AuditEntry, position: number, at: Date): Buffer {
  const content = JSON.stringify([
    position,
    at.toISOString(),
    entry.action,
    entry.actorId,
    entry.companyId,
    entry.subject,
    entry.subjectId,
    // The database keeps the keys of an object in an order of its own.
    Object.entries(entry.details ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ]);
  return createHash("sha256").update(previous).update(content).digest();
}

async function append(tx: Tx, entry: AuditEntry): Promise<void> {
  const chain = entry.companyId ?? 0;
  await tx.client.query(
    "insert into audit_head (chain, company_id, position, hash) values ($1, $2, 0, $3) on conflict (chain) do nothing",
    [chain, entry.companyId, noHash],
  );
  const { rows } = await tx.client.query<{ position: number; hash: Buffer; at: Date }>(
    "select position, hash, date_trunc('milliseconds', clock_timestamp()) as at from audit_head where chain = $1 for update",
    [chain],
  );
  const head = rows[0];
  if (!head) throw new Error(`audit chain ${chain} is out of reach of this scope`);
  const position = head.position + 1;
  const hash = chainHash(head.hash, entry, position, head.at);
  await tx.client.query(
    `with entry as (
       insert into audit_entry (company_id, chain, position, at, actor_id, action, subject, subject_id, details, previous_hash, hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11))
     update audit_head set position = $3, hash = $11 where chain = $2`,
    [
      entry.companyId,
      chain,
      position,
      head.at,
      entry.actorId,
      entry.action,
      entry.subject,
      entry.subjectId,
      JSON.stringify(entry.details ?? {}),
      head.hash,
      hash,
    ],
  );
}

/** Just before COMMIT, so that the chain's lock is held for a few statements and not for the whole command. */
const lines: AtCommit<AuditEntry> = {
  write: async (tx, entries) => {
    for (const entry of entries) await append(tx, entry);
  },
};

export function record(tx: Tx, entry: AuditEntry): void {
  tx.atCommit(lines, entry);
}

export interface BrokenLink {
  readonly chain: number;
  readonly position: number;
}

/** Recomputes a chain from its start to its head; answers the first entry that does not fit or is missing, or null. */
export async function verifyChain(tx: Tx, chain: number): Promise<BrokenLink | null> {
  const { rows } = await tx.client.query<{
    company_id: number | null;
    position: number;
    at: Date;
    actor_id: number | null;
    action: string;
    subject: string;
    subject_id: number | null;
    details: AuditEntry["details"];
    hash: Buffer;
  }>("select * from audit_entry where chain = $1 order by position", [chain]);
  let previous: Buffer = noHash;
  for (const [index, row] of rows.entries()) {
    const entry: AuditEntry = {
      action: row.action,
      actorId: row.actor_id,
      companyId: row.company_id,
      subject: row.subject,
      subjectId: row.subject_id,
      ...(row.details ? { details: row.details } : {}),
    };
    const expected = chainHash(previous, entry, row.position, row.at);
    if (row.position !== index + 1 || !expected.equals(row.hash)) return { chain, position: row.position };
    previous = row.hash;
  }
  const { rows: heads } = await tx.client.query<{ position: number; hash: Buffer }>(
    "select position, hash from audit_head where chain = $1",
    [chain],
  );
  const end = heads[0]?.position ?? 0;
  const fits = end === rows.length && (heads[0]?.hash ?? noHash).equals(previous);
  return fits ? null : { chain, position: Math.min(end, rows.length) + 1 };
}
