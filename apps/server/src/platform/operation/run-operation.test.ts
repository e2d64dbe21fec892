import { endpoint } from "@polyphon/contract/kit/endpoint.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { noCouncil } from "../../../test/services/no-council.ts";
import { openTestDatabase, type TestDatabase } from "../../../test/services/test-database.ts";
import { allScope } from "../db/scope.ts";
import { inTransaction, type Tx } from "../db/transaction.ts";
import type { FrontActor } from "../session/actor.ts";
import { answer } from "./answer.ts";
import { command } from "./command.ts";
import type { Operation } from "./operation.ts";
import { query } from "./query.ts";
import { runOperation } from "./run-operation.ts";

const at = endpoint({
  name: "read-key",
  method: "POST",
  path: "/services/front/api/test/read-key",
  about: "none",
  access: { signedIn: "front", because: "a test" },
  changes: [],
  input: z.object({}),
  output: z.object({ visible: z.number() }),
  errors: [],
});

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await inTransaction(db.pool, allScope("demo"), (tx) =>
    tx.client.query(
      "insert into idempotency_key (actor_id, key, company_id, request_hash) values (8, 'foreign', 2, ''), (7, 'own', 1, '')",
    ),
  );
});
afterAll(() => db.drop());

const run = (operation: Operation, key: string | null = null) =>
  runOperation(db.pool, operation, {
    input: {},
    actor: { kind: "front", accountId: 7, companyId: 1 } as FrontActor,
    visitor: { address: "127.0.0.1", agent: null, language: "de", tokenHash: null },
    idempotencyKey: key,
    now: new Date(),
    council: noCouncil,
  });
const count = async ({ tx }: { readonly tx: Tx }) => {
  const { rows } = await tx.client.query<{ visible: number }>(
    "select count(*)::int as visible from idempotency_key where key in ('own', 'foreign')",
  );
  return rows[0] ?? { visible: 0 };
};
const scope = () => allScope("session");

test("a query that writes is refused by the database", async () => {
  const writing = query(at, async (context) => {
    await context.tx.client.query("update idempotency_key set body = '1' where key = 'own'");
    return count(context);
  });
  await expect(run(writing)).rejects.toMatchObject({ code: "25006" });
});

test("a query and a command see the caller's company only, unless they choose another scope", async () => {
  for (const make of [query<typeof at>, command<typeof at>]) {
    expect(await run(make(at, count))).toEqual({ visible: 1 });
    expect(await run(make(at, count, { scope }))).toEqual({ visible: 2 });
  }
});

test("a command in another scope has its audit line and is done once under one key", async () => {
  let done = 0;
  const counting = command(
    at,
    async () => {
      done += 1;
      return { visible: done };
    },
    { scope },
  );
  expect([await run(counting, "once"), await run(counting, "once")]).toEqual([
    { visible: 1 },
    { visible: 1 },
  ]);
  const { rows } = await inTransaction(db.pool, allScope("health"), (tx) =>
    tx.client.query(
      "select company_id, actor_id from audit_entry where action = 'read-key' and actor_id = 7",
    ),
  );
  expect(done).toBe(1);
  expect(rows.at(-1)).toEqual({ company_id: 1, actor_id: 7 });
});

test("an answer from the settings needs no database", async () => {
  const nowhere = answer(at, ({ language }) => ({ visible: language === "de" ? 3 : 0 }));
  expect(await run(nowhere)).toEqual({ visible: 3 });
});
