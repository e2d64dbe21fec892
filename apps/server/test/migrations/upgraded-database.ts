import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { createDatabase, dropDatabase } from "../../src/platform/db/setup/create-database.ts";
import { migrate, readMigrations } from "../../src/platform/db/setup/migrate.ts";
import { adminUrl } from "../services/test-database.ts";

/** For the tests of a file: a database as it was before this migration, filled and then brought up to date. */
export function upgradedDatabase(migration: string, fill: string): () => pg.Client {
  const name = `polyphon_test_${randomBytes(6).toString("hex")}`;
  let client: pg.Client;
  beforeAll(async () => {
    const all = await readMigrations();
    const earlier = all.filter((one) => one.name < migration);
    const { owner } = await createDatabase(adminUrl, name, { migrations: earlier });
    const admin = new URL(adminUrl);
    admin.pathname = name;
    client = new pg.Client({ connectionString: admin.href });
    await client.connect();
    await client.query(fill);
    await migrate(owner, all);
  }, 120_000);
  afterAll(async () => {
    await client.end();
    await dropDatabase(adminUrl, name);
  });
  return () => client;
}
