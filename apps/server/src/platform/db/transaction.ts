import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import { DatabaseAway } from "./database-away.ts";
import type { Client, Database } from "./pool.ts";
import type { DB } from "./schema.gen.ts";
import { beginStatement, type Scope } from "./scope.ts";

export interface Tx {
  /** The typed query builder on this transaction. */
  readonly db: Kysely<DB>;
  /** The bare connection, for statements the builder cannot say and for pg-boss. */
  readonly client: Client;
  readonly scope: Scope;
  /** Runs last, just before COMMIT: what must be short-lived, such as the audit chain's lock. */
  readonly beforeCommit: (() => Promise<void>)[];
  /** Runs once the commit is certain. */
  readonly afterCommit: (() => void)[];
}

class ClientConnection implements DatabaseConnection {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#client.query(query.sql, [...query.parameters]);
    const rows = result.rows as R[];
    return result.command === "SELECT" ? { rows } : { rows, numAffectedRows: BigInt(result.rowCount ?? 0) };
  }

  // eslint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("streaming is done with a cursor on the client");
  }
}

const nothing = () => Promise.resolve();

/** A builder bound to one open connection: the transaction is ours, so its driver begins and commits nothing. */
function builderOn(client: Client): Kysely<DB> {
  const connection = new ClientConnection(client);
  const dialect: Dialect = {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      init: nothing,
      acquireConnection: () => Promise.resolve(connection),
      beginTransaction: nothing,
      commitTransaction: nothing,
      rollbackTransaction: nothing,
      releaseConnection: nothing,
      destroy: nothing,
    }),
  };
  return new Kysely<DB>({ dialect });
}

/** One per connection and made when first asked for: a builder is a heavy thing, and the hot paths write their SQL. */
const builders = new WeakMap<Client, Kysely<DB>>();

class ClientTx implements Tx {
  readonly client: Client;
  readonly scope: Scope;
  readonly beforeCommit: (() => Promise<void>)[] = [];
  readonly afterCommit: (() => void)[] = [];

  constructor(client: Client, scope: Scope) {
    this.client = client;
    this.scope = scope;
  }

  get db(): Kysely<DB> {
    const known = builders.get(this.client);
    if (known) return known;
    const made = builderOn(this.client);
    builders.set(this.client, made);
    return made;
  }
}

/** One transaction in one scope. There is no other way to the tables. */
export async function inTransaction<T>(
  database: Database,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await database.connect().catch((cause: unknown) => {
    throw new DatabaseAway(cause);
  });
  const tx = new ClientTx(client, scope);
  let broken: Error | undefined;
  try {
    // Not awaited: it travels with the first statement. Should it fail, that statement meets row level security bare.
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
