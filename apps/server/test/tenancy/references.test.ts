import { afterAll, beforeAll, expect, test } from "vitest";
import { names, references } from "../../src/platform/db/uses/references.ts";
import { openTestDatabase, type TestDatabase } from "../services/test-database.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.drop());

/** Deactivated or marked as deleted, but their rows stay. */
const neverDeleted = ["account", "company", "role"];

test("every reference that keeps a row from being deleted or moved has an entry, and every entry is one", async () => {
  const { rows } = await db.pool.query<{ name: string }>(
    `select source.relname || '.' || own.attname as name
     from pg_constraint c
       join pg_class source on source.oid = c.conrelid
       join pg_class target on target.oid = c.confrelid
       join pg_namespace n on n.oid = c.connamespace and n.nspname = 'public'
       cross join unnest(c.conkey, c.confkey) as pair (own, other)
       join pg_attribute own on own.attrelid = c.conrelid and own.attnum = pair.own
       join pg_attribute other on other.attrelid = c.confrelid and other.attnum = pair.other and other.attname = 'id'
     where c.contype = 'f' and c.conparentid = 0 and target.relname <> all ($1)
       -- Of more columns than the id: its row cannot change the others.
       and (c.confdeltype in ('a', 'r') or cardinality(c.conkey) > 1)
     order by 1`,
    [neverDeleted],
  );
  expect(rows.map(({ name }) => name)).toEqual(
    Object.keys(references).toSorted((one, another) => (one < another ? -1 : 1)),
  );
});

test("every reference, its owner and the names of each kind can be read", async () => {
  for (const [column, reference] of Object.entries(references)) {
    const [table = "", name = ""] = column.split(".");
    const owner = reference !== null && "owner" in reference ? reference.owner : "id";
    if (reference === null) continue;
    await db.pool.query(`select ${owner} from ${table} where ${name} = 1`);
  }
  for (const { table, name, where } of Object.values(names))
    await db.pool.query(`select id, ${name} from ${table} where ${where ?? "true"}`);
});
