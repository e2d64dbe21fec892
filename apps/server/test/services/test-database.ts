import { randomBytes } from "node:crypto";
import pg from "pg";
import {
  cloneDatabase,
  commitWithoutDisk,
  dropDatabase,
} from "../../src/platform/db/setup/create-database.ts";
import { type Database, openPool } from "../../src/platform/db/pool.ts";

export const adminUrl = process.env["TEST_ADMIN_URL"] ?? "postgres://root@127.0.0.1:5432/postgres";

export interface TestDatabase {
  readonly appUrl: string;
  readonly ownerUrl: string;
  readonly name: string;
  readonly pool: Database;
  /** For what no role of the product may do, such as emptying a history between tests. */
  asSuperuser(text: string, values?: readonly unknown[]): Promise<void>;
  drop(): Promise<void>;
}

/** A real database of its own for one test file. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const name = `polyphon_test_${randomBytes(6).toString("hex")}`;
  const template = process.env["TEST_TEMPLATE"];
  if (!template) throw new Error("the global setup did not make a template database");
  const urls = await cloneDatabase(adminUrl, template, name);
  await commitWithoutDisk(adminUrl, name);
  const pool = openPool({ url: urls.app, size: 8, name: "polyphon-test" });
  return {
    appUrl: urls.app,
    ownerUrl: urls.owner,
    name,
    pool,
    asSuperuser: async (text, values = []) => {
      const client = new pg.Client({ connectionString: new URL(`/${name}`, adminUrl).href });
      await client.connect();
      try {
        await client.query(text, [...values]);
      } finally {
        await client.end();
      }
    },
    drop: async () => {
      await pool.end();
      await dropDatabase(adminUrl, name);
    },
  };
}
