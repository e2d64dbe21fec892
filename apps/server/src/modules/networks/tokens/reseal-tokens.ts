import type { Database } from "../../../platform/db/pool.ts";
import { allScope } from "../../../platform/db/scope.ts";
import { inTransaction, type Tx } from "../../../platform/db/transaction.ts";
import type { SecretBox } from "../../../platform/secret/secret-box.ts";
import type { ConnectionRow } from "../connections/connection.store.ts";
import { keysInUse, type Resealed, saveResealed, sealedWith } from "./token.store.ts";
import { tokenBinding } from "./token-binding.ts";

const atOnce = 500;
const tokens = allScope("tokens");

function resealed(box: SecretBox, row: ConnectionRow): Resealed {
  const again = (bytes: Buffer, use: "access" | "refresh") => {
    const binding = tokenBinding(row, use);
    return box.seal(box.open({ keyId: row.keyId, bytes }, binding), binding);
  };
  return {
    id: row.id,
    access: again(row.accessToken, "access"),
    refresh: row.refreshToken === null ? null : again(row.refreshToken, "refresh"),
  };
}

interface Counts {
  readonly resealed: number;
  readonly unreadable: number;
}

/** The next rows of one key. Answers the last id it saw, or null when there is none left. */
async function resealSome(
  tx: Tx,
  box: SecretBox,
  key: string,
  after: number,
): Promise<Counts & { readonly last: number | null }> {
  const found = await sealedWith(tx, key, { after, limit: atOnce });
  const done = found.flatMap((row) => {
    try {
      return [resealed(box, row)];
    } catch {
      return [];
    }
  });
  if (done.length > 0) await saveResealed(tx, done);
  const last = found.at(-1)?.id ?? null;
  return { resealed: done.length, unreadable: found.length - done.length, last };
}

/**
 * Re-seals every token that an older key has sealed, while the product runs. A row that cannot be opened stays
 * unchanged and is counted: nobody can tell whose token it contains.
 */
export async function resealTokens(database: Database, box: SecretBox, signal: AbortSignal): Promise<Counts> {
  const counts = { resealed: 0, unreadable: 0 };
  const keys = await inTransaction(database, tokens, keysInUse);
  for (const key of keys.filter((one) => one !== box.newestKey)) {
    let after: number | null = 0;
    while (after !== null && !signal.aborted) {
      const from: number = after;
      const some = await inTransaction(database, tokens, (tx) => resealSome(tx, box, key, from));
      counts.resealed += some.resealed;
      counts.unreadable += some.unreadable;
      after = some.last;
    }
  }
  return counts;
}
