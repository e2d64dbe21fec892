import { CommitRefused } from "./connection/commit-refused.ts";
import { DatabaseUnavailable, isOfConnection } from "./connection/database-unavailable.ts";
import { FairSlots } from "./connection/fair-slots.ts";
import { type Client, type Database, lastErrorOf } from "./pool.ts";
import { beginStatement, type Scope } from "./scope.ts";

/** What waits for the end of a transaction: all entries of one kind are written together, in the order they came. */
export interface AtCommit<T> {
  readonly write: (tx: Tx, entries: readonly T[]) => Promise<void>;
}

export interface Tx {
  /** Every statement is checked against the migrated database by tools/sql.ts. */
  readonly client: Client;
  readonly scope: Scope;
  /** Only to tell databases apart: see kept-per-database.ts. */
  readonly database: object;
  /** Written just before COMMIT, unless the savepoint it was added in is rolled back. */
  readonly atCommit: <T>(kind: AtCommit<T>, entry: T) => void;
  /**
   * Undoes what the work has written, announced and recorded when it throws, and only that: the transaction goes on for
   * whoever catches the error. One at a time, or one inside another.
   */
  readonly savepoint: <T>(work: () => Promise<T>) => Promise<T>;
}

interface OpenTx extends Tx {
  readonly writeWaiting: () => Promise<void>;
}

function openTx(client: Client, scope: Scope, database: Database): OpenTx {
  const waiting: { readonly kind: AtCommit<never>; readonly entry: unknown }[] = [];
  let depth = 0;
  return {
    client,
    scope,
    database,
    atCommit: (kind, entry) => void waiting.push({ kind, entry }),
    savepoint: async (work) => {
      const before = waiting.length;
      depth += 1;
      const own = depth;
      const close = () => {
        if (depth !== own) throw new Error("savepoints of one transaction overlap");
        depth -= 1;
      };
      // Not awaited: it is sent with the first statement of the work.
      const opened = client.query(`savepoint level_${own}`);
      opened.catch(() => undefined);
      try {
        const result = await work();
        await opened;
        close();
        await client.query(`release savepoint level_${own}`);
        return result;
      } catch (error) {
        if (depth !== own) throw error;
        close();
        waiting.length = before;
        // Where this fails as well, the transaction is lost, and its COMMIT is refused.
        await client.query(`rollback to savepoint level_${own}`).catch(() => undefined);
        throw error;
      }
    },
    async writeWaiting() {
      for (const [kind, entries] of Map.groupBy(waiting, (one) => one.kind)) {
        const written = entries.map(({ entry }) => entry as never);
        await kind.write(this, written);
      }
    },
  };
}

/** Half of a pool is the most that one company may hold: the other half is for all others. */
const slotsOf = new WeakMap<Database, FairSlots>();

function slotsIn(database: Database): FairSlots {
  const known = slotsOf.get(database);
  if (known) return known;
  const { max } = database.options;
  const made = new FairSlots(max, Math.max(1, Math.floor(max / 2)));
  slotsOf.set(database, made);
  return made;
}

/** No longer than the pool itself would wait for a connection. */
const longestWaitMs = 5_000;

async function connect(database: Database, slots: FairSlots, company: number | null): Promise<Client> {
  try {
    const turn = slots.take(company, longestWaitMs);
    if (turn) await turn;
  } catch (cause) {
    throw new DatabaseUnavailable(cause);
  }
  try {
    return await database.connect();
  } catch (cause) {
    slots.giveBack(company);
    throw new DatabaseUnavailable(cause);
  }
}

async function run<T>(
  database: Database,
  scope: Scope,
  access: "read only" | "read write",
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const company = scope.kind === "company" ? scope.companyId : (scope.countsFor ?? null);
  const slots = slotsIn(database);
  const client = await connect(database, slots, company);
  let broken: Error | undefined;
  try {
    const tx = openTx(client, scope, database);
    // Not awaited: it is sent with the first statement. If it fails, row level security hides every row from that
    // statement.
    const begun = client.query(beginStatement(scope, access));
    begun.catch(() => undefined);
    const result = await work(tx);
    await begun;
    await tx.writeWaiting();
    // PostgreSQL ends a transaction with a failed statement by ROLLBACK, and calls that a success.
    const { command } = await client.query("commit");
    if (command !== "COMMIT") throw new CommitRefused(lastErrorOf(client));
    return result;
  } catch (error) {
    // A rollback that fails means the connection is gone: it must not return to the pool.
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw broken && isOfConnection(error) ? new DatabaseUnavailable(error) : error;
  } finally {
    client.release(broken);
    slots.giveBack(company);
  }
}

/** One transaction in one scope. There is no other access to the tables. */
export function inTransaction<T>(database: Database, scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  return run(database, scope, "read write", work);
}

/** For what only reads: the database refuses every write in it. */
export function inReadTransaction<T>(
  database: Database,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return run(database, scope, "read only", work);
}
