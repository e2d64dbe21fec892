import type { Database } from "../../../platform/db/pool.ts";
import { allScope } from "../../../platform/db/scope.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { ensureClickPartition } from "./clicks.store.ts";

/** The UTC month of an instant and the following ones. */
export function monthsFrom(at: Date, count: number): string[] {
  return Array.from({ length: count }, (_, ahead) =>
    new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + ahead, 1)).toISOString().slice(0, 10),
  );
}

const duplicateTable = "42P07";

/** Two workers may create the same partition at once; the second finds it. */
export async function ensureClickMonths(database: Database, months: Iterable<string>): Promise<void> {
  for (const month of months) {
    try {
      await inTransaction(database, allScope("clicks"), (tx) => ensureClickPartition(tx, month));
    } catch (error) {
      if ((error as { code?: string }).code !== duplicateTable) throw error;
    }
  }
}
