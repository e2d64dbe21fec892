import { createHash } from "node:crypto";
import type { Tx } from "../db/transaction.ts";
import { Refusal } from "./refusal.ts";

export interface IdempotencyKey {
  readonly actorId: number;
  readonly companyId: number | null;
  readonly key: string;
  readonly requestHash: Buffer;
}

const longestKey = 200;

/** The caller's key. One that cannot be stored is refused: ignoring it would break its promise. */
export function readKey(header: string | readonly string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === "string" && header.length > 0 && header.length <= longestKey) return header;
  throw new Refusal("validation", {}, [{ field: "idempotency-key", error: "validation", values: {} }]);
}

export function requestHash(name: string, input: unknown): Buffer {
  return createHash("sha256").update(name).update(JSON.stringify(input)).digest();
}

/**
 * Claims the key inside the command's transaction. A second request with the same key waits here for the first one's
 * commit and then gets its answer; when the first rolled back, the second does the work.
 */
export async function claimKey(tx: Tx, wanted: IdempotencyKey): Promise<{ readonly body: unknown } | null> {
  const inserted = await tx.client.query(
    "insert into idempotency_key (actor_id, key, company_id, request_hash) values ($1, $2, $3, $4) on conflict do nothing",
    [wanted.actorId, wanted.key, wanted.companyId, wanted.requestHash],
  );
  if (inserted.rowCount === 1) return null;
  const { rows } = await tx.client.query<{ request_hash: Buffer; body: unknown }>(
    "select request_hash, body from idempotency_key where actor_id = $1 and key = $2",
    [wanted.actorId, wanted.key],
  );
  const before = rows[0];
  if (!before?.request_hash.equals(wanted.requestHash)) throw new Refusal("idempotency_key_reused");
  return { body: before.body };
}

export async function keepAnswer(tx: Tx, wanted: IdempotencyKey, body: unknown): Promise<void> {
  await tx.client.query("update idempotency_key set body = $3 where actor_id = $1 and key = $2", [
    wanted.actorId,
    wanted.key,
    JSON.stringify(body),
  ]);
}
