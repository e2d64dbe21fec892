import type { AuditFault } from "@polyphon/contract/operations/audit.ts";
import type { Tx } from "../db/transaction.ts";

export interface AuditCheck {
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly seals: number;
  readonly lines: number;
  /** Seals that were compared with their copy outside the database. */
  readonly outside: number;
  /** The first that was found, and where. */
  readonly fault: AuditFault | null;
  readonly chain: number | null;
  readonly number: number | null;
  readonly entryId: number | null;
}

export async function insertCheck(tx: Tx, check: AuditCheck): Promise<void> {
  await tx.client.query(
    `insert into audit_check (started_at, ended_at, seals, lines, outside, fault, chain, number, entry_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      check.startedAt,
      check.endedAt,
      check.seals,
      check.lines,
      check.outside,
      check.fault,
      check.chain,
      check.number,
      check.entryId,
    ],
  );
}

export async function lastCheck(tx: Tx): Promise<AuditCheck | null> {
  const { rows } = await tx.client.query<AuditCheck>(
    `select started_at as "startedAt", ended_at as "endedAt", seals, lines, outside, fault, chain, number,
       entry_id as "entryId" from audit_check order by id desc limit 1`,
  );
  return rows[0] ?? null;
}

export async function removeOldChecks(tx: Tx, before: Date): Promise<void> {
  await tx.client.query("delete from audit_check where ended_at < $1", [before]);
}
