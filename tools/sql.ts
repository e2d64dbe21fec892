import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createDatabase, dropDatabase } from "../apps/server/src/platform/db/setup/create-database.ts";
import { openPool } from "../apps/server/src/platform/db/pool.ts";
import { readCatalog } from "./sql/catalog.ts";
import { lookAtStatements } from "./sql/statement-faults.ts";
import { schemaSource } from "./sql/types.ts";
import { verifyRows } from "./sql/verify-rows.ts";

/**
 * Checks every statement of the server against a freshly migrated database: that it is valid, that its tables and
 * columns exist, and that its rows and values have the types that the program assumes. Writes the names of tables and
 * columns; with --check it only reports whether they still match.
 */
const root = join(import.meta.dirname, "..");
const schemaPath = "apps/server/src/platform/db/schema.gen.ts";
const adminUrl = process.env["TEST_ADMIN_URL"] ?? "postgres://root@127.0.0.1:5432/postgres";
const name = `polyphon_sql_${process.pid}`;

const urls = await createDatabase(adminUrl, name, { fresh: true });
const pool = openPool({ url: urls.owner, size: 1, name: "sql", pipeline: false });
const faults: string[] = [];
try {
  const client = await pool.connect();
  const catalog = await readCatalog(client);
  const schema = schemaSource(catalog);
  if (!process.argv.includes("--check")) writeFileSync(join(root, schemaPath), schema);
  else if (readFileSync(join(root, schemaPath), "utf8") !== schema)
    faults.push(`${schemaPath} is stale: run node tools/sql.ts`);
  const looked = await lookAtStatements(client, root, catalog);
  client.release();
  faults.push(...looked.faults, ...verifyRows(root, looked.described, looked.textOf));
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.stdout.write(
    `sql: ${looked.described.length} statements checked, ${looked.unchecked} built at run time, ${faults.length} faults\n`,
  );
} finally {
  await pool.end();
  await dropDatabase(adminUrl, name);
}
process.exit(faults.length === 0 ? 0 : 1);
