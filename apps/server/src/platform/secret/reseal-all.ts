import type { Database } from "../db/pool.ts";
import { allScope } from "../db/scope.ts";
import { inTransaction } from "../db/transaction.ts";
import type { ResealedSome, SealedRows } from "./sealed-rows.ts";
import type { SecretBox } from "./secret-box.ts";

export interface ResealedTable {
  readonly table: string;
  readonly resealed: number;
  readonly unreadable: number;
}

const scope = allScope("tokens");

async function resealKey(
  database: Database,
  {
    rows,
    box,
    key,
    signal,
  }: {
    readonly rows: SealedRows;
    readonly box: SecretBox;
    readonly key: string;
    readonly signal: AbortSignal;
  },
) {
  const counts = { resealed: 0, unreadable: 0 };
  let after: string | null = null;
  do {
    const from: string | null = after;
    const some: ResealedSome = await inTransaction(database, scope, (tx) =>
      rows.resealSome(tx, box, { key, after: from }),
    );
    counts.resealed += some.resealed;
    counts.unreadable += some.unreadable;
    after = some.last;
  } while (after !== null && !signal.aborted);
  return counts;
}

/** Seals everything anew that an older key has sealed, while the product runs. Answers the tables in which there was anything. */
export async function resealAll(
  database: Database,
  box: SecretBox,
  sealed: readonly SealedRows[],
  signal: AbortSignal,
): Promise<ResealedTable[]> {
  const tables: ResealedTable[] = [];
  for (const rows of sealed) {
    const keys = await inTransaction(database, scope, (tx) => rows.keysInUse(tx));
    const counts = { table: rows.table, resealed: 0, unreadable: 0 };
    for (const key of keys.filter((one) => one !== box.newestKey)) {
      const some = await resealKey(database, { rows, box, key, signal });
      counts.resealed += some.resealed;
      counts.unreadable += some.unreadable;
    }
    if (counts.resealed + counts.unreadable > 0) tables.push(counts);
  }
  return tables;
}
