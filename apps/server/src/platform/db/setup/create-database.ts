import pg from "pg";
import { migrate, type Migration, rolesSql } from "./migrate.ts";

export interface DatabaseUrls {
  readonly owner: string;
  readonly app: string;
}

function quoted(name: string): string {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) throw new Error(`not a database name: ${name}`);
  return `"${name}"`;
}

async function asAdmin<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function urlsOf(adminUrl: string, name: string): DatabaseUrls {
  const { host } = new URL(adminUrl);
  return {
    owner: `postgres://polyphon_owner@${host}/${name}`,
    app: `postgres://polyphon_app@${host}/${name}`,
  };
}

/**
 * Creates roles, database and tables where they are missing: first start of a developer's machine, and every test run.
 */
export async function createDatabase(
  adminUrl: string,
  name: string,
  options?: { fresh?: boolean; migrations?: readonly Migration[] },
): Promise<DatabaseUrls> {
  await asAdmin(adminUrl, async (client) => {
    await client.query(rolesSql);
    if (options?.fresh) await client.query(`drop database if exists ${quoted(name)} with (force)`);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount === 0) await client.query(`create database ${quoted(name)} owner polyphon_owner`);
  });
  const urls = urlsOf(adminUrl, name);
  await migrate(urls.owner, options?.migrations);
  return urls;
}

export async function cloneDatabase(adminUrl: string, template: string, name: string): Promise<DatabaseUrls> {
  await asAdmin(adminUrl, async (client) => {
    // Two clones of one template at once fail inside PostgreSQL; waiting here avoids that.
    await client.query("select pg_advisory_lock(4712)");
    await client.query(`create database ${quoted(name)} template ${quoted(template)} owner polyphon_owner`);
  });
  return urlsOf(adminUrl, name);
}

/** For a database that may be lost in a power cut: a commit does not wait for the disk. */
export async function commitWithoutDisk(adminUrl: string, name: string): Promise<void> {
  await asAdmin(adminUrl, (client) =>
    client.query(`alter database ${quoted(name)} set synchronous_commit = off`),
  );
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await asAdmin(adminUrl, async (client) => {
    await client.query(`drop database if exists ${quoted(name)} with (force)`);
  });
}
