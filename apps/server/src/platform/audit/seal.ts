import { createHmac } from "node:crypto";
import type { AuditEntry } from "./record.ts";

/** A line as it is stored. */
export interface AuditLine {
  readonly id: number;
  readonly companyId: number | null;
  readonly at: Date;
  readonly actorId: number | null;
  readonly action: string;
  readonly subject: string;
  readonly subjectId: number | null;
  readonly details: NonNullable<AuditEntry["details"]>;
}

/** One chain per company, and chain 0 for what belongs to none. */
export interface Seal {
  readonly chain: number;
  readonly number: number;
  readonly at: Date;
  /** In the order in which they are sealed. */
  readonly entryIds: readonly number[];
  readonly key: string;
  readonly hash: Buffer;
}

export const chainOf = ({ companyId }: Pick<AuditLine, "companyId">): number => companyId ?? 0;

/** Before the first seal of a chain. */
export const noHash: Buffer = Buffer.alloc(32);

function contentOf(line: AuditLine): string {
  return JSON.stringify([
    line.id,
    line.companyId,
    line.at.toISOString(),
    line.actorId,
    line.action,
    line.subject,
    line.subjectId,
    // The database keeps the keys of an object in an order of its own.
    Object.entries(line.details).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ]);
}

/** Covers the lines, their order, and the seal before. */
export function sealHash(
  key: Buffer,
  previous: Buffer,
  { chain, number, at }: Pick<Seal, "chain" | "number" | "at">,
  lines: readonly AuditLine[],
): Buffer {
  const mac = createHmac("sha256", key).update(previous);
  mac.update(JSON.stringify([chain, number, at.toISOString()]));
  for (const line of lines) mac.update("\n").update(contentOf(line));
  return mac.digest();
}
