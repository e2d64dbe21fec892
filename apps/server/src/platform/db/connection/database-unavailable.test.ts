import { expect, test } from "vitest";
import { openTestDatabase } from "../../../../test/services/test-database.ts";
import { refusalOf } from "../../http/problem.ts";
import { openPool } from "../pool.ts";
import { allScope } from "../scope.ts";
import { inTransaction } from "../transaction.ts";

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test("a request during a database outage is told to come back, not that the server is broken", async () => {
  const nobody = openPool({ url: "postgres://polyphon_app@127.0.0.1:1/nowhere", size: 1, name: "test" });
  const failure = await failureOf(inTransaction(nobody, allScope("health"), () => Promise.resolve()));
  expect(refusalOf(failure)?.error).toBe("unavailable");
  await nobody.end();
});

test("a request that waits too long for a connection is told the same, but an error of its own is not mistaken for it", async () => {
  const database = await openTestDatabase();
  const { pool } = database;
  const inUse = Array.from({ length: 8 }, () => pool.connect());
  const clients = await Promise.all(inUse);
  const failure = await failureOf(inTransaction(pool, allScope("health"), () => Promise.resolve()));
  for (const client of clients) client.release();
  expect(refusalOf(failure)?.error).toBe("unavailable");

  const broken = () => Promise.reject(new Error("a bug"));
  expect(refusalOf(await failureOf(inTransaction(pool, allScope("health"), broken)))).toBeNull();
  await database.drop();
  // Twice five seconds are waited on purpose.
}, 60_000);
