import { DatabaseUnavailable } from "./database-unavailable.ts";
import type { Client, Database } from "./pool.ts";
import { beginStatement, type Scope } from "./scope.ts";

export interface Tx {
  /** Every statement is checked against the migrated database by tools/sql.ts. */
  readonly client: Client;
  readonly scope: Scope;
  /** Only to tell databases apart: see kept-per-database.ts. */
  readonly database: object;
  /** Runs last, just before COMMIT: what must be short, such as the audit chain's lock. */
  readonly beforeCommit: (() => Promise<void>)[];
  /** Runs once the commit is certain. */
  readonly afterCommit: (() => void)[];
}

/** One transaction in one scope. There is no other access to the tables. */
export async function inTransaction<T>(
  database: Database,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await database.connect().catch((cause: unknown) => {
    throw new DatabaseUnavailable(cause);
  });
  const tx: Tx = { client, scope, database, beforeCommit: [], afterCommit: [] };
  let broken: Error | undefined;
  try {
    // Not awaited: it is sent with the first statement. If it fails, row level security hides every row from that
    // statement.
    const begun = client.query(beginStatement(scope));
    begun.catch(() => undefined);
    const result = await work(tx);
    await begun;
    for (const step of tx.beforeCommit) await step();
    await client.query("commit");
    for (const step of tx.afterCommit) step();
    return result;
  } catch (error) {
    // A rollback that fails means the connection is gone: it must not return to the pool.
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
