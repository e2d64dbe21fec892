import { event } from "@polyphon/contract/kit/event.ts";
import { DatabaseError } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { openTestDatabase, type TestDatabase } from "../../../test/services/test-database.ts";
import { record } from "../audit/record.ts";
import { emit } from "../events/emit.ts";
import { on } from "../events/listener.ts";
import { registerListeners } from "../events/listeners.ts";
import { refusalOf } from "../http/problem.ts";
import { unlessTaken } from "./constraint.ts";
import { type Database, openPool } from "./pool.ts";
import { allScope, companyScope } from "./scope.ts";
import { usualLimits } from "./connection/session-limits.ts";
import { inReadTransaction, inTransaction, type Tx } from "./transaction.ts";

const written = event("test.key-written", z.object({ key: z.string() }));
const queue = "event/test.key-written/look";

let db: TestDatabase;

beforeAll(async () => {
  db = await openTestDatabase();
  registerListeners([on(written, "look", async () => undefined)]);
});
afterAll(() => db.drop());

/** A row with a unique name, its event and its audit line. */
async function write(tx: Tx, key: string): Promise<void> {
  emit(tx, written, { key });
  record(tx, { action: "write-key", actor: null, companyId: 1, subject: key, subjectId: null });
  await tx.client.query("insert into idempotency_key (actor_id, key, request_hash) values (1, $1, '')", [
    key,
  ]);
}

/** What of a write is left, by the beginning of its name. */
async function left(prefix: string): Promise<{ rows: string[]; events: string[]; lines: string[] }> {
  const read = async (tx: Tx, sql: string) => {
    const { rows } = await tx.client.query<{ key: string }>(sql, [`${prefix}%`]);
    return rows.map(({ key }) => key).toSorted();
  };
  return inTransaction(db.pool, allScope("health"), async (tx) => ({
    rows: await read(tx, "select key from idempotency_key where key like $1"),
    events: await read(
      tx,
      `select data->>'key' as key from pgboss.job where name = '${queue}' and data->>'key' like $1`,
    ),
    lines: await read(tx, "select subject as key from audit_entry where subject like $1"),
  }));
}
const all = (...keys: string[]) => ({ rows: keys, events: keys, lines: keys });

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe("a transaction", () => {
  test("whose failed statement was swallowed does not claim to have written anything, and names the cause", async () => {
    const failure = await failureOf(
      inTransaction(db.pool, allScope("health"), async (tx) => {
        await write(tx, "swallowed-1");
        await tx.client.query("select 1 / 0").catch(() => undefined);
        await tx.client.query("select 1").catch(() => undefined);
      }),
    );
    // The writers at its end meet the failed transaction first; without them the answer to COMMIT tells.
    expect(failure).toBeInstanceOf(Error);

    const silent = await failureOf(
      inTransaction(db.pool, allScope("health"), async (tx) => {
        await tx.client.query("select 1 / 0").catch(() => undefined);
        await tx.client.query("select 1").catch(() => undefined);
      }),
    );
    expect(silent).toMatchObject({ name: "CommitRefused", cause: { code: "22012" } });
    expect(await left("swallowed")).toEqual(all());
  });

  test("leaves its connection usable after a refused commit", async () => {
    const one = openPool({ url: db.appUrl, size: 1, name: "test" });
    const swallow = (tx: Tx) => tx.client.query("select 1 / 0").catch(() => undefined);
    await expect(inTransaction(one, allScope("health"), swallow)).rejects.toThrow("swallowed");
    await inTransaction(one, allScope("health"), (tx) => write(tx, "after-refused"));
    await one.end();
    expect(await left("after-refused")).toEqual(all("after-refused"));
  });

  test("for reading cannot write, announce or record", async () => {
    const attempts: ((tx: Tx) => Promise<unknown>)[] = [
      (tx) =>
        tx.client.query("insert into idempotency_key (actor_id, key, request_hash) values (1, 'read', '')"),
      (tx) => tx.client.query("select from idempotency_key for update"),
      async (tx) => emit(tx, written, { key: "read" }),
      async (tx) => record(tx, { action: "x", actor: null, companyId: 1, subject: "read", subjectId: null }),
    ];
    for (const scope of [allScope("health"), companyScope(1)])
      for (const attempt of attempts)
        expect(await failureOf(inReadTransaction(db.pool, scope, attempt))).toMatchObject({ code: "25006" });
    expect(await left("read")).toEqual(all());
  });
});

