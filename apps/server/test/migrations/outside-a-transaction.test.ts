import { createHash, randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, dropDatabase } from "../../src/platform/db/setup/create-database.ts";
import { migrate, type Migration } from "../../src/platform/db/setup/migrate.ts";
import { adminUrl } from "../services/test-database.ts";

const name = `polyphon_test_${randomBytes(6).toString("hex")}`;
let owner: string;
let client: pg.Client;

function migration(title: string, sql: string): Migration {
  return { name: title, sql, checksum: createHash("sha256").update(sql).digest("hex") };
}

const table = migration("0001_a.sql", "create table thing (id int, word text);");
const build = migration(
  "0002_b.sql",
  `-- outside a transaction
-- Two at a time.
create index concurrently if not exists thing_id on thing (id);
create unique index concurrently if not exists thing_word on thing (word);
`,
);

const indexes = async () =>
  (
    await client.query<{ name: string; valid: boolean }>(
      `select indexrelid::regclass::text as name, indisvalid as valid from pg_index
       where indrelid = 'thing'::regclass order by 1`,
    )
  ).rows;

beforeAll(async () => {
  owner = (await createDatabase(adminUrl, name, { migrations: [table] })).owner;
  client = new pg.Client({ connectionString: owner });
  await client.connect();
}, 60_000);
afterAll(async () => {
  await client.end();
  await dropDatabase(adminUrl, name);
});

test("an index is built while others write, and after a failure the migration runs again from its beginning", async () => {
  await client.query("insert into thing values (1, 'twice'), (2, 'twice')");
  await expect(migrate(owner, [table, build])).rejects.toThrow("could not create unique index");
  expect(await indexes()).toEqual([
    { name: "thing_id", valid: true },
    { name: "thing_word", valid: false },
  ]);
  await client.query("update thing set word = 'once' where id = 1");
  // Both come at the same moment, as two processes of an installation do.
  const [one, other] = await Promise.all([migrate(owner, [table, build]), migrate(owner, [table, build])]);
  expect([...one, ...other]).toEqual([build.name]);
  expect(await indexes()).toEqual([
    { name: "thing_id", valid: true },
    { name: "thing_word", valid: true },
  ]);
});
