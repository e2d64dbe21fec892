import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../apps/server/test/services/test-database.ts";
import { type Client, type Database, openPool } from "../../apps/server/src/platform/db/pool.ts";
import { readCatalog } from "./catalog.ts";
import { describeStatement } from "./describe.ts";
import { lookAtStatements } from "./statement-faults.ts";
import { rowType, valuesType } from "./types.ts";

const root = join(import.meta.dirname, "../..");
let db: TestDatabase;
let owner: Database;
let client: Client;
beforeAll(async () => {
  db = await openTestDatabase();
  owner = openPool({ url: db.ownerUrl, size: 1, name: "sql-test", pipeline: false });
  client = await owner.connect();
});
afterAll(async () => {
  client.release();
  await owner.end();
  await db.drop();
});

async function described(text: string) {
  const found = await describeStatement(client, text);
  if (found instanceof Error) throw found;
  return { row: rowType(found, text, await readCatalog(client)), values: valuesType(found) };
}

test("a row has the types that the database reports for its columns", async () => {
  expect(
    await described(`select id, name, logo_key as "logoKey", created_at from company where id = $1`),
  ).toEqual({
    row: `{ "id": number; "name": string; "logoKey": string | null; "created_at": Date }`,
    values: "readonly [number | string | null | undefined]",
  });
  const joined = await described(
    "select c.name, p.status from post p left join category c on c.id = p.category_id",
  );
  expect(joined.row).toContain(`"name": string | null`);
  const kinds = await described("select kind from account");
  expect(kinds.row).toBe(`{ "kind": "staff" | "front" }`);
});

test("a statement narrows its column types by its conditions or its notes", async () => {
  expect((await described("select email from account where email is not null")).row).toBe(
    `{ "email": string }`,
  );
  expect((await described("select email /* not null: email */ from account")).row).toBe(
    `{ "email": string }`,
  );
  expect((await described("select kind /* narrowed: kind */ from account")).row).toBe(`{ "kind": string }`);
});

test("names every statement, condition and order that reads a column which a migration renamed", async () => {
  const catalog = await readCatalog(client);
  const before = await lookAtStatements(client, root, catalog);
  expect(before.faults).toEqual([]);
  expect(before.described.length).toBeGreaterThan(700);

  await client.query("alter table kill_switch_log rename column scope to renamed");
  const { faults } = await lookAtStatements(client, root, catalog);
  const log = "apps/server/src/modules/sharing/switches/switch-log.store.ts";
  const named = faults.filter((fault) => fault.startsWith(log));
  // Its list with the condition, the turns of posts, one entry, and what a turn writes down.
  expect(named).toHaveLength(5);
  expect(named.every((fault) => fault.includes('"scope" does not exist'))).toBe(true);
  expect(faults.every((fault) => fault.includes('"scope"'))).toBe(true);
  // Every statement of the product is described twice.
}, 60_000);