describe("a savepoint", () => {
  test("undoes the rows, events and audit lines of its own work and of nothing else", async () => {
    await inTransaction(db.pool, allScope("health"), async (tx) => {
      await write(tx, "scoped-a");
      const refused = tx.savepoint(async () => {
        await write(tx, "scoped-b");
        throw new Error("not this one");
      });
      await expect(refused).rejects.toThrow("not this one");
      await tx.savepoint(() => write(tx, "scoped-c"));
    });
    expect(await left("scoped")).toEqual(all("scoped-a", "scoped-c"));
  });

  test("inside another is undone with it, and alone", async () => {
    await inTransaction(db.pool, allScope("health"), async (tx) => {
      const stop = () => Promise.reject(new Error("stop"));
      await tx.savepoint(async () => {
        await write(tx, "nested-a");
        await failureOf(tx.savepoint(() => write(tx, "nested-b").then(stop)));
      });
      await failureOf(
        tx.savepoint(async () => {
          await tx.savepoint(() => write(tx, "nested-c"));
          await stop();
        }),
      );
    });
    expect(await left("nested")).toEqual(all("nested-a"));
  });

  test("lets the transaction go on after a statement failed in it", async () => {
    const result = await inTransaction(db.pool, allScope("health"), async (tx) => {
      await write(tx, "twice-a");
      const second = await unlessTaken(
        tx,
        () => write(tx, "twice-a"),
        () => "taken",
      );
      await write(tx, "twice-b");
      return second;
    });
    expect(result).toBe("taken");
    expect(await left("twice")).toEqual(all("twice-a", "twice-b"));
  });

  test("passes on an error that nobody asked about", async () => {
    const failure = await failureOf(
      inTransaction(db.pool, allScope("health"), (tx) =>
        unlessTaken(
          tx,
          () => tx.client.query("select 1 / 0"),
          () => "taken",
        ),
      ),
    );
    expect(failure).toMatchObject({ code: "22012" });
  });

  test("that ends before one that was opened after it is refused", async () => {
    const failure = await failureOf(
      inTransaction(db.pool, allScope("health"), async (tx) => {
        const first = tx.savepoint(() => tx.client.query("select 1"));
        const second = tx.savepoint(async () => {
          await tx.client.query("select 1");
          await tx.client.query("select 1");
        });
        await Promise.all([first, second]);
      }),
    );
    expect(String(failure)).toContain("overlap");
  });
});

describe("the database ends", () => {
  const limited = (limits: Partial<typeof usualLimits>): Database =>
    openPool({ url: db.appUrl, size: 2, name: "test", limits: { ...usualLimits, ...limits } });

  test("a statement of ten minutes, and the refusal says that it took too long", async () => {
    const pool = limited({ statementSeconds: 0.2 });
    const failure = await failureOf(
      inTransaction(pool, allScope("health"), (tx) => tx.client.query("select pg_sleep(600)")),
    );
    await pool.end();
    expect(refusalOf(failure)?.error).toBe("took_too_long");
  });

  test("the wait for a row that somebody else holds, and the refusal says that it is busy", async () => {
    await inTransaction(db.pool, allScope("health"), (tx) => write(tx, "held"));
    const pool = limited({ lockSeconds: 0.2 });
    const touch = (tx: Tx) => tx.client.query("update idempotency_key set body = '1' where key = 'held'");
    const failure = await inTransaction(db.pool, allScope("health"), async (holder) => {
      await touch(holder);
      return failureOf(inTransaction(pool, allScope("health"), touch));
    });
    await pool.end();
    expect(refusalOf(failure)?.error).toBe("busy");
  });

  test("a transaction in which nothing is asked: its locks are free, and its process is told", async () => {
    await inTransaction(db.pool, allScope("health"), (tx) => write(tx, "idle"));
    const pool = limited({ idleSeconds: 0.2 });
    const touch = (tx: Tx) => tx.client.query("update idempotency_key set body = '1' where key = 'idle'");
    const held = Promise.withResolvers<void>();
    const free = Promise.withResolvers<void>();
    const paused = failureOf(
      inTransaction(pool, allScope("health"), async (tx) => {
        await touch(tx);
        held.resolve();
        await free.promise;
        await tx.client.query("select 1");
      }),
    );
    await held.promise;
    await inTransaction(db.pool, allScope("health"), touch);
    free.resolve();
    const failure = await paused;
    await pool.end();
    expect(["unavailable", "took_too_long"]).toContain(refusalOf(failure)?.error);
  });

  test("nothing else: an error of a statement is nobody's time limit", () => {
    const error = Object.assign(new DatabaseError("no", 2, "error"), { code: "23514" });
    expect(refusalOf(error)).toBeNull();
  });
});
